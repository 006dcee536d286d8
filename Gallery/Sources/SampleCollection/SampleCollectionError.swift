public import Foundation

/// Why the sample collection could not be drawn.
public enum SampleCollectionError: Error, Equatable {
  /// A file or folder could not be written.
  case cannotWrite(String, reason: String)
  /// The library that encodes JPEG files would not start.
  case noEncoder(String)
}

extension SampleCollectionError: LocalizedError {
  /// What went wrong and what to do about it, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .noEncoder(let reason):
      "libvips could not be started (\(reason)); install it again or name a folder of your own."
    case .cannotWrite(let path, let reason):
      "\(path) could not be written (\(reason)); make room there or name a folder of your own."
    }
  }
}
