extension PhotoLibrary {
  /// Ends the job of a photograph with the pictures of another file with the same content. If that file is being decoded, waits for it.
  /// - Returns: false if there are no such pictures. Then later files with this content share those of this photograph.
  func sharePictures(with photo: Photo, _ decoding: DecodingLane) async -> Bool {
    if let before = knownPhotos.replaced(by: photo.file) {
      let kept = await decoding.perform { [cache] in
        let kept = cache.sharePictures(of: .init(before), with: photo)
        if kept != nil { cache.forget(.init(before)) }
        return kept
      }
      if let kept {
        finish(photo, sharing: kept)
        return true
      }
    }
    while let original = knownPhotos.original(of: photo.file) {
      let (job, own) = (PictureJob(original.id), PictureJob(photo.id))
      // Two photographs that wait for each other would wait for ever.
      if inProgress.contains(job), !sharing.contains(job) {
        sharing.insert(own)
        _ = await withCheckedContinuation { waiting[job, default: []].append($0) }
        sharing.remove(own)
      }
      let shared = await decoding.perform { [cache] in
        cache.sharePictures(of: .init(original), with: photo)
      }
      if let shared {
        finish(photo, sharing: shared)
        return true
      }
      if knownPhotos.replace(original: original, by: photo.file) { return false }
    }
    return false
  }

  private func finish(_ photo: Photo, sharing pictures: MadePictures) {
    setPictureState(Photo.PictureState(.success(pictures)), of: photo)
    release(
      PictureJob(photo.id), FinishedJob(version: photo.version, result: .success(pictures)))
  }
}
