/// The activity of a rearrangement. Times are motion times, in seconds.
enum FlightPhase: Equatable, Sendable {
  case ended
  /// Springs move the differences.
  case flying(from: Double, until: Double)
  /// With reduced motion: the groups cross-fade.
  case fading(from: Double, until: Double)
  /// A press holds the differences.
  case held(FlightPress)
  /// A finger moves the differences along: 0 is the start, 1 the destination.
  case scrubbed(Double)

  /// Returns how much of the differences is left at a time.
  func responses(at time: Double) -> DifferenceResponses {
    switch self {
    case .flying(let start, let end) where time < end: .springs(after: time - start)
    case .fading(let start, let end) where time < end:
      .constant((end - max(time, start)) / (end - start), changing: -1 / (end - start))
    case .held: .held()
    case .scrubbed(let progress): .held(1 - Self.range.offset(for: progress))
    case .ended, .flying, .fading: .held(0)
    }
  }

  /// Returns whether the next frame differs without any event at a time.
  func isMoving(at time: Double) -> Bool {
    switch self {
    case .flying(_, let end), .fading(_, let end): time < end
    case .ended, .held, .scrubbed: false
    }
  }

  /// The progress of a scrub. A rubber band resists beyond its ends.
  static var range: ElasticRange { ElasticRange(0...1, dimension: 1) }
}
