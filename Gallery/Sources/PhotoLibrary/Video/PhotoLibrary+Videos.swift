extension PhotoLibrary {
  /// Opens what moves: a video, the short one that belongs to a photograph, or a picture of several frames.
  /// - Throws: `.unknown` if there is no such file, or if it has changed; `.cannotBeShown` with the reason otherwise.
  nonisolated public func video(
    _ id: PhotoID
  ) async throws(PictureRequestProblem) -> ServedFile {
    guard let photo = await photo(id), let version = photo.videoVersion else { throw .unknown }
    let result = await requestThreads.run {
      Result { () throws(PictureProblem) in try servedVideo(photo, version) }
    }
    switch result {
    case .success(let video): return video
    case .failure(let problem): throw .cannotBeShown(problem.description)
    }
  }

  nonisolated private func servedVideo(
    _ photo: Photo, _ version: String
  ) throws(PictureProblem) -> ServedFile {
    var (location, stamp, start) = (photo.file.location, photo.file.stamp, 0)
    switch photo.motion {
    case .beside(let motion): (location, stamp) = (motion.location, motion.stamp)
    case .inside(let offset): start = offset
    case nil: break
    }
    let file = try root.openPicture(location)
    guard let now = try? FileStamp(file.status()), now == stamp else { throw .changed }
    let bytes = try FileBytes(file, from: start)
    let format = try PictureFormat.sniff(bytes)
    guard format.isVideo || photo.animationEnding != nil else { throw .noVideo }
    var hidden = HiddenBytes()
    if !options.keepsLocation {
      // A program may change a file in place, and keep its date.
      let key = "\(photo.id)-\(version)-\(now.changedNanoseconds)"
      hidden = try hiddenBytes.value(for: key) { () throws(PictureProblem) in
        try HiddenBytes(bytes, format)
      }
    }
    return ServedFile(
      file, now, from: start, version: version, type: format.mediaType, hidden: hidden,
      on: requestThreads)
  }
}
