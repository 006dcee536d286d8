public import Foundation

/// Why the sample collection could not be drawn.
public enum SampleCollectionError: Error, Equatable {
  /// A file or folder could not be written.
  case cannotWrite(String, reason: String)
  /// The encoder refused the picture of a file.
  case cannotEncode(String, reason: String)
}

extension SampleCollectionError: LocalizedError {
  /// What went wrong and what to do about it, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .cannotWrite(let path, let reason):
      "\(path) could not be written (\(reason)); make room there or name a folder of your own."
    case .cannotEncode(let path, let reason):
      "\(path) could not be encoded (\(reason)); name a folder of your own."
    }
  }
}
