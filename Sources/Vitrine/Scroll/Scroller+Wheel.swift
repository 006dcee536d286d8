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
    var moved = new - old
    if case .wheeling(_, let before) = phase { moved += before }
    enter(
      .wheeling(until: now.real + Threshold.wheelSilence, moved: moved), .held(at: new))
    fade(to: 1)
    return true
  }

  /// Moves to rest after a wheel has become silent.
  ///
  /// It rests where a slow release would. If that is where it rested before, and the wheel moved it by a tenth of the way to its
  /// neighbour, it rests there: a notch of a mouse wheel is shorter than half of most items.
  mutating func endWheel() {
    let (position, nearest) = (offset.position(at: now.motion), current(at: now))
    guard case .wheeling(_, let moved) = phase, snap != .free,
      destination(for: nearest) == destination(for: target)
    else { return land(from: position, velocity: 0, startIndex: nearest) }
    let strip = finalLayout
    let (here, next) = (destination(for: target), index(after: moved < 0 ? -1 : 1))
    let ahead = (strip.restingOffset(of: here) - position) * (moved < 0 ? -1 : 1)
    let way = abs(strip.restingOffset(of: next) - strip.restingOffset(of: here))
    settle(on: ahead <= 0.5 && abs(moved) >= way / 10 ? next : here, from: position, velocity: 0)
  }

  /// The time at which a wheel counts as silent, in seconds.
  var wheelDeadline: Double? {
    switch phase {
    case .wheeling(let deadline, _): deadline
    case .dragging(let drag): if case .wheel(let deadline) = drag.source { deadline } else { nil }
    case .resting, .moving, .fadingOut: nil
    }
  }
}
