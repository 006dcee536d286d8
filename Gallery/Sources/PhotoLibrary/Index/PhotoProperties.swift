/// The properties of a photograph that a listing needs, from the header of its file.
struct PhotoProperties: Sendable, Equatable {
  /// The format of the file.
  let format: PictureFormat
  /// The picture in the file; nil if the whole file is the picture.
  let embedded: EmbeddedPicture?
  /// The size in pixels, upright.
  let size: PixelSize
  /// The date on which it was taken, as in the file or else in its name; nil if neither has it.
  let taken: TakenDate?

  /// The version of the code that reads them. It changes when the code reads other properties from the same file; then all
  /// headers are read again.
  static let version = 3
}

extension PhotoProperties {
  /// - Parameter name: the name of the file.
  init(_ header: PictureHeader, name: String) {
    (format, embedded) = (header.format, header.embedded)
    size = PixelSize(header.width, header.height)
    taken = header.exif.taken ?? TakenDate(fileName: name)
  }
}
