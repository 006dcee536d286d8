import Vitrine

/// Sends events to a carousel, and checks for each of them that no position and no velocity jumps.
///
/// It reads scenes, answers and public values only.
struct StripContinuity {
  private var rig = StripRig([])
  /// How often each law was applied.
  private(set) var uses: [String: Int] = [:]

  /// How a stream breaks the law first; nil if it does not.
  mutating func violation(across events: [Event]) -> String? {
    for event in events {
      let transition = StripTransition(rig, event)
      rig = transition.after
      if transition.isSeen, let violation = check(transition) { return "\(violation) at \(event)" }
    }
    return nil
  }

  mutating func use(_ law: String) { uses[law, default: 0] += 1 }

  private mutating func check(_ transition: StripTransition) -> String? {
    guard transition.keepsItsLayout else { return layingOut(transition) }
    switch transition.event.kind {
    case .pointer: return touching(transition)
    case .wheel(let wheel): return turning(wheel, transition)
    // A change without animation takes effect at once.
    case .select(_, animated: false): return nil
    default: return going(transition)
    }
  }

  /// Every motion continues with its position and velocity, whatever its new target.
  func going(_ transition: StripTransition) -> String? {
    jump(transition.way(from: transition.from), transition)
      ?? jerk(from: transition.velocities.before * transition.acceleration, transition)
  }

  func jump(_ way: Double, by expected: Double = 0, _ transition: StripTransition) -> String? {
    abs(transition.withoutLaps(way - expected)) < 1e-6
      ? nil : "it moves by \(way), not by \(expected)"
  }

  func jerk(from expected: Double, _ transition: StripTransition) -> String? {
    let velocity = transition.velocities.after
    return abs(velocity - expected) < 0.05 + abs(expected) * 1e-5
      ? nil : "it scrolls by \(velocity) a second, not by \(expected)"
  }
}

// Fingers.
extension StripContinuity {
  private mutating func touching(_ transition: StripTransition) -> String? {
    // Something else has decided where it goes since the fingers came down.
    if case .caught = transition.effect { return catching(transition) }
    guard !transition.before.record.hand.isDetached else { return going(transition) }
    switch transition.effect {
    case .moved(let way): return dragging(way, transition)
    case .released(let velocity): return releasing(velocity, transition)
    case .dropped: return dropping(transition)
    default: return going(transition)
    }
  }

  /// A touch stops the strip at its visible position.
  private mutating func catching(_ transition: StripTransition) -> String? {
    use("is caught")
    let seen = transition.before.drawn(at: transition.event.shown)
    return jump(transition.way(from: seen), transition) ?? jerk(from: 0, transition)
  }

  /// A held strip moves with the finger. Beyond an end, a rubber band holds it back.
  private mutating func dragging(_ way: Vector, _ transition: StripTransition) -> String? {
    use("is dragged")
    let expected = transition.following(way)
    return jump(transition.way(from: transition.from), by: expected, transition)
      ?? jerk(from: 0, transition)
  }

  /// A released strip continues with the velocity of the finger.
  private mutating func releasing(_ velocity: Vector, _ transition: StripTransition) -> String? {
    use("is released")
    let drawn = transition.following(at: velocity)
    if abs(drawn) > 250 { use("is thrown") }
    return jump(transition.way(from: transition.from), transition)
      ?? jerk(from: inertia(drawn, transition), transition)
  }

  /// A strip that is released without a velocity starts from rest.
  private mutating func dropping(_ transition: StripTransition) -> String? {
    use("is dropped")
    if let jump = jump(transition.way(from: transition.from), transition) { return jump }
    return jerk(from: 0, transition) == nil ? nil : jerk(from: inertia(0, transition), transition)
  }

  /// The velocity with which the strip goes on that was drawn with another, in points per second.
  ///
  /// A strip that comes to rest anywhere has no inertia below 250 points per second, as in `UIScrollView`; beyond an end it
  /// returns with at least ten times the distance per second, as measured on iOS (``Motion/Fling``).
  private func inertia(_ drawn: Double, _ transition: StripTransition) -> Double {
    let speed = transition.after.record.option(.speed)
    guard transition.after.record.option(.snap) == 2 else { return drawn * speed }
    let kept = abs(drawn) < 250 ? 0 : drawn
    let offset = transition.before.lineOffset(in: transition.from)
    let beyond = offset - transition.before.layout(in: transition.from).confined(offset)
    let inwards = -10 * beyond
    if kept * beyond > 0 { return (kept + inwards) * speed }
    return (abs(kept) > abs(inwards) ? kept : inwards) * speed
  }
}

// A wheel, and other layouts.
extension StripContinuity {
  /// A wheel moves the strip by its turn, no farther than to an end.
  private mutating func turning(_ wheel: Wheel, _ transition: StripTransition) -> String? {
    guard transition.after.record.answer.claim == .mine else { return going(transition) }
    use("is turned by a wheel")
    let way = transition.withoutLaps(transition.way(from: transition.from))
    let most = abs(wheel.delta.x) + abs(wheel.delta.y)
    return abs(way) <= most + 1e-6 ? nil : "a wheel by \(most) moves it by \(way)"
  }
}
