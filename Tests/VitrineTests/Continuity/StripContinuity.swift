import Vitrine

/// Plays events to a carousel, and checks across each of them that nothing jumps: neither a place nor a velocity.
///
/// It reads scenes, answers and public values only.
struct StripContinuity {
  private var rig = StripRig([])
  /// How often each law was applied.
  private(set) var uses: [String: Int] = [:]

  /// How a stream breaks the law first; nil if it does not.
  mutating func breach(across events: [Event]) -> String? {
    for event in events {
      let crossing = StripCrossing(rig, event)
      rig = crossing.after
      if crossing.isSeen, let breach = check(crossing) { return "\(breach) at \(event)" }
    }
    return nil
  }

  mutating func use(_ law: String) { uses[law, default: 0] += 1 }

  private mutating func check(_ crossing: StripCrossing) -> String? {
    guard crossing.keepsItsLayout else { return layingOut(crossing) }
    switch crossing.event.kind {
    case .pointer: return touching(crossing)
    case .wheel(let wheel): return turning(wheel, crossing)
    // What is asked for at once is there at once.
    case .select(_, animated: false): return nil
    default: return going(crossing)
    }
  }

  /// Everything goes on from where it is, as fast as it is, whatever it goes to.
  func going(_ crossing: StripCrossing) -> String? {
    jump(crossing.way(from: crossing.from), crossing)
      ?? jerk(from: crossing.velocities.before * crossing.acceleration, crossing)
  }

  func jump(_ way: Double, by expected: Double = 0, _ crossing: StripCrossing) -> String? {
    abs(crossing.withoutLaps(way - expected)) < 1e-6
      ? nil : "it moves by \(way), not by \(expected)"
  }

  func jerk(from expected: Double, _ crossing: StripCrossing) -> String? {
    let velocity = crossing.velocities.after
    return abs(velocity - expected) < 0.05 + abs(expected) * 1e-5
      ? nil : "it scrolls by \(velocity) a second, not by \(expected)"
  }
}

// Fingers.
extension StripContinuity {
  private mutating func touching(_ crossing: StripCrossing) -> String? {
    // Something else has decided where it goes since the fingers came down.
    if case .caught = crossing.effect { return catching(crossing) }
    guard !crossing.before.record.hand.isDetached else { return going(crossing) }
    switch crossing.effect {
    case .moved(let way): return dragging(way, crossing)
    case .released(let velocity): return releasing(velocity, crossing)
    case .dropped: return dropping(crossing)
    default: return going(crossing)
    }
  }

  /// A touch stops the strip where it was seen.
  private mutating func catching(_ crossing: StripCrossing) -> String? {
    use("is caught")
    let seen = crossing.before.drawn(at: crossing.event.shown)
    return jump(crossing.way(from: seen), crossing) ?? jerk(from: 0, crossing)
  }

  /// What is held moves as the finger does. Beyond an end a rubber band holds it back.
  private mutating func dragging(_ way: Vector, _ crossing: StripCrossing) -> String? {
    use("is dragged")
    let expected = crossing.following(way)
    return jump(crossing.way(from: crossing.from), by: expected, crossing)
      ?? jerk(from: 0, crossing)
  }

  /// What is released goes on as fast as the finger drew it.
  private mutating func releasing(_ velocity: Vector, _ crossing: StripCrossing) -> String? {
    use("is released")
    let drawn = crossing.following(at: velocity)
    if abs(drawn) > 250 { use("is thrown") }
    return jump(crossing.way(from: crossing.from), crossing)
      ?? jerk(from: inertia(drawn, crossing), crossing)
  }

  /// What is dropped goes on from rest, to an item or back from beyond an end.
  private mutating func dropping(_ crossing: StripCrossing) -> String? {
    use("is dropped")
    if let jump = jump(crossing.way(from: crossing.from), crossing) { return jump }
    return jerk(from: 0, crossing) == nil ? nil : jerk(from: inertia(0, crossing), crossing)
  }

  /// The velocity with which the strip goes on that was drawn with another, in points per second.
  ///
  /// A strip that comes to rest anywhere has no inertia below 250 points per second, as in `UIScrollView`; beyond an end it
  /// returns with at least ten times the distance per second, as measured on iOS (``Motion/Fling``).
  private func inertia(_ drawn: Double, _ crossing: StripCrossing) -> Double {
    let speed = crossing.after.record.option(.speed)
    guard crossing.after.record.option(.snap) == 2 else { return drawn * speed }
    let kept = abs(drawn) < 250 ? 0 : drawn
    let offset = crossing.before.lineOffset(in: crossing.from)
    let beyond = offset - crossing.before.layout(in: crossing.from).confined(offset)
    let inwards = -10 * beyond
    if kept * beyond > 0 { return (kept + inwards) * speed }
    return (abs(kept) > abs(inwards) ? kept : inwards) * speed
  }
}

// A wheel, and other layouts.
extension StripContinuity {
  /// A wheel moves the strip by its turn, no farther than to an end.
  private mutating func turning(_ wheel: Wheel, _ crossing: StripCrossing) -> String? {
    guard crossing.after.record.answer.claim == .mine else { return going(crossing) }
    use("is turned by a wheel")
    let way = crossing.withoutLaps(crossing.way(from: crossing.from))
    let most = abs(wheel.delta.x) + abs(wheel.delta.y)
    return abs(way) <= most + 1e-6 ? nil : "a wheel by \(most) moves it by \(way)"
  }
}
