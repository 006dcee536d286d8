/// A finger that moves photographs along their ways: 0 is the start, 1 the destination. Times are motion times, in seconds.
///
/// A photograph may be elsewhere than on its way: where it was caught, or where it was before another layout of the destination. A
/// spring moves that difference to zero. Meanwhile the photograph follows each move of the finger at once.
struct FlightScrub: Equatable, Sendable {
  /// The progress of the finger.
  private(set) var finger: Double
  private let start: Double
  /// The time at which the photographs are on their ways.
  private let end: Double

  /// Creates a scrub.
  /// - Parameters:
  ///   - finger: The progress of the finger.
  ///   - difference: The largest distance of a photograph from its place on its way, in points.
  ///   - change: The largest change of that distance, per second.
  ///   - now: The time.
  init(to finger: Double, from difference: Double, changing change: Double, at now: Double) {
    (self.finger, start) = (finger, now)
    end = now + Self.spring.settlingTime(displacement: difference, velocity: change)
  }

  /// Follows the finger.
  mutating func move(to finger: Double) { self.finger = finger }

  /// The share of the ways that is left.
  var left: Double { Self.left(at: finger) }

  /// Returns the share of the ways that is left at the progress of a finger. A rubber band resists beyond the ends.
  static func left(at finger: Double) -> Double { 1 - range.offset(for: finger) }

  /// Returns how much of the differences and of the ways is left at a time.
  func responses(at time: Double) -> DifferenceResponses {
    var response =
      isMoving(at: time)
      ? DifferenceResponses.Response(of: Self.spring, after: time - start)
      : DifferenceResponses.Response(share: 0, changing: 0)
    response.left = left
    return .alike(response)
  }

  /// Returns the change of the share that is left, per second, under a finger with a velocity.
  func change(following velocity: Double) -> Double {
    -Self.sanitized(velocity) * Self.range.slope(at: finger)
  }

  /// Returns whether photographs move while the finger rests.
  func isMoving(at time: Double) -> Bool { time < end }

  /// Returns where a finger leads that lets go, as its predicted end decides.
  /// - Parameters:
  ///   - finger: Its progress.
  ///   - velocity: Its velocity, in shares of the way per second.
  ///   - way: The way of the leader, in points.
  static func outcome(
    of finger: Double, velocity: Double, over way: Double
  ) -> Rearrangement.Outcome {
    let (way, velocity) = (max(leastWay, way), sanitized(velocity))
    let step = PageSnap(before: -way, here: 0, after: way)
      .step(from: finger * way, velocity: velocity * way)
    return step == .after ? .arrives : .returns
  }

  private static func sanitized(_ velocity: Double) -> Double {
    velocity.isReal ? velocity.clamped(to: -Limit.length...Limit.length) : 0
  }

  /// The progress. A rubber band resists beyond its ends.
  private static var range: ElasticRange { ElasticRange(0...1, dimension: 1) }

  /// The spring with which photographs come to their ways.
  private static var spring: Motion.Spring { Motion.Spring(response: 0.25, dampingRatio: 1) }

  /// The shortest way that counts for a release, in points. A leader may stay in its place, and then only the others fly.
  private static var leastWay: Double { 300 }
}
