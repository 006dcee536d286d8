/// The reason that a request gets no picture.
public enum PictureRequestProblem: Error, Sendable, Equatable {
  /// There is no such photograph, or no such width.
  case unknown
  /// The file cannot be shown, for this reason.
  case cannotBeShown(String)
}
