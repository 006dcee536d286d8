/// A finger that moves photographs along their way: 0 is the start, 1 the destination. Times are motion times, in seconds.
///
/// The finger may begin elsewhere than the photographs are. They follow each of its moves at once, and a spring moves `a` from 1 to 0:
/// ```
/// progress(t) = finger + lag · a(t)
/// ```
struct FlightScrub: Equatable, Sendable {
  /// The progress of the finger.
  private(set) var finger: Double
  /// The distance of the photographs from the finger at the start.
  private let lag: Double
  private let start: Double
  /// The time at which the photographs are under the finger.
  private let end: Double

  /// Creates a scrub.
  /// - Parameters:
  ///   - progress: The progress of the photographs.
  ///   - finger: The progress of the finger.
  ///   - now: The time.
  init(from progress: Double, to finger: Double, at now: Double) {
    (self.finger, lag, start) = (finger, progress - finger, now)
    end = now + Self.spring.settlingTime(displacement: lag * Self.longestWay, velocity: 0)
  }

  /// Follows the finger.
  mutating func move(to finger: Double) { self.finger = finger }

  /// Returns how much of the differences is left at a time.
  func responses(at time: Double) -> DifferenceResponses {
    .constant(left(at: time), changing: change(at: time, following: 0))
  }

  /// Returns the share of the differences that is left at a time.
  func left(at time: Double) -> Double {
    1 - Self.range.offset(for: state(at: time).displacement)
  }

  /// Returns the change of that share, per second, under a finger with a velocity.
  func change(at time: Double, following velocity: Double) -> Double {
    let state = state(at: time)
    return -(velocity + state.velocity) * Self.range.slope(at: state.displacement)
  }

  /// Returns the progress of the photographs at a time, and its velocity while the finger rests.
  func state(at time: Double) -> Motion.Spring.State {
    guard isMoving(at: time) else { return Motion.Spring.State(displacement: finger, velocity: 0) }
    var state = Self.spring.state(displacement: lag, velocity: 0, after: time - start)
    state.displacement += finger
    return state
  }

  /// Returns whether photographs move while the finger rests.
  func isMoving(at time: Double) -> Bool { time < end }

  /// The progress. A rubber band resists beyond its ends.
  private static var range: ElasticRange { ElasticRange(0...1, dimension: 1) }

  /// The spring with which photographs come under the finger.
  private static var spring: Motion.Spring { Motion.Spring(response: 0.25, dampingRatio: 1) }

  /// The way of a photograph across a large screen, in points.
  private static var longestWay: Double { 2000 }
}
