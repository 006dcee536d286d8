/// The path of a file relative to the shown folder, as bytes.
///
/// Names on Linux are bytes, not text: a name may be invalid UTF-8, and two names may look alike. So paths are
/// compared and opened as bytes, and become text only for display.
public struct PhotoPath: Hashable, Sendable {
  /// The components, separated by `/`. Empty for the shown folder itself.
  public let bytes: [UInt8]

  /// The path of the shown folder itself.
  public static let root = PhotoPath([])

  /// Creates a path from bytes.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the path of the entry `name` of this folder.
  public func appending(_ name: [UInt8]) -> PhotoPath {
    PhotoPath(bytes.isEmpty ? name : bytes + [slash] + name)
  }

  /// The components, beginning with the outermost folder.
  public var components: [[UInt8]] {
    bytes.split(separator: slash).map(Array.init)
  }

  /// The last component. Empty for the shown folder itself.
  public var name: [UInt8] {
    Array(nameSlice)
  }

  /// Returns the first component below a folder around it: a file or a folder.
  func name(below folder: PhotoPath) -> ArraySlice<UInt8> {
    bytes.dropFirst(folder.bytes.isEmpty ? 0 : folder.bytes.count + 1).prefix { $0 != slash }
  }

  /// `name`, without a copy.
  var nameSlice: ArraySlice<UInt8> { bytes[startOfName...] }

  /// The path of `parent`, without a copy.
  var parentSlice: ArraySlice<UInt8> { bytes.prefix(max(0, startOfName - 1)) }

  /// The folder that contains this file or folder.
  public var parent: PhotoPath {
    PhotoPath(Array(parentSlice))
  }

  /// Whether `folder` contains this file or folder, at any depth.
  public func isInside(_ folder: PhotoPath) -> Bool {
    let count = folder.bytes.count
    return bytes.count > count && (count == 0 || bytes[count] == slash)
      && bytes.starts(with: folder.bytes)
  }

  /// Whether `folder` contains this file or folder directly.
  public func isEntry(of folder: PhotoPath) -> Bool { parentSlice.elementsEqual(folder.bytes) }

  /// The last component as text. Bytes that are not UTF-8 become U+FFFD.
  public var displayName: String {
    String(decoding: name, as: UTF8.self)
  }

  /// The whole path as text.
  public var display: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// The part of the name after the last dot, in lower case. Empty without a dot.
  public var fileExtension: String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// The path without the last dot and the extension.
  public var withoutExtension: PhotoPath {
    let length = fileExtension.utf8.count
    return length == 0 ? self : PhotoPath(Array(bytes.dropLast(length + 1)))
  }

  private var startOfName: Int {
    bytes.lastIndex(of: slash).map { $0 + 1 } ?? 0
  }
}

private let slash = UInt8(ascii: "/")
