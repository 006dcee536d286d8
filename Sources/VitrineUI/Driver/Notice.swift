/// What is said to somebody who listens to the screen, in numbers; the words are those of the views.
enum Notice: Equatable {
  /// A scroll has ended here: the index of an item, and of how many. The same again says that it goes no farther.
  case place(Int, of: Int)
}

/// Where a screen reader or focus shall go, and how often it was asked to: the same element may be asked for again.
struct Goal<Key: Hashable>: Equatable {
  private(set) var key: Key?
  private var wishes = 0

  /// Asks for an element.
  mutating func go(to key: Key) {
    self.key = key
    wishes += 1
  }
}
