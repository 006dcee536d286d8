extension PhotoViewerModel {
  /// How far the photograph shown can be magnified.
  var zoom: Zoom {
    Zoom(
      ratio: photo.picture.ratio, pixels: photo.picture.width, on: screen,
      displayScale: environment.displayScale)
  }

  /// Whether there is anything to magnify: not on its way to or from its place on the page.
  var canZoom: Bool {
    destination == .screen && screen.width > 0 && pose(at: now.motion).backdrop > 0.98
  }

  /// Where the middle of the screen is.
  var middle: Vector { Vector(x: screen.width / 2, y: screen.height / 2) }

  /// How much larger than at fit a photograph is in a pose.
  func magnification(of pose: Pose) -> Double {
    zoom.fit.width > 0 ? pose.outline.width / zoom.fit.width : 1
  }

  /// Magnifies the photograph to `scale`, within its limits, while a point of the screen stays on what it shows.
  mutating func magnify(to scale: Double, about point: Vector) {
    guard canZoom else { return }
    taps.forget()
    resume()
    let motion = now.motion
    let seen = pose(at: motion)
    var change = photo.flight.velocity(at: motion)
    change.add(Pose.none.moved(by: photo.panVelocity(at: motion)))
    let goal = zoom.rest(at: scale)
    rest(seen, at: goal, about: point)
    photo.flight =
      environment.reducesMotion
      ? .resting(at: .screen)
      : .flying(
        to: .screen, from: seen - pose(of: .screen, at: motion), changing: change, by: .settling,
        at: motion, within: tolerance)
    isSettled = false
  }

  /// A second tap: larger about its place, or back to fit.
  mutating func doubleTap(at place: Vector) {
    let scale = magnification(of: pose(at: now.motion))
    magnify(to: scale > Zoom.hardly ? 1 : zoom.preferred, about: place)
  }

  /// Lets go of a photograph that is zoomed, or pinched: it runs out within its edges, or goes back within its limits.
  mutating func letZoomGo(thrown velocity: Vector, from grip: DragSession) {
    let (motion, seen) = (now.motion, heldPose(grip))
    let scale = magnification(of: seen)
    let goal = zoom.rest(at: scale)
    var change = heldChange(grip, with: velocity)
    rest(seen, at: goal, about: grip.focus)
    if goal == scale {
      let isThrown = velocity.length >= Motion.Decay.leastVelocity
      throwPan(
        from: seen.outline.center - middle, with: isThrown ? change.outline.origin : .zero,
        at: motion)
      change = .none
    }
    photo.flight = .flying(
      to: .screen, from: seen - pose(of: .screen, at: motion), changing: change, by: .settling,
      at: motion, within: tolerance)
    crossFade.fade(to: 1, at: motion)
    isSettled = false
    release()
  }

  /// Says where a photograph that looks so will rest, magnified by `goal` about a point.
  private mutating func rest(_ seen: Pose, at goal: Double, about point: Vector) {
    let settled = seen.outline.scaled(by: goal / magnification(of: seen), about: point)
    photo.rest(at: goal, panned: zoom.confined(settled.center - middle, at: goal))
  }

  private mutating func throwPan(from place: Vector, with velocity: Vector, at motion: Double) {
    let slack = zoom.slack(at: photo.zoom)
    photo.x = .fling(
      from: place.x, velocity: velocity.x, in: -slack.x...slack.x, at: motion)
    photo.y = .fling(
      from: place.y, velocity: velocity.y, in: -slack.y...slack.y, at: motion)
  }

  /// Keeps the photograph within the limits that another screen or another picture sets.
  mutating func confine() {
    let goal = min(photo.zoom, zoom.most)
    photo.rest(at: goal, panned: zoom.confined(photo.pan(at: now.motion), at: goal))
  }

  /// Pans by so many points at once, no farther than to the edges. Where it still returns to an edge, it goes on.
  mutating func scroll(by offset: Vector) {
    let (motion, slack) = (now.motion, zoom.slack(at: photo.zoom))
    photo.x = Self.scrolled(photo.x, by: offset.x, within: slack.x, at: motion)
    photo.y = Self.scrolled(photo.y, by: offset.y, within: slack.y, at: motion)
    isSettled = false
    taps.forget()
  }

  private static func scrolled(
    _ pan: Motion, by offset: Double, within slack: Double, at motion: Double
  ) -> Motion {
    let place = pan.position(at: motion)
    guard abs(place) <= slack else { return pan }
    return .rest(at: (place + offset).clamped(to: -slack...slack))
  }

  /// Pans by so many points, no farther than to the edges; false where there is no room for it.
  mutating func pan(by offset: Vector, timing: Motion.Timing) -> Bool {
    let target = Vector(x: photo.x.target, y: photo.y.target)
    let next = zoom.confined(target + offset, at: photo.zoom)
    guard (next - target).length >= 0.5 else { return false }
    let motion = now.motion
    photo.x = photo.x.retargeted(to: next.x, at: motion, with: timing)
    photo.y = photo.y.retargeted(to: next.y, at: motion, with: timing)
    isSettled = false
    return true
  }
}

extension PhotoViewerModel {
  /// A pinch that is not made by fingers on the screen.
  struct Magnification: Equatable, Sendable {
    /// Where the pointer was when it began, in points on the screen.
    let point: Vector
    /// How many times larger it has become.
    var scale = 1.0
    /// When a wheel is silent, in seconds; nil for a trackpad, which says when it ends.
    var deadline: Double?
  }

  /// Pinches as a trackpad or a wheel says. While fingers have hold of the photograph, it is theirs.
  mutating func magnify(_ sample: Magnify, _ event: Event) {
    // A pinch goes on where it has made the ground fade.
    guard canZoom || magnification != nil, !recognizer.isHolding else { return }
    if sample.phase == .ended || sample.phase == .cancelled { return endMagnification() }
    if sample.isNotch { return zoomByNotch(sample) }
    if case nil = magnification {
      hold(at: sample.position, shown: event.shown)
      magnification = Magnification(point: sample.position)
      beginPinch(by: 1, moved: .zero, at: sample.position, mayClose: sample.phase != .turned)
    }
    let isTurn = sample.phase == .turned
    let scale = isTurn ? (magnification?.scale ?? 1) * sample.scale : sample.scale
    magnification?.scale = scale.clamped(to: Magnify.scales)
    let deadline = now.real + Threshold.wheelSilence
    magnification?.deadline = isTurn ? deadline : nil
    let point = magnification?.point ?? sample.position
    pinch(by: scale.clamped(to: Magnify.scales), moved: .zero, at: point)
  }

  /// A notch of a mouse wheel zooms as a key does, a quarter more or less at most.
  private mutating func zoomByNotch(_ sample: Magnify) {
    if case .some = magnification { endMagnification() }
    let limited = sample.scale.clamped(to: 1 / Magnify.mostOfNotch...Magnify.mostOfNotch)
    magnify(to: photo.zoom * limited, about: sample.position)
  }

  mutating func endMagnification() {
    magnification = nil
    if !closes(growing: 0, moving: .zero) { resume() }
  }
}
