/// The pictures, or the reason that there are none.
typealias JobResult = Result<MadePictures, PictureProblem>

/// The outcome of a job.
struct FinishedJob: Sendable {
  /// The version of the photograph that was decoded.
  let version: String
  let result: JobResult
}

/// A job for a worker: the ladder of a photograph, or one requested picture of it.
struct PictureJob: Hashable, Sendable {
  let photo: PhotoID
  /// The requested picture; nil for the ladder.
  var requested: PictureOnDemand?

  init(_ photo: PhotoID, requested: PictureOnDemand? = nil) {
    (self.photo, self.requested) = (photo, requested)
  }
}

extension PictureJob {
  /// Whether the photograph has the requested picture. Another version of its file may have other sizes.
  func isPossible(_ photo: Photo) -> Bool {
    requested?.isPossible(of: photo.sizes) ?? true
  }
}
