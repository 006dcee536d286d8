extension CarouselModel {
  /// Scrolls by a wheel, directly; it snaps once the wheel is silent.
  ///
  /// The page is never trapped: a strip takes only what runs along it, passes on what would lead beyond its ends, and a
  /// vertical one that has no ends takes the wheel only while it has focus.
  mutating func turn(_ wheel: Wheel, at time: Double) -> Response {
    let delta = wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta
    let distance = axis.along(delta)
    let isAlong = (abs(delta.x) > abs(delta.y)) != axis.isVertical
    guard strip.count > 0, !isHeld, isAlong, distance != 0,
      !axis.isVertical || !strip.loops || wheel.isFocused
    else { return Response(.yours) }
    let place = place(at: time)
    let next = reached(by: place + distance, from: place)
    guard next != place else { return Response(.yours) }
    travel = .held(at: next)
    fadeIn(at: pace.at(time))
    isSettled = false
    wheelDeadline = time + Threshold.wheelSilence
    return Response(.mine)
  }

  /// Where a wheel comes to: not beyond an end, and where it is beyond one already, no farther.
  private func reached(by next: Double, from place: Double) -> Double {
    guard let bounds = strip.bounds else { return next }
    return next.clamped(to: min(bounds.lowerBound, place)...max(bounds.upperBound, place))
  }

  /// Moves by a key, if it is one that runs along the strip.
  mutating func press(_ key: Key, at time: Double) -> Response {
    if key == .stitch, hasSeam {
      stitch(!strip.seam.isStitched, animated: true, at: time)
      return Response(.mine)
    }
    guard !hasCards else { return pressCard(key, at: time) }
    guard strip.count > 0, let number = destination(of: key) else { return Response(.yours) }
    go(to: number, at: time)
    return Response(.mine)
  }

  private func destination(of key: Key) -> Int? {
    let forward = axis.isRightToLeft ? -1 : 1
    return switch key {
    case .left where !axis.isVertical: number(after: -forward)
    case .right where !axis.isVertical: number(after: forward)
    case .up where axis.isVertical: number(after: -1)
    case .down where axis.isVertical: number(after: 1)
    case .home: strip.nearestNumber(of: 0, to: target)
    case .end: goal(for: strip.nearestNumber(of: strip.count - 1, to: target))
    case .pageUp: number(afterPages: -1)
    case .pageDown: number(afterPages: 1)
    case .left, .right, .up, .down, .escape, .stitch, .enter, .space, .zoomIn, .zoomOut, .zoomFit:
      nil
    }
  }

  /// Sets when the next item is due by itself: never while somebody looks closer, or wants less motion.
  mutating func planAutoplay(from time: Double) {
    let isAllowed = attention.isEmpty && !environment.reducesMotion && strip.count > 1
    guard options.autoplay > 0, isAllowed, isSettled, !isOpen else {
      autoplayDeadline = nil
      return
    }
    autoplayDeadline = autoplayDeadline ?? time + options.autoplay
  }
}
