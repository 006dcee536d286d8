/// A photograph on its way between its place on the page and the full screen.
///
/// What moves is not the photograph but what it has left to go: the difference from the pose it flies to, which a spring
/// brings to zero. The place it flies to may scroll or be resized meanwhile; it arrives there all the same.
///
/// ```
/// pose(t) = pose of the destination now + difference · a(t) + velocity of the difference · b(t)
/// ```
/// Springs are linear, so two numbers do for every part of the pose: `a` is what the spring makes of a displacement of 1 at
/// rest, `b` what it makes of a velocity of 1 at the target.
struct Flight: Equatable, Sendable {
  /// The two ends of a flight.
  enum Place: Equatable, Sendable {
    /// The item's place on the page.
    case source
    /// The full screen.
    case screen
  }

  /// The place whose pose it differs from.
  let reference: Place
  private let difference: Pose
  private let change: Pose
  private let spring: Motion.Spring
  /// When it began, in seconds of motion time: not yet while it is held still.
  private let start: Double
  /// When it has arrived, in seconds of motion time; at once when it is held.
  let restTime: Double

  /// At rest in its place.
  static func resting(at place: Place) -> Flight { held(.none, from: place) }

  /// Held where it differs by `difference` from `place`.
  static func held(_ difference: Pose, from place: Place) -> Flight {
    Flight(
      reference: place, difference: difference, change: .none, spring: .smooth, start: .infinity,
      restTime: 0)
  }

  /// Flies to `place`, from which it differs by `difference`, a difference that itself changes by `change` per second.
  ///
  /// It has arrived when nobody sees a difference any more. Differences beyond all numbers that a motion can be computed with
  /// are none: the flight has arrived at once.
  static func flying(
    to place: Place, from difference: Pose, changing change: Pose, by spring: Motion.Spring,
    at time: Double, within tolerance: Motion.Tolerance = .points
  ) -> Flight {
    let distance = difference.magnitude(atLeast: tolerance.distance)
    let speed = change.magnitude(atLeast: tolerance.distance)
    guard distance.isUsable, speed.isUsable else { return resting(at: place) }
    return Flight(
      reference: place, difference: difference, change: change, spring: spring, start: time,
      restTime: time
        + spring.settlingTime(displacement: distance, velocity: speed, within: tolerance))
  }

  /// The same flight from `time` on, when the place it flies to is another one than before and it differs from that by
  /// `difference`.
  func redirected(
    from difference: Pose, changing change: Pose, at time: Double,
    within tolerance: Motion.Tolerance
  ) -> Flight {
    guard start.isReal else {
      return isResting(at: time)
        ? .flying(
          to: reference, from: difference, changing: change, by: .settling, at: time,
          within: tolerance) : .held(difference, from: reference)
    }
    return .flying(
      to: reference, from: difference, changing: change, by: spring, at: time, within: tolerance)
  }

  /// Whether it is in its place from `time` on.
  func isResting(at time: Double) -> Bool {
    start.isReal ? time >= restTime : difference == .none
  }

  /// What is left to go at `time`.
  func remainder(at time: Double) -> Pose {
    let (a, b) = responses(at: time)
    return mixed(a.displacement, b.displacement)
  }

  /// How fast that changes at `time`, per second.
  func velocity(at time: Double) -> Pose {
    let (a, b) = responses(at: time)
    return mixed(a.velocity, b.velocity)
  }

  private func responses(at time: Double) -> (a: Motion.Spring.State, b: Motion.Spring.State) {
    guard time < max(start, restTime) else {
      let rest = Motion.Spring.State(displacement: 0, velocity: 0)
      return (rest, rest)
    }
    let elapsed = max(0, time - start)
    return (
      spring.state(displacement: 1, velocity: 0, after: elapsed),
      spring.state(displacement: 0, velocity: 1, after: elapsed)
    )
  }

  private func mixed(_ a: Double, _ b: Double) -> Pose {
    var sum = difference * a
    sum.add(change, times: b)
    return sum
  }
}
