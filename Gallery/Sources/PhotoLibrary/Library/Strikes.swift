/// How photographs are treated that could not be decoded.
///
/// A worker that ends says little about the file: memory may have been short, or the decoder at fault. So a photograph
/// is tried twice, and marked as broken for good only when it may be blamed both times.
struct Strikes {
  /// The treatment.
  enum Verdict: Equatable {
    /// It is tried once more, after the others.
    case tryAgain
    /// The reason is kept, so that the file is not tried in the next run.
    case keep
    /// The reason holds until somebody asks for the picture, or until the next run.
    case letGo
  }

  private var first: [PictureCache.Entry: PictureProblem] = [:]

  /// Judges a problem of a photograph.
  mutating func verdict(on problem: PictureProblem, of entry: PictureCache.Entry) -> Verdict {
    switch problem.cause {
    case .file: return .keep
    case .machine: return .letGo
    case .unknown, .moment: break
    }
    guard let before = first.removeValue(forKey: entry) else {
      first[entry] = problem
      return .tryAgain
    }
    return before.cause == .unknown && problem.cause == .unknown ? .keep : .letGo
  }
}
