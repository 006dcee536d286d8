/// A file of a published site.
public struct SiteFile: Sendable, Equatable {
  /// The path relative to the site, such as `p/0123456789abcdef01234567/320.jpg`.
  public let path: String
  /// The bytes.
  public let content: [UInt8]

  /// Creates a file.
  public init(path: String, content: [UInt8]) { (self.path, self.content) = (path, content) }
}
