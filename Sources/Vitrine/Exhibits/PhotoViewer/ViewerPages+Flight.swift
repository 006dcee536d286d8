/// Flights of the shown photograph, to the full screen and back to its place on the page.
extension ViewerPages {
  /// Opens an item, instead of the one that is open. An item that closes reverses.
  ///
  /// - Returns: Whether the item was not open before.
  mutating func open(_ item: Int, ratio: Double, animated: Bool) -> Bool {
    guard item != open.item else {
      go(to: .screen, animated: animated)
      return false
    }
    go(to: .source, animated: false)
    if ratio.orZero > 0 {
      learn(Picture(item: item, ratio: ratio, width: photos.pictures[item].width))
    }
    begin(with: photos.pictures[item])
    go(to: .screen, animated: animated)
    return true
  }

  /// Moves to an end, and announces a new destination. A photograph whose item is gone can only close.
  mutating func go(
    to end: Flight.End, animated: Bool = true, thrown velocity: Vector = .zero,
    by spring: Motion.Spring = .smooth
  ) {
    let end = shown.isGone ? .source : end
    forgetTaps()
    guard !isClosed, end != destination || isHeld || (!animated && isMoving) else { return }
    decide(end)
    guard animated else { return arrive() }
    let drag = drag
    fly(to: end, thrown: velocity, by: spring)
    move()
    if let drag { releaseRow(after: drag) }
  }

  /// Whether the photograph moves by itself or by a wheel.
  private var isMoving: Bool { !shift.isResting && !isHeld }

  /// Flies to an end from the present pose, with its velocity or that of the finger that holds it.
  ///
  /// With reduced motion it fades instead. Only a visible photograph that returns to the screen flies, so that it does not
  /// jump.
  private mutating func fly(
    to end: Flight.End, thrown velocity: Vector, by spring: Motion.Spring
  ) {
    guard layout.environment.reducesMotion else {
      return fly(to: end, velocity: poseVelocity(thrown: velocity, to: end), by: spring)
    }
    end == .screen && shift.fade.opacity(at: now.motion) > 0
      ? fly(to: end, velocity: .zero, by: .returningWithReducedMotion)
      : fadeAlone(to: end)
  }

  private mutating func fly(to end: Flight.End, velocity: Pose, by spring: Motion.Spring) {
    let seen = pose(at: now.motion)
    if end == .source { setZoom(scale: 1, pan: .zero) }
    setFlight(
      layout.flight(
        of: shown, to: end, from: seen, velocity: velocity, by: spring, at: now.motion))
    fade(to: 1)
  }

  /// Fades the photograph out in place, or in at its destination.
  private mutating func fadeAlone(to end: Flight.End) {
    guard end == .source else {
      setFlight(.resting(at: .screen))
      return fade(to: 1)
    }
    let onScreen = layout.pose(of: shown, at: .screen, now.motion)
    setFlight(.held(pose(at: now.motion) - onScreen, from: .screen))
    fade(to: 0)
  }

  /// Returns the velocity of the pose. A finger that holds it moves with `velocity`. On the screen, panning continues by
  /// itself.
  private func poseVelocity(thrown velocity: Vector, to end: Flight.End) -> Pose {
    if let drag { return drag.poseVelocity(of: shown.picture, in: layout, moving: velocity) }
    return end == .screen
      ? shown.flight.velocity(at: now.motion) : shown.velocity(at: now.motion)
  }

  /// Rests at a scale, panned by a distance in points.
  mutating func setZoom(scale: Double, pan: Vector) {
    var zoom = shown.zoom
    zoom.rest(at: scale, panned: pan)
    setZoom(zoom)
  }

  /// Returns whether its place on the page has become so small during a flight that the difference would mirror the photograph.
  func isMirrored(at motion: Double) -> Bool {
    let end = layout.pose(of: shown, at: .source, motion).outline.width
    return end + shown.flight.remainder(at: motion).outline.width < min(Limit.minimumLength, end)
  }
}
