/// The flight of a photograph between its place on the page and the full screen.
///
/// A flight stores the difference from the pose at its end, and a spring moves the difference to zero. So the photograph
/// arrives even if that end scrolls or changes its size.
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

  /// The course of the difference.
  private enum Course: Equatable, Sendable {
    /// It stays.
    case held
    /// A spring moves it to zero, between two motion times.
    case moving(by: Motion.Spring, from: Double, to: Double)
  }

  /// The end to whose pose the difference is relative.
  let reference: End
  private let course: Course
  /// The difference at the start.
  private let difference: Pose
  /// Its change at the start, per second.
  private let change: Pose

  /// Returns a flight that has ended.
  static func resting(at end: End) -> Flight { held(.zero, from: end) }

  /// Returns a photograph that stays in place, with a difference from an end.
  static func held(_ difference: Pose, from end: End) -> Flight {
    Flight(reference: end, course: .held, difference: difference, change: .zero)
  }

  /// Returns a flight to an end. It begins with a difference from the end, which changes by `change` per second.
  ///
  /// It ends when the difference is too small to see; at once if the difference is too large to compute.
  static func flying(
    to end: End, from difference: Pose, changing change: Pose, by spring: Motion.Spring,
    at time: Double, within tolerance: Motion.Tolerance = .points
  ) -> Flight {
    let distance = difference.magnitude(atLeast: tolerance.distance)
    let speed = change.magnitude(atLeast: tolerance.distance)
    guard distance.isUsable, speed.isUsable else { return resting(at: end) }
    let restTime =
      time + spring.settlingTime(displacement: distance, velocity: speed, within: tolerance)
    return Flight(
      reference: end, course: .moving(by: spring, from: time, to: restTime),
      difference: difference, change: change)
  }

  /// Returns the flight from `time` on, after its end has moved. `difference` is that from the new end.
  func redirected(
    from difference: Pose, changing change: Pose, at time: Double,
    within tolerance: Motion.Tolerance
  ) -> Flight {
    var next = Motion.Spring.settling
    switch course {
    case .moving(let spring, _, _): next = spring
    case .held where isResting(at: time): break
    case .held: return .held(difference, from: reference)
    }
    return .flying(
      to: reference, from: difference, changing: change, by: next, at: time, within: tolerance)
  }

  /// The motion time at which it arrives; minus infinity while it is held.
  var restTime: Double {
    switch course {
    case .held: -.infinity
    case .moving(_, _, let restTime): restTime
    }
  }

  /// Returns whether the flight has ended at `time`.
  func isResting(at time: Double) -> Bool {
    switch course {
    case .held: difference == .zero
    case .moving(_, _, let restTime): time >= restTime
    }
  }

  /// Returns the difference that is left at `time`.
  func remainder(at time: Double) -> Pose {
    let (a, b) = responses(at: time)
    let left = mixed(a.displacement, b.displacement)
    return withoutOvershoot(left, at: left)
  }

  /// Returns the velocity of the difference at `time`, per second.
  func velocity(at time: Double) -> Pose {
    let (a, b) = responses(at: time)
    return withoutOvershoot(
      mixed(a.velocity, b.velocity), at: mixed(a.displacement, b.displacement))
  }

  /// Returns a difference, or its velocity, without the sizes that overshoot. A photograph that lands in a smaller cell is never
  /// smaller than the cell, which would show the page around it.
  private func withoutOvershoot(_ pose: Pose, at left: Pose) -> Pose {
    guard reference == .source else { return pose }
    var pose = pose
    pose.outline.removeOvershoot(at: left.outline, from: difference.outline)
    pose.visible.removeOvershoot(at: left.visible, from: difference.visible)
    return pose
  }

  /// Returns the responses of the spring to a displacement of 1 at rest, and to a velocity of 1 at the target.
  private func responses(at time: Double) -> (a: Motion.Spring.State, b: Motion.Spring.State) {
    let atTarget = Motion.Spring.State(displacement: 0, velocity: 0)
    switch course {
    case .held: return (Motion.Spring.State(displacement: 1, velocity: 0), atTarget)
    case .moving(let spring, let start, let restTime):
      guard time < restTime else { return (atTarget, atTarget) }
      let elapsed = max(0, time - start)
      return (
        spring.state(displacement: 1, velocity: 0, after: elapsed),
        spring.state(displacement: 0, velocity: 1, after: elapsed)
      )
    }
  }

  private func mixed(_ a: Double, _ b: Double) -> Pose {
    var sum = difference * a
    sum.add(change, times: b)
    return sum
  }
}

extension Frame {
  /// Sets the sizes to 0 that were positive at the start and are negative now. The centre stays.
  fileprivate mutating func removeOvershoot(at now: Frame, from start: Frame) {
    if now.width < 0, start.width > 0 { (x, width) = (x + width / 2, 0) }
    if now.height < 0, start.height > 0 { (y, height) = (y + height / 2, 0) }
  }
}
