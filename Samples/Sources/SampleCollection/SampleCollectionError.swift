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
      "\(path) cannot be written (\(reason)). Make room on the disk, or name a folder of your own."
    case .cannotEncode(let path, let reason):
      "\(path) cannot be encoded (\(reason)). Name a folder of your own."
    }
  }
}
