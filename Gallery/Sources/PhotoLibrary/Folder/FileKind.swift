/// The kind of a file, by its name. The file is not opened.
enum FileKind {
  /// A picture or a video in a format that is shown.
  case picture
  /// A picture in a format that is not shown, with the name of the format.
  case otherPicture(String)
  /// A video in a format that is not shown.
  case otherVideo
  /// A file that may describe a photograph.
  case sidecar
  /// Any other file, which a gallery ignores.
  case other

  /// The kind of the file at a path.
  init(_ path: PhotoPath) {
    let suffix = suffix(of: path)
    if pictures.contains(suffix) || raw.contains(suffix) || videos.contains(suffix) {
      self = .picture
    } else if otherVideos.contains(suffix) {
      self = .otherVideo
    } else if suffix == "json" || suffix == "xmp" {
      self = .sidecar
    } else {
      self = others[suffix].map(FileKind.otherPicture) ?? .other
    }
  }

  /// Whether a file has the name of a camera's raw file.
  static func isRaw(_ path: PhotoPath) -> Bool { raw.contains(suffix(of: path)) }

  /// Whether a file has the name of a video that is shown.
  static func isVideo(_ path: PhotoPath) -> Bool { videos.contains(suffix(of: path)) }

  /// Whether a file has the name of a short video that may belong to a photograph. Telephones and cameras write MP4.
  static func isMotion(_ path: PhotoPath) -> Bool {
    isVideo(path) && suffix(of: path) != "webm"
  }

  /// Whether the file is a picture or a video in a format that is shown.
  var isPicture: Bool {
    if case .picture = self { true } else { false }
  }
}

/// Returns the extension of a path. Some programs leave a space at the end of a name.
private func suffix(of path: PhotoPath) -> String {
  String(path.fileExtension.prefix { $0 != " " })
}

/// The extensions of pictures that are decoded. Cameras write HEIC as `hif`, and a JPEG of a whole sphere as `insp`. Of an animation
/// (`apng`, `heics`, `avifs`), the first picture is in the grid. Programs name a BigTIFF `btf` or `tf8`.
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

/// The extensions of videos that browsers play. Telephones of 2005 wrote MP4 as `3gp`.
private let videos: Set = ["mp4", "m4v", "mov", "qt", "webm", "3gp", "3g2"]

/// Videos of old cameras and of television, copies of small size (`lrv`), and videos of whole spheres.
private let otherVideos: Set = [
  "avi", "mkv", "mts", "m2ts", "mpg", "mpeg", "wmv", "asf", "flv", "ogv", "lrv", "insv",
]

/// Formats that are not shown. SVG and PDF can contain programs, PSD and XCF are files of editors, CRW, MRW and X3F are raw files
/// that are no TIFF, and few decoders read the others.
private let others = [
  "svg": "SVG", "pdf": "PDF", "eps": "EPS", "psd": "Photoshop", "xcf": "GIMP", "bmp": "BMP",
  "jxl": "JPEG XL", "jp2": "JPEG 2000", "exr": "OpenEXR", "hdr": "Radiance", "tga": "Targa",
  "crw": "CRW", "mrw": "MRW", "x3f": "X3F",
]
