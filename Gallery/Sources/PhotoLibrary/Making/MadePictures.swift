/// What became of one photograph: every width of the ladder and its average colour.
struct MadePictures: Sendable, Equatable {
  /// Smallest first, as in `Ladder.widths`.
  var pictures: [Picture]
  /// Average colour as 0xRRGGBB.
  var average: UInt32
  /// Whether the file broke off before its picture was complete; the rest is blank.
  var isIncomplete: Bool

  /// One JPEG.
  struct Picture: Sendable, Equatable {
    var width: Int
    var height: Int
    var jpeg: [UInt8]
  }
}
