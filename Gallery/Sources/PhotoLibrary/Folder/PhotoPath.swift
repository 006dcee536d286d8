/// Where a file lies below the folder being shown, as the bytes the file system knows.
///
/// Names on Linux are bytes, not text: they may be no valid UTF-8, and two names may look alike. So
/// paths are compared and opened as bytes, and turned into text only to be shown.
public struct PhotoPath: Hashable, Sendable {
  /// Components joined by `/`, without one at either end; empty for the folder itself.
  public let bytes: [UInt8]

  /// The folder being shown itself.
  public static let root = PhotoPath([])

  /// A path of these bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The path of the entry called `name` in this folder.
  public func appending(_ name: [UInt8]) -> PhotoPath {
    PhotoPath(bytes.isEmpty ? name : bytes + [slash] + name)
  }

  /// The components from the outermost folder to the last name.
  public var components: [[UInt8]] {
    bytes.split(separator: slash).map(Array.init)
  }

  /// The last component; empty for the folder itself.
  public var name: [UInt8] {
    Array(bytes.suffix(from: startOfName))
  }

  /// The folder this lies in.
  public var parent: PhotoPath {
    PhotoPath(Array(bytes.prefix(max(0, startOfName - 1))))
  }

  /// Whether this lies in `folder`, at any depth.
  public func lies(in folder: PhotoPath) -> Bool {
    components.count > folder.components.count && components.starts(with: folder.components)
  }

  /// The last component for people to read; what is no UTF-8 becomes U+FFFD.
  public var displayName: String {
    String(decoding: name, as: UTF8.self)
  }

  /// The whole path for people to read.
  public var display: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// What follows the last dot of the name, in lower case; empty without one.
  public var fileExtension: String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The path without its last dot and what follows.
  public var withoutExtension: PhotoPath {
    let length = fileExtension.utf8.count
    return length == 0 ? self : PhotoPath(Array(bytes.dropLast(length + 1)))
  }

  private var startOfName: Int {
    bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
  }
}

private let slash = UInt8(ascii: "/")
