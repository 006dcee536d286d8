import Foundation

extension PhotoLibrary {
  /// Opens the index, and reads the photographs that earlier runs know.
  func openIndex() async {
    do throws(IndexProblem) {
      let (opened, photos, refused) = try await scanThreads.run { [root, folder = cache.folder] in
        Result { () throws(IndexProblem) in
          let (index, photos) = try PhotoIndex.open(in: folder, of: root)
          return (index, photos, try index.refusedFiles())
        }
      }.get()
      knownPhotos.add(photos)
      refusedFiles.add(refused)
      index = opened
    } catch {
      report(.indexFailing(error.description))
      // People can search all the same.
      index = PhotoIndex.inMemory(of: root)
    }
  }

  /// Writes the changes to the index.
  func saveIndex() async {
    await update { [knownPhotos, refusedFiles] index throws(IndexProblem) in
      try await index.write(knownPhotos)
      try await index.write(refusedFiles)
    }
  }

  /// Removes photographs and folders that are not needed any more. Call it after the folder is read: photographs may be back after
  /// a long time.
  func cleanIndex() async {
    await update { index throws(IndexProblem) in
      try await index.forget(vanishedBefore: .now - 30 * day, lastShownBefore: .now - 365 * day)
    }
  }

  /// Calls `body` with the index, and reports an error. A damaged index is not used again; the next start sets it aside.
  private func update(
    _ body: @Sendable (PhotoIndex) async throws(IndexProblem) -> Void
  ) async {
    guard let index else { return }
    do throws(IndexProblem) {
      try await body(index)
      indexProblem = nil
    } catch {
      if error == .damaged { self.index = nil }
      if indexProblem != error { report(.indexFailing(error.description)) }
      indexProblem = error
    }
  }

}

// Somebody who moves photographs by way of another disk moves them back within a month. A folder on a disk that is kept in a
// drawer is shown once a year.
private let day: TimeInterval = 24 * 60 * 60
