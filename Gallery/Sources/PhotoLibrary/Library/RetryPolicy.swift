/// Decides what to do with a photograph that could not be decoded.
///
/// A worker that ends does not prove that the file is broken: memory may have been short, or the decoder at fault.
/// So a photograph is tried twice, the second time alone, with more memory and time. It counts as broken only if the
/// file may be the cause both times.
struct RetryPolicy {
  /// What to do with the photograph.
  enum Decision: Equatable {
    /// Try it once more, after the others; alone, if it may need more memory or time.
    case retry
    /// Write the problem into the cache, so that the next run does not try the file.
    case record
    /// Report the problem. The next request for a picture, or the next run, tries again.
    case delay
  }

  private var first: [PictureCache.Entry: PictureProblem] = [:]

  /// Whether a photograph is tried alone, because it has failed once and may need more memory or time.
  func isTriedAlone(_ entry: PictureCache.Entry) -> Bool {
    first[entry]?.mayNeedMore ?? false
  }

  /// Decides about a problem of a photograph.
  mutating func decision(
    about problem: PictureProblem, of entry: PictureCache.Entry
  ) -> Decision {
    switch problem.cause {
    case .file: return .record
    case .machine: return .delay
    case .unknown, .temporary: break
    }
    guard let before = first.removeValue(forKey: entry) else {
      first[entry] = problem
      return .retry
    }
    return before.cause == .unknown && problem.cause == .unknown ? .record : .delay
  }
}
