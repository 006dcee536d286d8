/// The pictures of one photograph: every width of the ladder, and the average colour.
struct MadePictures: Sendable, Equatable {
  /// The pictures, smallest first, as in `Ladder.widths`.
  var pictures: [Picture]
  /// The average colour as 0xRRGGBB.
  var average: UInt32
  /// Whether the file ends before its picture is complete. The rest of the picture is blank.
  var isIncomplete: Bool

  /// One JPEG.
  struct Picture: Sendable, Equatable {
    var width: Int
    var height: Int
    var jpeg: [UInt8]
  }
}
