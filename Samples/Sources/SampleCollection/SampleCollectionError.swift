public import Foundation

/// The reason that the sample collection could not be drawn.
public enum SampleCollectionError: Error, Equatable {
  /// A file or folder could not be written.
  case cannotWrite(String, reason: String)
  /// A picture could not be encoded.
  case cannotEncode(String, reason: String)
}

extension SampleCollectionError: LocalizedError {
  /// Describes the problem and the remedy.
  public var errorDescription: String? {
    switch self {
    case .cannotWrite(let path, let reason):
      "\"\(path)\" cannot be written: \(reason). Name another folder, or make room on the disk."
    case .cannotEncode(let path, let reason):
      "\"\(path)\" cannot be encoded: \(reason). Name a folder of your own."
    }
  }
}

extension SampleCollectionError {
  /// A file or folder could not be written, because of an error of Foundation or the system.
  static func cannotWrite(_ url: URL, _ error: any Error) -> SampleCollectionError {
    .cannotWrite(url.path, reason: clause(error))
  }
}

/// Returns the system's reason in one clause.
private func clause(_ error: any Error) -> String {
  let error = error as NSError
  if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return clause(cause) }
  guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
  return switch Int32(error.code) {
  case ENOTDIR, EEXIST: "a part of its path is a file"
  case ENOENT: "no folder can be made there"
  case EACCES, EPERM: "you have no permission to write there"
  case ENOSPC, EDQUOT: "the disk is full"
  case EROFS: "the disk is read-only"
  default: String(cString: strerror(Int32(error.code)))
  }
}
