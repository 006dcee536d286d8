/// The properties of a photograph that an earlier run has read from its file.
struct IndexedPhoto: Sendable, Equatable {
  let path: PhotoPath
  let stamp: FileStamp
  /// The identifier in addresses.
  let id: PhotoID
  let properties: PhotoProperties
  /// The version of the code that has read the properties.
  var version = PhotoProperties.version
  /// A number that changes with the files that may have its date.
  var dateFiles = 0
  /// The SHA-256 digest of the whole file; nil until it is read for its pictures.
  var content: [UInt8]?
  /// Whether the file may have other content now: it was changed, and keeps its size, its date and its number.
  var isUnconfirmed = false
  /// A number that differs between contents of a file with the same size, date and number. It is 0 for the first one.
  var edition = 0
  /// When a run found that the path is gone, in seconds since 1970; nil for a file that is there.
  var vanished: Int?

  /// Whether the path is gone.
  var hasVanished: Bool { vanished != nil }
}
