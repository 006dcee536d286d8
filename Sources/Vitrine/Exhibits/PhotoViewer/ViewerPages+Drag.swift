/// Drags and pinches of the photograph.
extension ViewerPages {
  /// Grabs the photograph at its pose in the frame drawn for `shown`.
  mutating func grab(at point: Vector, shown time: Double, by cause: DragCause = .fingers) {
    let seen = shift.clock.motion(at: time)
    let position = shift.position(at: seen)
    let drag = PhotoDrag(
      pose(at: seen), of: shown.picture, in: layout, at: point - Vector(x: position, y: 0),
      isResting: isOpenAtRest && seen >= restTime)
    setZoom(scale: shown.zoom.scale, pan: shown.zoom.pan(at: .infinity))
    holdFade(at: seen)
    grab(drag, at: position, by: cause)
    forgetTaps()
  }

  /// Follows a finger.
  mutating func drag(by translation: Vector) {
    guard var drag, let origin = shift.drag?.origin else { return }
    drag.drag(
      by: translation, shown, in: layout, canZoom: destination == .screen,
      canChangePage: canChangePage, isShifted: abs(origin) > Threshold.touchSlop)
    follow(drag)
  }

  /// Follows fingers that pinch. After the fingers have scrolled the row or dragged the photograph away, they can no longer
  /// pinch.
  mutating func pinch(by scale: Double, moved translation: Vector, at point: Vector) {
    guard let drag, destination == .screen,
      drag.isZooming || drag.translation.length <= 2 * Threshold.touchSlop
    else { return self.drag(by: translation) }
    if !drag.isPinching { beginPinch(by: scale, moved: translation, at: point) }
    guard var drag = self.drag else { return }
    drag.pinch(by: scale, at: onPage(point))
    change(drag)
  }

  /// Begins a pinch. The photograph stays in place. The pinch may close a photograph that rests at fit.
  mutating func beginPinch(
    by scale: Double, moved translation: Vector, at point: Vector, mayClose: Bool = true
  ) {
    guard var drag else { return }
    drag.beginPinch(
      by: scale, moved: translation, at: onPage(point),
      mayClose: mayClose && hasArrived && shown.zoom.scale == 1, shown.picture, in: layout)
    change(drag)
  }

  /// Continues as a drag with the last finger of a pinch, unless the pinch closes the photograph.
  /// - Parameters:
  ///   - point: The position of the finger.
  ///   - translation: The translation of the fingers.
  ///   - scaleVelocity: The velocity of the scale, per second.
  ///   - velocity: The velocity of the fingers, in points per second.
  mutating func endPinch(
    at point: Vector, moved translation: Vector, scaleVelocity: Double, moving velocity: Vector
  ) {
    guard var drag, drag.isPinching,
      !closeIfPinchedAway(scaling: scaleVelocity / drag.gestureScale, moving: velocity)
    else { return }
    drag.endPinch(at: onPage(point), moved: translation, shown.picture, in: layout)
    change(drag)
  }

  /// Closes the photograph if it is pinched far or fast enough.
  /// - Parameters:
  ///   - relativeScaleVelocity: The velocity of the scale, divided by the scale, per second.
  ///   - velocity: The velocity of the fingers, in points per second.
  /// - Returns: Whether it closes.
  private mutating func closeIfPinchedAway(
    scaling relativeScaleVelocity: Double, moving velocity: Vector
  ) -> Bool {
    guard var drag, drag.mayClose, destination == .screen,
      PinchAway.commits(
        at: zoomLimits.scale(of: drag.pose(of: shown.picture, in: layout)),
        scaling: relativeScaleVelocity
      )
    else { return false }
    drag.release(scaling: relativeScaleVelocity)
    change(drag)
    go(to: .source, thrown: velocity, by: .landing(at: speed(velocity)))
    return true
  }

  /// Returns a point of the screen on the dragged page.
  private func onPage(_ point: Vector) -> Vector { point - Vector(x: shift.target, y: 0) }
}

// MARK: Release

extension ViewerPages {
  /// Releases the photograph with the velocity of the finger, in points per second.
  mutating func release(velocity: Vector) {
    guard let drag else { return }
    let share = drag.share
    throwRow(velocity: share.changesPage ? velocity.x : 0)
    guard !drag.isZooming else {
      return releaseZoom(
        drag, velocity: Vector(x: share.changesPage ? 0 : velocity.x, y: velocity.y))
    }
    guard case .dragging = drag.action, !share.changesPage else { return resume() }
    let closes = drag.closes(with: velocity)
    // A photograph that is thrown back returns to the screen. One that is merely released continues to its destination.
    let returns = velocity.dot(share.dismiss.direction) <= -Motion.Decay.minimumVelocity
    go(
      to: closes ? .source : returns ? .screen : destination, thrown: velocity,
      by: closes ? .landing(at: speed(velocity)) : .returning)
  }

  /// Ends the drag and continues to the previous destination. The photograph stays panned and zoomed. If the drag has moved
  /// nothing, the photograph still rests.
  mutating func resume() {
    guard let drag else { return }
    guard !drag.isAtRest else { return rest() }
    destination == .screen && (drag.isZooming || shown.zoom.scale > 1)
      ? releaseZoom(drag, velocity: .zero) : go(to: destination)
  }

  /// Ends the pinch of a trackpad or a wheel.
  mutating func endTrackpadPinch() {
    guard shift.isPinchedByTrackpad else { return }
    if !closeIfPinchedAway(scaling: 0, moving: .zero) { resume() }
  }

  /// Returns the speed of a finger, in widths of the place on the page per second.
  private func speed(_ velocity: Vector) -> Double {
    velocity.length / max(1, layout.source?.frame.width ?? layout.screen.width)
  }
}

extension Motion.Spring {
  /// The spring to the place on the page: slightly bouncy, and faster after a faster finger (`speed` in widths per second).
  ///
  /// The values come from a frame-by-frame fit of the zoom transition of iOS 27: 15 rad/s, damping ratio 0.75, up to 1.9 times
  /// as fast.
  static func landing(at speed: Double) -> Motion.Spring {
    Motion.Spring(response: 2 * .pi / (15 * (1 + 0.3 * min(speed, 3))), dampingRatio: 0.75)
  }

  /// The spring to the full screen after a drag that did not close: the same fit, 22 rad/s, damping ratio 0.9.
  static var returning: Motion.Spring { Motion.Spring(response: 2 * .pi / 22, dampingRatio: 0.9) }

  /// The spring with which a visible photograph returns to the full screen with reduced motion: without a bounce. Its duration is
  /// chosen by eye.
  static var returningWithReducedMotion: Motion.Spring { Motion.Spring(duration: 0.3, bounce: 0) }
}
