extension PhotoViewerModel {
  /// Moves to the destination from the pose of this instant, as fast as it is or as the finger that holds it.
  ///
  /// With reduced motion it fades; only what is seen and returns to the screen goes there, so that it does not jump.
  mutating func move(thrown velocity: Vector, by spring: Motion.Spring) {
    guard environment.reducesMotion else {
      return fly(carrying: change(thrown: velocity), by: spring)
    }
    destination == .screen && crossFade.opacity(at: now.motion) > 0
      ? fly(carrying: .none, by: Motion.Spring(duration: 0.3, bounce: 0))
      : fadeAlone()
  }

  private mutating func fly(carrying change: Pose, by spring: Motion.Spring) {
    let seen = pose(at: now.motion)
    if destination == .source { photo.rest(at: 1, panned: .zero) }
    photo.flight = .flying(
      to: destination, from: seen - pose(of: destination, at: now.motion), changing: change,
      by: spring,
      at: now.motion, within: tolerance)
    crossFade.fade(to: 1, at: now.motion)
  }

  /// Reduced motion: the photograph stays as it is and fades away, or fades in where it will be.
  private mutating func fadeAlone() {
    guard destination == .source else {
      photo.flight = .resting(at: .screen)
      return crossFade.fade(to: 1, at: now.motion)
    }
    photo.flight = .held(pose(at: now.motion) - pose(of: .screen, at: now.motion), from: .screen)
    crossFade.fade(to: 0, at: now.motion)
  }

  /// How fast the pose changes at an instant of motion time, if the finger that may hold it moves with `velocity`.
  private func change(thrown velocity: Vector) -> Pose {
    guard let grip else { return change }
    return heldChange(grip, with: velocity)
  }

  /// How fast the pose changes that nobody holds; of one that goes to the full screen, apart from how it is panned there.
  var change: Pose {
    let pan = destination == .screen ? .zero : photo.panVelocity(at: now.motion)
    var change = photo.flight.velocity(at: now.motion)
    change.add(Pose.none.moved(by: pan))
    return change
  }

  /// Takes the place on the page that it has now; what is seen does not jump when that place comes or goes.
  mutating func move(source new: Source?) {
    let motion = now.motion
    let (seen, change, hadPlace) = (pose(at: motion), photo.flight.velocity(at: motion), hasPlace)
    source = new
    guard case .some = item, !isHeld, photo.flight.reference == .source,
      hasPlace != hadPlace || isMirrored(at: motion)
    else { return }
    photo.flight = .flying(
      to: .source, from: seen - pose(of: .source, at: motion), changing: change, by: .smooth,
      at: motion,
      within: tolerance)
  }

  /// Whether its place has become so small in mid-flight that what is left to go would be more than nothing.
  private func isMirrored(at motion: Double) -> Bool {
    let end = pose(of: .source, at: motion).outline.width
    return end + photo.flight.remainder(at: motion).outline.width
      < min(Limit.leastLength, end)
  }

  /// Half a pixel is what nobody sees.
  var tolerance: Motion.Tolerance { .points(displayScale: environment.displayScale) }

  private var hasPlace: Bool { if case .some = source { true } else { false } }
}
