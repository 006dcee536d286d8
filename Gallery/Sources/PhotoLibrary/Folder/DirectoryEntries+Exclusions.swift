/// The entries that keep others from being shown. They are looked for by name if the folder could not be read to its end.
extension DirectoryEntries {
  /// Whether there is a file `.nomedia`, by which Android keeps galleries from showing a folder and everything in it.
  func keepGalleriesOut(of folder: OpenFile) -> Bool {
    let isListed = names.contains {
      $0.count == noMedia.count && String(decoding: $0, as: UTF8.self).lowercased() == ".nomedia"
    }
    return isListed || problem != nil && (try? folder.status(of: noMedia)) != nil
  }

  /// Returns the patterns of the folder.
  func exclusions(of folder: OpenFile) throws(ExclusionFile.Problem) -> ExclusionFile {
    guard problem != nil || names.contains(Array(ExclusionFile.name.utf8)) else {
      return try ExclusionFile([])
    }
    return try ExclusionFile(of: folder)
  }
}

private let noMedia = Array(".nomedia".utf8)
