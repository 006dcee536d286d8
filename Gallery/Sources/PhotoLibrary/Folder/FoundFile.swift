/// A file that may be a picture.
public struct FoundFile: Hashable, Sendable {
  /// The path to display.
  public let path: PhotoPath
  /// The path to open. It differs from `path` if a link leads to the file.
  public let location: PhotoPath
  /// A stamp that changes with the content.
  public let stamp: FileStamp
  /// The files beside it that may have its date.
  var dateFiles: [DateFile] = []
  /// The short video beside a photograph that belongs to it; nil without one.
  var motion: MotionFile?

  init(path: PhotoPath, location: PhotoPath, stamp: FileStamp) {
    self.path = path
    // Equal paths share their bytes.
    self.location = location == path ? path : location
    self.stamp = stamp
  }

  /// Whether nothing at all differs. A file that was changed in place may keep its stamp, but not the time of the change.
  public static func == (one: FoundFile, other: FoundFile) -> Bool {
    one.path == other.path && one.location == other.location
      && one.stamp.isIdentical(to: other.stamp) && one.dateFiles == other.dateFiles
      && one.motion == other.motion
  }
}

/// A short video that a telephone has recorded around the moment of a photograph, in a file of its own.
struct MotionFile: Hashable, Sendable {
  /// The path to open.
  let location: PhotoPath
  /// A stamp that changes with the content.
  let stamp: FileStamp
}
