/// Flights of the shown photograph, to the full screen and back to its place on the page.
extension ViewerPages {
  /// Opens an item, instead of the one that is open. An item that closes reverses.
  ///
  /// - Returns: Whether the item was not open before.
  mutating func open(_ item: Int, ratio: Double, animated: Bool) -> Bool {
    guard item != self.item else {
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
    let end = shown.item < 0 ? .source : end
    forgetTaps()
    guard !isClosed, end != destination || isHeld || (!animated && isMoving) else { return }
    if end != destination {
      announce(end == .screen ? .open(item: shown.item) : .close(item: shown.item))
    }
    guard animated else { return arrive(at: end) }
    let drag = drag
    fly(to: end, thrown: velocity, by: spring)
    enter(.moving(to: end))
    if let drag { settlePage(after: drag) }
  }

  /// Whether the photograph moves by itself or by a wheel.
  private var isMoving: Bool {
    switch phase {
    case .moving, .wheeling: true
    case .closed, .resting, .dragging: false
    }
  }

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
    end == .screen && crossFade.opacity(at: now.motion) > 0
      ? fly(to: end, velocity: .zero, by: Motion.Spring(duration: 0.3, bounce: 0))
      : fadeAlone(to: end)
  }

  private mutating func fly(to end: Flight.End, velocity: Pose, by spring: Motion.Spring) {
    let seen = pose(at: now.motion)
    if end == .source { rest(at: 1, panned: .zero) }
    fly(
      layout.flight(
        of: shown, to: end, from: seen, velocity: velocity, by: spring, at: now.motion))
    fade(to: 1)
  }

  /// Fades the photograph out in place, or in at its destination.
  private mutating func fadeAlone(to end: Flight.End) {
    guard end == .source else {
      fly(.resting(at: .screen))
      return fade(to: 1)
    }
    let onScreen = layout.pose(of: shown, at: .screen, now.motion)
    fly(.held(pose(at: now.motion) - onScreen, from: .screen))
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
  mutating func rest(at scale: Double, panned pan: Vector) {
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

// MARK: Layout

extension ViewerPages {
  /// Sets the size of the screen.
  mutating func resize(to screen: Dimensions) {
    guard screen != layout.screen else { return }
    relayout { layout, _ in layout.screen = screen }
  }

  /// Learns a picture.
  mutating func learn(_ picture: Picture) {
    #if arch(wasm32)
    // Web pages know the size of a picture before it opens.
    relayout { _, photos in photos.learn(picture) }
    #else
    var picture = picture
    picture.maximumZoom = photos.pictures[picture.item].maximumZoom
    let (before, seen) = (shown.picture, pose(at: now.motion))
    relayout { _, photos in photos.learn(picture) }
    if case .resting = phase, shown.picture.ratio == before.ratio,
      layout.fit(shown.picture) != layout.fit(before)
    {
      settle(onScreenFrom: seen)
    }
    #endif
  }

  #if !arch(wasm32)
  /// Lets a photograph at rest that turned out to be small shrink.
  private mutating func settle(onScreenFrom seen: Pose) {
    fly(
      layout.flight(
        of: shown, to: .screen, from: seen, velocity: .zero, by: .smooth, at: now.motion))
    enter(.moving(to: .screen))
  }

  /// Sets the maximum magnification of an item. A photograph that is larger shrinks to it.
  mutating func setMaximumZoom(_ zoom: Double?, of item: Int) {
    var picture = photos.pictures[item]
    picture.maximumZoom = zoom.flatMap { $0.isFinite ? $0 : nil }
    if case .resting = phase, shown.item == item, let maximum = picture.maximumZoom {
      let limit = max(1, maximum)
      if shown.zoom.scale > limit { magnify(to: limit, about: layout.center) }
    }
    relayout { _, photos in photos.learn(picture) }
  }
  #endif

  /// Returns the flight of a photograph from its pose in another layout.
  func flight(
    of photo: Photo, from old: Photo, in before: ViewerLayout, at motion: Double
  ) -> Flight {
    let flight = old.flight
    guard !flight.isResting(at: motion) || old.restTime > motion else {
      return .resting(at: flight.reference)
    }
    let (ratio, oldRatio) = (photo.picture.ratio, old.picture.ratio)
    let seen = before.pose(of: old, at: motion).reshaped(to: ratio, from: oldRatio)
    var velocity = flight.velocity(at: motion)
    velocity.add(
      Pose.zero.moved(by: old.zoom.velocity(at: motion) - photo.zoom.velocity(at: motion)))
    if ratio != oldRatio {
      velocity.outline = Frame(center: velocity.outline.center, dimensions: .zero)
    }
    return flight.redirected(
      from: seen - layout.pose(of: photo, at: flight.reference, motion), changing: velocity,
      at: motion, within: layout.tolerance)
  }
}
