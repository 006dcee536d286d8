/// Where the strip comes to rest after a release, or where code sends it.
extension Scroller {
  /// Sets where the strip comes to rest after a release.
  mutating func setSnap(_ new: Strip.Snap) {
    if new != snap {
      if case .resting = phase { enter(.resting(.item)) }
      if case .moving = phase { enter(.moving(.item)) }
    }
    snap = new
  }

  /// Comes to rest after a release at an offset with a velocity, as ``snap`` says; `distance` is how far it was dragged.
  mutating func land(
    from position: Double, draggedBy distance: Double = 0, velocity: Double, startIndex: Int
  ) {
    guard snap != .free else {
      let isSlow = abs(velocity) < Motion.Decay.leastVelocity
      enter(.moving(.free))
      return decay(from: position, velocity: isSlow ? 0 : velocity)
    }
    let strip = finalLayout
    let index =
      snap == .page
      ? strip.page(from: position, draggedBy: distance, velocity: velocity, start: startIndex)
      : strip.landing(
        from: position, velocity: velocity, predicting: Strip.prediction * momentum)
    setTarget(index)
    enter(
      .moving(.item),
      .spring(
        from: position, velocity: velocity, to: strip.rest(of: index), at: now.motion,
        with: .settling))
  }

  /// Lets friction stop the strip; it bounces at the ends if there are any.
  mutating func decay(from position: Double, velocity: Double) {
    let strip = finalLayout
    let run: Motion =
      if let bounds = strip.bounds {
        .fling(from: position, velocity: velocity, in: bounds, at: now.motion)
      } else {
        .decay(from: position, velocity: velocity, at: now.motion)
      }
    enter(phase, run)
    setTarget(strip.nearest(to: offset.target))
  }

  /// Scrolls to a virtual index, keeping the velocity, or at once. With `crossFades` the strip fades out, and in again with the
  /// index on the line.
  mutating func scroll(to index: Int, animated: Bool = true, crossFades: Bool) {
    guard strip.count > 0 else { return }
    setTarget(strip.clamp(index))
    let rest = finalLayout.rest(of: target)
    let position = offset.position(at: now.motion)
    guard animated, crossFades, abs(rest - position) > 0.5 else {
      if animated { fade(to: 1) } else { endFade() }
      let timing: Motion.Timing = animated ? .spring(.settling) : .immediate
      return enter(.moving(.item), offset.retargeted(to: rest, at: now.motion, with: timing))
    }
    enter(.fadingOut, .held(at: position))
    fade(to: 0)
  }

  /// Scrolls until an item shows whole.
  mutating func reveal(_ index: Int, with timing: Motion.Timing) {
    replan(
      to: offset.target,
      revealing: Continuation.Reveal(index: index, edge: .nearest, timing: timing),
      velocity: offset.velocity(at: now.motion))
  }
}

extension Motion.Spring {
  /// To the item that a release, a tap or a key chose: quick, and without overshoot unless the finger brought the speed.
  static var settling: Motion.Spring { Motion.Spring(duration: 0.31) }
}
