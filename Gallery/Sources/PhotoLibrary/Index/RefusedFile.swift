/// A file whose header an earlier run has refused.
struct RefusedFile: Sendable, Equatable {
  let path: PhotoPath
  let stamp: FileStamp
  /// The reason, in one clause.
  let reason: String
  /// The largest photograph that was allowed, in pixels.
  let limit: Int
  /// The version of the code that has refused it.
  var version = PhotoProperties.version
}
