/// Pictures of one photograph: those of the ladder, or one larger picture.
struct MadePictures: Sendable, Equatable {
  /// The pictures, smallest first, as in `PictureSizes.ladder`.
  var pictures: [Picture]
  /// The average colour as 0xRRGGBB; 0 for a larger picture.
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
