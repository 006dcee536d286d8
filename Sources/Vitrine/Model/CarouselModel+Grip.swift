extension CarouselModel {
  /// A finger's hold on the strip.
  struct Grip: Equatable, Sendable {
    /// The place on the line when it was taken hold of, as if there were no rubber band.
    var pull: Double
    /// The number on which the strip rested or would have come to rest.
    var start: Int
    /// The point under the finger.
    var touched: Strip.Anchor
    /// Whether that is on the item, and not in the gap behind it or beyond the last.
    var isOnItem: Bool
    /// What is under the finger.
    var content = Pointer.Content.item
    /// How far the finger has dragged it on the screen, in points.
    var offset = Vector.zero
    /// The ends of the strip while fingers change the gaps: those of when they began, so that only what they drag is held back,
    /// and not what they pinch. Nil for the ends as they are.
    var ends: ClosedRange<Double>?

    /// The place on the line to which it has been dragged, as if there were no rubber band.
    func place(along axis: Strip.Axis) -> Double { pull - axis.along(offset) }
  }

  /// Hands one sample to the recognizer and does what it means.
  mutating func feel(_ pointer: Pointer, _ event: Event, at time: Double) -> Response {
    guard strip.count > 0 else { return Response(.yours) }
    let speed = abs(travel.velocity(at: pace.at(event.shown))) * pace.speed
    let allowance = Allowance(
      directions: directions(for: pointer, at: place(at: event.shown)),
      catchesOnly: speed >= Motion.Decay.leastVelocity, pinches: hasSeam)
    var response = Response(.pending)
    switch recognizer.handle(pointer, at: event.time, allowing: allowance) {
    case .press(let point):
      hold(at: point, shown: event.shown)
      grip?.content = pointer.content
    case .drag(let offset): drag(by: offset)
    case .release(let velocity): letGo(with: velocity, at: time)
    case .pinch(let scale, let offset, let point) where hasSeam:
      pinch(by: scale, moved: offset, around: point, shown: event.shown, at: time)
    case .unpinch(let velocity, _, let point) where hasSeam:
      unpinch(velocity: velocity, at: point, time)
    case .tap(let point): response.suppressesClick = tap(at: point, time)
    case .lift, .cancel: snapBack(at: time)
    case .pinch, .unpinch, nil: break
    }
    response.claim = recognizer.response.claim
    response.suppressesClick = response.suppressesClick || recognizer.response.suppressesClick
    return response
  }

  /// Where a finger may drag it: along it, and where something around it takes over at its ends, no farther than it goes.
  private func directions(for pointer: Pointer, at place: Double) -> Allowance.Directions {
    let along: Allowance.Directions = axis.isVertical ? .vertical : .horizontal
    guard pointer.yieldsAtEnds, let bounds = strip.bounds else { return along }
    let onward: Allowance.Directions =
      axis.isVertical ? .up : axis.isRightToLeft ? .right : .left
    var allowed = along
    if place < bounds.lowerBound + 0.5 { allowed = onward }
    if place > bounds.upperBound - 0.5 { allowed.subtract(onward) }
    return allowed
  }

  /// Takes hold of the strip as it was seen in the frame drawn for `shown`.
  mutating func hold(at point: Vector, shown: Double) {
    letSeamGo(at: now)
    look(at: shown)
    let seen = place(at: shown)
    let place = seen - strip.line + axis.place(of: point, in: viewport)
    let touched = strip.anchor(at: place)
    grip = Grip(
      pull: unbanded(seen), start: target, touched: touched,
      isOnItem: abs(touched.place - place) < 1e-6)
    if strip.isMoving(at: pace.at(shown)) { strip.anchor = touched }
    travel = .held(at: seen)
    look(at: now)
    fadeIn(at: pace.at(now))
    wheelDeadline = nil
    isSettled = false
  }

  /// The point of the strip that is drawn under a point of the viewport while `place` is on the line.
  func point(under point: Vector, from place: Double) -> Strip.Anchor {
    strip.anchor(at: place - strip.line + axis.place(of: point, in: viewport))
  }

  mutating func drag(by offset: Vector) {
    grip?.offset = offset
    guard let grip else { return }
    travel = .held(at: banded(grip.place(along: axis)))
  }

  private mutating func letGo(with velocity: Vector, at time: Double) {
    guard let grip else { return }
    let pull = grip.place(along: axis)
    let velocity = -axis.along(velocity) * slope(at: pull)
    self.grip = nil
    settle(
      from: banded(pull), draggedBy: pull - grip.pull, velocity: velocity, start: grip.start,
      at: time)
  }

  /// Brings a tapped item that is not current to the line, and returns whether the click that follows is used up by that.
  ///
  /// A control acts at the first tap, unless ``Option/tap`` says that its item is selected first. Cards and photographs of a
  /// stitched row are not selected, so their controls always act at once.
  private mutating func tap(at point: Vector, _ time: Double) -> Bool {
    guard let held = grip else { return false }
    let selectsFirst = options.selectsFirst && !hasCards && !hasSeam
    guard selectsFirst || held.content != .control else {
      snapBack(at: time)
      return false
    }
    guard !hasSeam else { return tapPhotograph(at: point, time) }
    let touched = held.touched.number
    guard !hasCards else {
      snapBack(at: time)
      return held.isOnItem && toggle(touched, at: time)
    }
    let goal = goal(for: strip.clamp(touched))
    let isCurrent = goal == self.goal(for: current(at: time))
    grip = nil
    go(to: goal, at: time)
    return !isCurrent && (selectsFirst || held.content != .unknown)
  }

  mutating func snapBack(at time: Double) {
    letSeamGo(at: time)
    guard let grip else { return }
    self.grip = nil
    settle(from: place(at: time), velocity: 0, start: grip.start, at: time)
  }
}

extension CarouselModel {
  private var band: RubberBand { RubberBand(dimension: strip.viewport) }

  /// Where the strip is drawn that has been pulled to `pull`: beyond an end, a rubber band holds it back.
  func banded(_ pull: Double) -> Double {
    let end = confined(pull)
    return end + (pull < end ? -1 : 1) * band.offset(for: abs(pull - end))
  }

  /// How far it must have been pulled to be drawn at `place`.
  func unbanded(_ place: Double) -> Double {
    let end = confined(place)
    return end + (place < end ? -1 : 1) * band.inverse(of: abs(place - end))
  }

  private func slope(at pull: Double) -> Double {
    let end = confined(pull)
    return pull == end ? 1 : band.slope(at: abs(pull - end))
  }

  /// The place itself, or the end before which the hand has pulled it.
  private func confined(_ place: Double) -> Double {
    guard let ends = grip?.ends else { return strip.confined(place) }
    return place.clamped(to: ends)
  }
}
