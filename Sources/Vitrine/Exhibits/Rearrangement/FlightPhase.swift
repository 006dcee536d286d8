/// The activity of a rearrangement. Times are motion times, in seconds.
enum FlightPhase: Equatable, Sendable {
  case ended
  /// Springs move the differences.
  case flying(from: Double, until: Double)
  /// With reduced motion: the groups cross-fade.
  case fading(from: Double, until: Double)
  /// A press holds the differences.
  case held(FlightPress)
  /// A finger moves the photographs along their ways.
  case scrubbed(FlightScrub)

  /// Returns how much of the differences is left at a time.
  func responses(at time: Double) -> DifferenceResponses {
    switch self {
    case .flying(let start, let end) where time < end: .springs(after: time - start)
    case .fading(let start, let end) where time < end:
      .constant((end - max(time, start)) / (end - start), changing: -1 / (end - start))
    case .held: .held()
    case .scrubbed(let scrub): scrub.responses(at: time)
    case .ended, .flying, .fading: .held(0)
    }
  }

  /// Returns whether the next frame differs without any event at a time.
  func isMoving(at time: Double) -> Bool {
    switch self {
    case .flying(_, let end), .fading(_, let end): time < end
    case .scrubbed(let scrub): scrub.isMoving(at: time)
    case .ended, .held: false
    }
  }
}
