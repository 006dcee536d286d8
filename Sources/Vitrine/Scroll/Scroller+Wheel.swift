/// Scrolling by a wheel. The strip snaps when the wheel is silent.
extension Scroller {
  /// Scrolls directly by a wheel. Returns whether the strip uses the event.
  ///
  /// The page can always scroll: a strip uses only movement along it, and passes on what would lead beyond its ends. A vertical
  /// loop has no ends, so it uses the wheel only while it has focus.
  mutating func scroll(by wheel: Wheel) -> Bool {
    let axis = strip.axis
    let delta = wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta
    let isAlong = (abs(delta.x) > abs(delta.y)) != axis.isVertical
    guard strip.count > 0, !isHeld, isAlong,
      !axis.isVertical || !strip.loops || wheel.isFocused
    else { return false }
    return scroll(along: axis.along(delta))
  }

  /// Scrolls by a distance. A strip beyond an end does not go farther beyond it. Returns whether it moved.
  private mutating func scroll(along distance: Double) -> Bool {
    let old = offset.position(at: now.motion)
    var new = old + distance
    if let bounds = strip.bounds {
      new = new.clamped(to: min(bounds.lowerBound, old)...max(bounds.upperBound, old))
    }
    guard new != old else { return false }
    noteMovement()
    var moved = new - old
    if case .wheeling(_, let before) = phase { moved += before }
    enter(
      .wheeling(until: now.wheelDeadline, moved: moved), .held(at: new))
    fade(to: 1)
    return true
  }

  /// Moves to rest after a wheel has become silent: to where a slow release would lead, unless a notch leads farther.
  mutating func endWheel() {
    let (position, layout) = (offset.position(at: now.motion), finalLayout)
    guard let index = notchDestination(from: position, in: layout) else {
      return land(from: position, velocity: 0, startIndex: current(at: now))
    }
    move(to: index, of: layout, from: position, velocity: 0)
  }

  /// Returns the index to which a short turn of a wheel leads; nil for none. A notch of a mouse wheel is shorter than half of most
  /// items.
  ///
  /// ```
  ///   |--- 0 ---|--- 1 ---|     at rest on 0, a notch forwards leads to 1;
  ///        o->                  on the way to 1, another notch forwards does not lead back to 0
  /// ```
  private func notchDestination(from position: Double, in layout: Strip) -> Int? {
    guard case .wheeling(_, let moved) = phase, snap != .free else { return nil }
    let direction: Double = moved < 0 ? -1 : 1
    let (here, next) = (destination(for: target), index(after: Int(direction)))
    let ahead = (layout.restingOffset(of: here) - position) * direction
    let way = abs(layout.restingOffset(of: next) - layout.restingOffset(of: here))
    guard abs(moved) >= min(way / 10, Threshold.wheelNotch) else { return nil }
    if ahead > Rounding.measured { return ahead <= max(way, layout.viewport) ? here : nil }
    return destination(for: current(at: now)) == here ? next : nil
  }

  /// The time at which a wheel counts as silent, in seconds.
  var wheelDeadline: Double? {
    switch phase {
    case .wheeling(let deadline, _): deadline
    case .dragging(let drag): drag.cause.deadline
    case .resting, .moving, .fadingOut: nil
    }
  }
}
