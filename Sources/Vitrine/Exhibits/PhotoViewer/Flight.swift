/// The flight of a photograph between its place on the page and the full screen.
///
/// A flight stores the difference from the pose at its end, and a spring brings the difference to zero. The photograph arrives
/// also when that end scrolls or is resized meanwhile.
///
/// ```
/// pose(t) = pose of the destination now + difference · a(t) + velocity of the difference · b(t)
/// ```
/// Springs are linear, so two numbers serve every part of the pose: `a` is the response of the spring to a displacement of 1 at
/// rest, `b` the response to a velocity of 1 at the target.
struct Flight: Equatable, Sendable {
  /// The two ends of a flight.
  enum End: Equatable, Sendable {
    /// The item's place on the page.
    case source
    /// The full screen.
    case screen
  }

  /// The end from whose pose the photograph differs.
  let reference: End
  private let difference: Pose
  private let change: Pose
  private let spring: Motion.Spring
  /// When it began, in seconds of motion time: not yet while it is held still.
  private let start: Double
  /// When it has arrived, in seconds of motion time; at once when it is held.
  let restTime: Double

  /// A flight that has ended.
  static func resting(at end: End) -> Flight { held(.none, from: end) }

  /// A photograph that stays where it differs by `difference` from an end.
  static func held(_ difference: Pose, from end: End) -> Flight {
    Flight(
      reference: end, difference: difference, change: .none, spring: .smooth, start: .infinity,
      restTime: 0)
  }

  /// A flight to an end, from which it differs by `difference`. The difference changes by `change` per second.
  ///
  /// It ends when nobody sees a difference any more; at once if the difference is too large for a motion to be computed.
  static func flying(
    to end: End, from difference: Pose, changing change: Pose, by spring: Motion.Spring,
    at time: Double, within tolerance: Motion.Tolerance = .points
  ) -> Flight {
    let distance = difference.magnitude(atLeast: tolerance.distance)
    let speed = change.magnitude(atLeast: tolerance.distance)
    guard distance.isUsable, speed.isUsable else { return resting(at: end) }
    return Flight(
      reference: end, difference: difference, change: change, spring: spring, start: time,
      restTime: time
        + spring.settlingTime(displacement: distance, velocity: speed, within: tolerance))
  }

  /// The same flight from `time` on, after its end has moved: it differs from the new one by `difference`.
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

  /// Whether the flight has ended at `time`.
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
