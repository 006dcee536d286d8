/// Drags by fingers, and by pinches of trackpads and wheels.
extension Scroller {
  /// Grabs the strip at its position in the frame drawn for `shown`.
  mutating func grab(
    at point: Vector, on content: Pointer.Content, by cause: DragCause, shown: Instant
  ) {
    evaluate(at: shown)
    let seen = offset.position(at: shown.motion)
    let drag = Drag(
      of: strip, at: position(under: point, from: seen), offset: seen, target: target, by: cause,
      on: content, stop: stop)
    if strip.isMoving(at: shown.motion) { setAnchor(drag.touched) }
    enter(.dragging(drag), .held(at: seen))
    evaluate(at: now)
    fade(to: 1)
  }

  /// Moves the grab to another point without moving the strip, when two fingers begin or end a pinch.
  mutating func moveGrab(
    to point: Vector, moved translation: Vector, at instant: Instant
  ) {
    guard var drag else { return }
    let seen = offset.position(at: instant.motion)
    drag.touched = strip.anchor(at: position(under: point, from: seen))
    drag.setOffset(seen, in: strip, moved: translation)
    setAnchor(drag.touched)
    enter(.dragging(drag))
  }

  /// Keeps the present ends until ``releaseEnds()``.
  mutating func holdEnds() {
    guard var drag else { return }
    drag.limits = strip.bounds
    enter(.dragging(drag))
  }

  /// Uses the ends of the present layout again. The strip does not move.
  mutating func releaseEnds() {
    guard var drag, case .some = drag.limits else { return }
    drag.limits = nil
    drag.setOffset(offset.position(at: now.motion), in: strip, moved: drag.translation)
    enter(.dragging(drag))
  }

  /// Follows a finger. The translation counts from the grab, in points on the screen.
  mutating func drag(by translation: Vector) {
    guard var drag else { return }
    drag.translation = translation
    noteMovement()
    enter(.dragging(drag), .held(at: drag.offset(in: strip)))
  }

  /// Releases the strip with the velocity of the finger, in points per second on the screen.
  mutating func release(velocity: Vector) {
    guard let drag else { return }
    let raw = drag.rawOffset(along: strip.axis)
    land(
      from: strip.rubberBand.banded(raw, within: strip.scrollRange),
      draggedBy: raw - drag.grabOffset,
      velocity: drag.velocity(of: velocity, in: strip), startIndex: drag.startIndex)
  }

  /// Releases the strip without a velocity.
  mutating func endDrag() {
    guard let drag else { return }
    land(from: offset.position(at: now.motion), velocity: 0, startIndex: drag.startIndex)
  }

  /// Releases the strip after a tap that is not for it: it continues to where it was bound.
  mutating func endTap() {
    guard let drag else { return }
    guard case .item? = drag.stop else { return endDrag() }
    move(to: target, of: finalLayout, from: offset.position(at: now.motion), velocity: 0)
  }

  /// Continues the drag by a wheel until a deadline, in seconds.
  mutating func holdByWheel(until deadline: Double) {
    guard var drag else { return }
    drag.cause = .wheel(until: deadline)
    enter(.dragging(drag))
  }
}
