/// The pictures, or the reason that there are none.
typealias JobResult = Result<MadePictures, PictureProblem>

/// What became of a job.
struct FinishedJob: Sendable {
  /// The version of the photograph that was decoded.
  let version: String
  let result: JobResult
}

/// A job for a worker: the ladder of a photograph, or one larger picture of it.
struct PictureJob: Hashable, Sendable {
  let photo: PhotoID
  /// The size of the larger picture; nil for the ladder.
  var larger: PixelSize?

  init(_ photo: PhotoID, larger: PixelSize? = nil) {
    (self.photo, self.larger) = (photo, larger)
  }
}

extension PictureJob {
  /// Whether the photograph has the larger size. Another version of its file may have other sizes.
  func isPossible(_ photo: Photo) -> Bool {
    larger.map(photo.sizes.larger.contains) ?? true
  }
}
