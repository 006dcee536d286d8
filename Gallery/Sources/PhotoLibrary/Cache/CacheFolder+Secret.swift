import Foundation

extension CacheFolder {
  /// Returns a text that belongs to a folder and stays in the cache. Only the owner of the cache can read it.
  /// - Parameters:
  ///   - new: the text if there is none yet.
  ///   - isReplacing: whether the new text replaces one that is there.
  ///   - isValid: whether a text that is there can be used. Otherwise the new one replaces it.
  public func secret(
    of root: FolderRoot, orElse new: String, isReplacing: Bool, isValid: (String) -> Bool
  ) throws(FileProblem) -> String {
    let folder = hexadecimal(UInt64(bigEndianBytes: Digest.sha256(root.realPath).prefix(8)))
    let name = "token-" + folder
    let bytes = Array(new.utf8)
    if isReplacing || isReadableByOthers(name) {
      try write([bytes], to: name)
      return new
    }
    let kept = try writeOnce(name, bytes) { isValid(String(decoding: $0, as: UTF8.self)) }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether other users of the machine may know the content of a file.
  private func isReadableByOthers(_ name: String) -> Bool {
    guard let status = try? open(name)?.status() else { return false }
    return status.st_mode & 0o077 != 0
  }
}
