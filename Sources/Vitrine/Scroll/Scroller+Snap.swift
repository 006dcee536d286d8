/// The offsets at which the strip rests after a release, or to which code scrolls it.
extension Scroller {
  /// Moves to rest after a release at an offset with a velocity, as ``snap`` requires; `distance` is the length of the drag.
  mutating func land(
    from position: Double, draggedBy distance: Double = 0, velocity: Double, startIndex: Int
  ) {
    guard snap != .free else {
      let isSlow = abs(velocity) < Motion.Decay.minimumVelocity
      enter(.moving(.free))
      return decay(from: position, velocity: isSlow ? 0 : velocity)
    }
    let layout = finalLayout
    let index =
      snap == .page
      ? layout.pageLanding(
        from: position, draggedBy: distance, velocity: velocity, start: startIndex)
      : layout.landing(
        from: position, velocity: velocity, predicting: Strip.prediction * momentum)
    move(to: index, of: layout, from: position, velocity: velocity)
  }

  /// Moves from an offset to where a virtual index of the final layout rests. If the target rests there too, it stays the target.
  mutating func move(
    to index: Int, of layout: Strip, from position: Double, velocity: Double
  ) {
    let end = layout.restingOffset(of: index)
    if !layout.rests(target, at: end) { setTarget(index) }
    enter(
      .moving(.item),
      .spring(from: position, velocity: velocity, to: end, at: now.motion, with: .settling))
  }

  /// Slows the strip down by friction. It bounces at the ends if there are any.
  mutating func decay(from position: Double, velocity: Double) {
    let layout = finalLayout
    let run: Motion =
      if let bounds = layout.bounds {
        .fling(from: position, velocity: velocity, in: bounds, at: now.motion)
      } else {
        .decay(from: position, velocity: velocity, at: now.motion)
      }
    enter(phase, run)
    setTarget(layout.nearest(to: offset.target, preferring: target))
  }

  /// Scrolls to a virtual index: with the present velocity, or at once. With `crossFades`, the strip fades out, and fades in
  /// again with the index on the line. A strip that fades already puts the index on the line at once. Otherwise quick steps would
  /// leave it blank.
  mutating func scroll(to index: Int, animated: Bool, crossFades: Bool) {
    guard strip.count > 0 else { return }
    setTarget(strip.clamp(index))
    let end = finalLayout.restingOffset(of: target)
    let position = offset.position(at: now.motion)
    if end != position { noteMovement() }
    if animated, crossFades, !sceneFade.isResting(at: now.motion) { return fadeIn() }
    guard animated, crossFades, abs(end - position) > Rounding.measured else {
      if animated { fade(to: 1) } else { endFade() }
      let timing: Motion.Timing = animated ? .spring(.settling) : .immediate
      return enter(.moving(.item), offset.retargeted(to: end, at: now.motion, with: timing))
    }
    enter(.fadingOut, .held(at: position))
    fade(to: 0)
  }

  /// Scrolls by the shortest distance that makes an item fully visible. Does nothing if the item is fully visible where the strip
  /// rests or will rest.
  mutating func reveal(_ index: Int, with timing: Motion.Timing) {
    let end = finalLayout.offset(showing: index, from: offset.target, toward: .nearest)
    let isFadingOut = if case .fadingOut = phase { true } else { false }
    guard isFadingOut || end != offset.target else { return }
    replan(
      to: offset.target,
      revealing: Continuation.RevealPlan(index: index, edge: .nearest, timing: timing),
      velocity: offset.velocity(at: now.motion))
  }
}

extension Motion.Spring {
  /// The spring to the item that a release, a tap or a key chose: quick, and without overshoot unless the finger was fast. From
  /// rest, it covers 99 % of the way in a third of a second.
  static var settling: Motion.Spring { Motion.Spring(duration: 0.31) }
}
