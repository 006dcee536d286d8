/// The kind of a file, by its name. The file is not opened.
enum FileKind {
  /// A picture in a format that is shown.
  case picture
  /// A picture in a format that is not shown, with the name of the format.
  case otherPicture(String)
  /// A video.
  case video
  /// A file that may describe a photograph.
  case sidecar
  /// Any other file, which a gallery ignores.
  case other

  /// The kind of the file at a path.
  init(_ path: PhotoPath) {
    // Some programs leave a space at the end of a name.
    let suffix = String(path.fileExtension.prefix { $0 != " " })
    if pictures.contains(suffix) || raw.contains(suffix) {
      self = .picture
    } else if videos.contains(suffix) {
      self = .video
    } else if suffix == "json" || suffix == "xmp" {
      self = .sidecar
    } else {
      self = others[suffix].map(FileKind.otherPicture) ?? .other
    }
  }

  /// Whether the file is a picture in a format that is shown.
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}

/// The extensions of pictures that are decoded. Cameras write HEIC as `hif`, and a JPEG of a whole sphere as `insp`. Of an animation
/// (`apng`, `heics`, `avifs`) the first picture is shown. Programs name a BigTIFF `btf` or `tf8`.
private let pictures: Set = [
  "jpg", "jpeg", "jpe", "jif", "jfi", "jfif", "pjpeg", "pjp", "jps", "mpo", "insp", "png", "apng",
  "webp", "tif", "tiff", "btf", "tf8", "gif", "heic", "heif", "heics", "heifs", "hif", "avif",
  "avifs",
]

/// The extensions of cameras' raw files.
private let raw: Set = [
  "3fr", "arw", "cr2", "cr3", "dcr", "dng", "erf", "fff", "gpr", "iiq", "kdc", "mef", "mos", "nef",
  "nrw", "orf", "pef", "raf", "rw2", "rwl", "sr2", "srf", "srw",
]

private let videos: Set = [
  "mp4", "m4v", "mov", "qt", "avi", "mkv", "webm", "3gp", "3g2", "mts", "m2ts", "mpg", "mpeg",
  "wmv", "asf", "flv", "ogv", "lrv", "insv",
]

/// Formats that are not shown. SVG and PDF can contain programs, PSD and XCF are files of editors, CRW, MRW and X3F are raw files
/// that are no TIFF, and few decoders read the others.
private let others = [
  "svg": "SVG", "pdf": "PDF", "eps": "EPS", "psd": "Photoshop", "xcf": "GIMP", "bmp": "BMP",
  "jxl": "JPEG XL", "jp2": "JPEG 2000", "exr": "OpenEXR", "hdr": "Radiance", "tga": "Targa",
  "crw": "CRW", "mrw": "MRW", "x3f": "X3F",
]
