/// A scrub to another arrangement while photographs cannot fly, because there are none, or because the collection has no size.
///
/// Nothing moves with the finger. At its release, the arrangement changes as if photographs had followed it.
struct StillScrub: Equatable, Sendable {
  let arrangement: Arrangement
  private var progress: Double
  private var finger = VelocityTracker()

  /// Creates a scrub to a share of the way at a time, in seconds, after the last position of the same finger, if there is one.
  init(toward new: Arrangement, progress: Double, at time: Double, after last: StillScrub?) {
    (arrangement, self.progress) = (new, progress)
    if let last, last.arrangement == new { finger = last.finger }
    finger.add(progress, at: time)
  }

  /// Returns whether the finger leads to the other arrangement when it lets go.
  /// - Parameters:
  ///   - velocity: Its velocity, in shares of the way per second; nil for that of the scrub.
  ///   - time: The time, in seconds.
  func arrives(velocity: Double?, at time: Double) -> Bool {
    let velocity = velocity ?? finger.velocity(at: time)
    return FlightScrub.outcome(of: progress, velocity: velocity, over: 0) == .arrives
  }
}
