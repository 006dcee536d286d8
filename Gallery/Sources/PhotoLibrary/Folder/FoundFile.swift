/// A file that may be a picture, as the walk met it.
public struct FoundFile: Hashable, Sendable {
  /// Where people see it.
  public let path: PhotoPath
  /// Where it is opened: the same, unless a link led there.
  public let location: PhotoPath
  /// What changes with its content.
  public let stamp: FileStamp
}
