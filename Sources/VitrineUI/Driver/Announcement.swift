/// A VoiceOver announcement as numbers. The views add the words.
enum Announcement: Equatable {
  /// The index of the item at which a scroll ended, and the number of items. A repeated index means that the strip cannot
  /// scroll farther.
  case position(Int, of: Int)
}
