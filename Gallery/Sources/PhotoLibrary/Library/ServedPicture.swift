public import Foundation

/// A picture for a client.
public struct ServedPicture: Sendable, Equatable {
  /// The version of the photograph that it shows.
  public let version: String
  /// A tag that identifies the bytes: equal tags mean equal bytes.
  public let tag: String
  /// The date on which the file was changed last. The camera's own preview has none, because it gives way to the smallest
  /// picture while the file stays the same.
  public let changed: Date?
  /// The JPEG file; empty if the client has it already.
  public private(set) var jpeg: [UInt8]

  /// - Parameter name: which picture of the photograph it is.
  init(_ photo: Photo, _ name: String) {
    (version, jpeg) = (photo.version, [])
    tag = "\(version)-\(name)"
    changed = photo.file.stamp.changed
  }

  /// The camera's own preview of a photograph.
  init(preview jpeg: [UInt8], of photo: Photo) {
    (version, self.jpeg) = (photo.version, jpeg)
    (tag, changed) = ("\(version)-preview", nil)
  }

  /// Returns the picture with its bytes.
  func with(_ jpeg: [UInt8]) -> ServedPicture {
    var copy = self
    copy.jpeg = jpeg
    return copy
  }
}
