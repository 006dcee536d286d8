/// The SHA-256 digest of the bytes of a file, by which a photograph is found again that was moved.
enum ContentDigest {
  /// Reads a whole file. Returns nil if the file cannot be read, or if the task is cancelled.
  static func sha256(of file: OpenFile) -> [UInt8]? {
    Digest.sha256 { update in
      var offset = 0
      while true {
        guard !Task.isCancelled, let bytes = try? file.read(at: offset, count: partSize)
        else { return false }
        update(bytes)
        offset += bytes.count
        if bytes.count < partSize { return true }
      }
    }
  }
}

// A part fits into the caches of processors.
private let partSize = 1 << 18
