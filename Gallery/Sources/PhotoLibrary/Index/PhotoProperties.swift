/// The properties of a photograph that a listing needs, from the header of its file.
struct PhotoProperties: Sendable, Equatable {
  /// The format of the file.
  let format: PictureFormat
  /// The picture in the file; nil if the whole file is the picture.
  let embedded: EmbeddedPicture?
  /// The size in pixels, upright.
  let size: PixelSize
  /// The date on which it was taken; nil if it is not known.
  let taken: TakenDate?
  /// Where `taken` was found.
  var takenFrom: DateSource?
  /// The duration of a video in seconds; nil for a picture, or if it is not known.
  var seconds: Double?
  /// The offset of the short video at the end of a photograph's file; nil without one.
  var motionStart: Int?
  /// Whether it is a picture of several frames that browsers show one after the other.
  var isAnimated = false
  /// The name of the coding of a video that browsers do not play.
  var unplayable: String?
  /// The texts and the settings of the camera; nil without any, as in most files of some folders.
  var sharedMetadata: Shared<PhotoMetadata>?

  /// The texts and the settings of the camera.
  var metadata: PhotoMetadata {
    get { sharedMetadata?.value ?? PhotoMetadata() }
    set { sharedMetadata = newValue == PhotoMetadata() ? nil : Shared(newValue) }
  }

  /// The version of the code that reads them. It changes when the code reads other properties from the same file; then all
  /// headers are read again.
  static let version = 7
}

extension PhotoProperties {
  /// The properties of a file, and the date and the texts in it, beside it or in its name.
  init(_ header: PictureHeader, _ bytes: FileBytes, of file: FoundFile, in root: FolderRoot) {
    (format, embedded) = (header.format, header.embedded)
    size = PixelSize(header.width, header.height)
    let found = FoundDate(header, name: file.path.displayName, file.dateFiles, in: root)
    (taken, takenFrom) = (found?.date, found?.source)
    (seconds, unplayable) = (header.video?.seconds, header.video?.unplayable)
    motionStart = header.format.motionStart(in: bytes)
    isAnimated = header.orientation == .up && AnimationParts.areWithinLimits(bytes, format)
    let hasSidecar = file.dateFiles.contains { !$0.isXMP }
    metadata = PhotoMetadata(
      header, bytes, of: file, in: root,
      hasSidecar ? SidecarFile(of: file, in: root)?.sidecar : nil)
  }
}
