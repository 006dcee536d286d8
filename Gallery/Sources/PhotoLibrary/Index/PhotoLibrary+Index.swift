import Foundation

extension PhotoLibrary {
  /// Opens the index, and reads what earlier runs know.
  func openIndex() async {
    do throws(IndexProblem) {
      let (opened, photos) = try await contents(of: cache.folder)
      knownPhotos.add(photos)
      index = opened
    } catch {
      report(.indexFailing(error.description))
    }
  }

  @concurrent nonisolated private func contents(
    of folder: CacheFolder
  ) async throws(IndexProblem) -> (PhotoIndex, [IndexedPhoto]) {
    let index = try PhotoIndex(in: folder, of: root)
    return (index, try index.photos())
  }

  /// Writes what has changed into the index. Goes on without the index if that fails.
  func saveIndex() async {
    let changes = knownPhotos.takeChanges()
    await update { index throws(IndexProblem) in try await index.write(changes) }
  }

  /// Forgets what is not needed any more. The folder has been read before, since photographs may be back after a long time.
  func cleanIndex() async {
    await update { index throws(IndexProblem) in
      try await index.forget(vanishedBefore: .now - 30 * day, shownBefore: .now - 365 * day)
    }
  }

  private func update(
    _ body: @Sendable (PhotoIndex) async throws(IndexProblem) -> Void
  ) async {
    guard let index else { return }
    do throws(IndexProblem) {
      try await body(index)
    } catch {
      self.index = nil
      report(.indexFailing(error.description))
    }
  }

  /// Reads the whole file of a photograph whose pictures are made, so that it is found again when it is moved.
  nonisolated func noteContent(of photo: Photo, _ decoding: DecodingLane) async {
    guard knownPhotos.needsDigest(of: photo.file),
      let digest = await decoding.digest(of: photo.file, in: root)
    else { return }
    knownPhotos.note(digest: digest, of: photo.file)
    await saveIndex()
  }
}

// Somebody who moves photographs by way of another disk moves them back within a month. A folder on a disk that is kept in a
// drawer is shown once a year.
private let day: TimeInterval = 24 * 60 * 60
