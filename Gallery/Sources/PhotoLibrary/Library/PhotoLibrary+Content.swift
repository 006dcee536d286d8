/// The content of files: it decides whether pictures are those of a file.
extension PhotoLibrary {
  /// Reads the whole file of a photograph, so that it is found again when it is moved, so that files with the same content share
  /// their pictures, and so that a file that was changed in place gets pictures of its own.
  nonisolated func noteContent(of photo: Photo, _ decoding: DecodingLane) async {
    guard knownPhotos.needsDigest(of: photo.file),
      let digest = await decoding.digest(of: photo.file, in: root)
    else { return }
    await note(digest, of: photo)
  }

  /// Returns a photograph whose pictures are those of its file, as far as that can be read. Nobody sees the earlier ones of a file that
  /// was changed in place.
  nonisolated public func confirmed(_ id: PhotoID) async -> Photo? {
    guard let photo = await photo(id), knownPhotos.isUnconfirmed(photo.file),
      let digest = await requestThreads.run({ [root] in root.digest(of: photo.file) })
    else { return await photo(id) }
    await note(digest, of: photo)
    await saveIndex()
    return await self.photo(id)
  }

  private func note(_ digest: [UInt8], of photo: Photo) {
    guard knownPhotos.note(digest: digest, of: photo.file) else { return }
    // The next start does not find the earlier pictures if it has no index.
    cache.forget(photo.entry)
    guard let index = listing.index(of: photo.id), listing.photos[index].version == photo.version,
      let read = knownPhotos.photo(of: photo.file)
    else { return }
    let edited = Photo(photo.file, read)
    progress.replace(listing.photos[index].pictureState, by: edited.pictureState)
    listing.photos[index] = edited
    listing.revision += 1
    queues[lane(of: edited)]?.postpone(PictureJob(edited.id))
    queueSignals.forEach { $0.yield() }
    announcer.announce(state)
  }
}
