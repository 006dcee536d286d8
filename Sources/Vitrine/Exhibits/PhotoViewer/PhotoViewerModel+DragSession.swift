extension PhotoViewerModel {
  /// A finger's hold on the photograph, or that of several.
  struct DragSession: Equatable, Sendable {
    /// How the photograph differed from what it is at fit when it was taken hold of.
    var difference: Pose
    /// How high the screen was then, in points: what dragging away is measured by.
    var height: Double
    /// How far the row had been pulled by then, as if there were no rubber band.
    var pull: Double
    /// Where the fingers took hold, in points on the page of the photograph.
    var grabbed: Vector
    /// The magnifications within which the photograph follows fingers that spread, without a rubber band.
    var range: ClosedRange<Double>
    /// How far they have dragged since, in points.
    var offset = Vector.zero
    /// Whether fingers that pinch it may send it home.
    var mayClose = false
    /// How fast they make it larger where they let it go, in shares of its size per second.
    var growth = 0.0
    /// How much of what the recognizer counts was dragged before.
    var origin = Vector.zero
    /// What the drag does; nil until it has begun.
    var state: DragShare.State?
    /// How many times larger fingers have spread it; nil while they only drag.
    var spread: Double?
    /// How many times larger they had spread it before they took hold.
    var spreadOrigin = 1.0
    /// Where the middle of the fingers was that pinched it before; nil if none did.
    var pinched: Vector?

    /// How what they have dragged is shared out.
    var share: DragShare { state.map { DragShare(of: offset, in: $0) } ?? DragShare() }

    /// How dragging makes it give way.
    var dragAway: DragAway { DragAway(height: height) }

    /// The point about which it goes back to its limits: the middle of the fingers that pinch it, or that did last.
    var focus: Vector { (pinched ?? grabbed) + offset }

    /// Whether fingers pinch it.
    var isPinched: Bool { if case .some = spread { true } else { false } }

    /// Whether it is a hold on something zoomed.
    var zooms: Bool {
      if case .some = pinched { return true }
      return isPinched || (state?.isZoomed ?? false)
    }

    /// Lets fingers pinch it as small as they like.
    mutating func letClose() {
      mayClose = true
      range = min(range.lowerBound, Magnify.scales.lowerBound)...range.upperBound
    }
  }

  /// Takes hold of the photograph as it was seen in the frame drawn for `shown`.
  mutating func hold(at place: Vector, shown: Double) {
    let seen = clock.motion(at: shown)
    let displacement = page.position(at: seen)
    let caught = pose(at: seen)
    grip = DragSession(
      difference: caught - atFit, height: screen.height, pull: row.unbanded(displacement),
      grabbed: place - Vector(x: displacement, y: 0),
      range: zoom.range(holding: magnification(of: caught)))
    photo.rest(at: photo.zoom, panned: photo.pan(at: .infinity))
    crossFade = CrossFade(opacity: crossFade.opacity(at: seen))
    page = .held(at: displacement)
    (wheel, magnification) = (nil, nil)
    taps.forget()
  }

  /// Follows a finger that drags.
  mutating func drag(by offset: Vector) {
    guard var held = grip else { return }
    held.offset = offset - held.origin
    if case nil = held.state, held.offset != .zero {
      held.state = state(of: held.offset, in: held)
    }
    page = .held(at: row.banded(held.pull + held.share.page))
    grip = held
  }

  /// Follows fingers that pinch. A page that they turn, or a photograph that they drag away, they do not pinch any more.
  mutating func pinch(by scale: Double, moved offset: Vector, at point: Vector) {
    guard let held = grip, destination == .screen else { return drag(by: offset) }
    let isMeant = held.zooms || held.offset.length <= 2 * Threshold.touchSlop
    guard isMeant else { return drag(by: offset) }
    if !held.isPinched { beginPinch(by: scale, moved: offset, at: point) }
    guard var pinched = grip else { return }
    pinched.spread = scale / pinched.spreadOrigin
    pinched.offset = onPage(point) - pinched.grabbed
    grip = pinched
  }

  /// These fingers pinch from here on: it stays where it is. What is at fit they may send home.
  mutating func beginPinch(
    by scale: Double, moved offset: Vector, at point: Vector, mayClose: Bool = true
  ) {
    regrip(at: point, moved: offset)
    grip?.spread = 1
    grip?.spreadOrigin = scale
    if mayClose, hasArrived, photo.zoom == 1 { grip?.letClose() }
  }

  /// The last finger drags on what was pinched, unless the pinch sent it home.
  mutating func unpinch(
    at point: Vector, spreading: Double, moving velocity: Vector
  ) {
    guard let held = grip, let spread = held.spread else { return }
    let growth = spreading / (spread * held.spreadOrigin)
    if closes(growing: growth, moving: velocity) { return }
    regrip(at: point, moved: recognizer.translation)
    grip?.pinched = held.focus
  }

  /// Sends home what fingers have pinched far or fast enough; whether they did.
  mutating func closes(growing growth: Double, moving velocity: Vector) -> Bool {
    guard let held = grip, held.mayClose, held.isPinched, destination == .screen,
      PinchAway.commits(at: magnification(of: heldPose(held)), growing: growth)
    else { return false }
    grip?.growth = growth
    depart(for: .source, thrown: velocity, by: .landing(at: speed(velocity)))
    return true
  }

  /// Other fingers go on from here.
  private mutating func regrip(at point: Vector, moved offset: Vector) {
    guard let held = grip else { return }
    let difference = heldPose(held) - atFit
    grip = DragSession(
      difference: difference, height: held.height, pull: held.pull + held.share.page,
      grabbed: onPage(point), range: held.range, mayClose: held.mayClose, origin: offset)
  }

  /// Where a point of the screen is on the page that is held.
  private func onPage(_ point: Vector) -> Vector { point - Vector(x: page.target, y: 0) }

  /// What a drag is that begins by `offset`: one of a row on its way turns the page, wherever it goes.
  private func state(of offset: Vector, in grip: DragSession) -> DragShare.State {
    let pose = held(grip)
    let scale = magnification(of: pose)
    var state = DragShare.State(
      turnsPages: turnsPages,
      isSideways: abs(offset.x) > abs(offset.y) || abs(grip.pull) > Threshold.touchSlop)
    guard destination == .screen, photo.zoom > 1 || scale > Zoom.hardly else { return state }
    let (place, slack) = (pose.outline.center.x - middle.x, zoom.slack(at: scale).x)
    state.isZoomed = true
    if place - 0.5 <= -slack { state.edges.insert(.left) }
    if place + 0.5 >= slack { state.edges.insert(.right) }
    return state
  }

  /// Lets it go where the finger left it, with the finger's velocity.
  mutating func letGo(with velocity: Vector) {
    guard let grip else { return }
    let share = grip.share
    let pull = grip.pull + share.page
    page = .held(
      at: row.banded(pull), velocity: share.turnsPage ? velocity.x * row.slope(at: pull) : 0)
    guard !grip.zooms else {
      return letZoomGo(
        thrown: Vector(x: share.turnsPage ? 0 : velocity.x, y: velocity.y), from: grip)
    }
    guard case .some = grip.state, !share.turnsPage else { return resume() }
    let leaves = grip.dragAway.commits(after: share.dismiss, with: velocity)
    depart(
      for: leaves ? .source : destinationAfter(velocity, share.dismiss), thrown: velocity,
      by: leaves ? .landing(at: speed(velocity)) : .returning)
  }

  /// Goes on to where it was going before it was touched; what was panned or pinched stays where it is.
  mutating func resume() {
    guard let grip else { return }
    if destination == .screen, grip.zooms || photo.zoom > 1 {
      letZoomGo(thrown: .zero, from: grip)
    } else {
      depart(for: destination)
    }
  }

  /// The photograph in the fingers' hold.
  func heldPose(_ grip: DragSession) -> Pose {
    let base = held(grip)
    if let spread = grip.spread { return spreadPose(base, by: spread, in: grip) }
    guard let state = grip.state, state.isZoomed else {
      return grip.dragAway.pose(dragging: base, from: grip.grabbed, by: grip.share.dismiss)
    }
    let place = base.outline.center - middle
    let pulled = zoom.pulled(place, by: grip.share.pan, at: magnification(of: base))
    return base.moved(by: pulled - place)
  }

  /// What is between the fingers stays between them.
  private func spreadPose(_ base: Pose, by spread: Double, in grip: DragSession) -> Pose {
    let scale = magnification(of: base)
    guard scale > 0 else { return base }
    let asked = zoom.unbanded(scale, within: grip.range) * spread
    let drawn = zoom.banded(asked, within: grip.range)
    let pose = base.scaled(by: drawn / scale, about: grip.grabbed).moved(by: grip.offset)
    return grip.mayClose ? PinchAway.shaded(pose, from: scale, to: drawn) : pose
  }

  /// How fast that changes while the finger moves with `velocity`.
  func heldChange(_ grip: DragSession, with velocity: Vector) -> Pose {
    let (base, share) = (held(grip), grip.share)
    guard !grip.isPinched else { return spreadChange(grip, with: velocity) }
    guard let state = grip.state else { return .none }
    if state.isZoomed {
      let drift = zoom.drift(
        of: base.outline.center - middle, pulledBy: share.pan, at: magnification(of: base),
        with: velocity)
      return Pose.none.moved(by: drift)
    }
    guard !share.turnsPage else { return .none }
    return grip.dragAway.velocity(
      dragging: base, from: grip.grabbed, by: share.dismiss, with: velocity)
  }

  private func spreadChange(_ grip: DragSession, with velocity: Vector) -> Pose {
    let pose = heldPose(grip)
    return PinchAway.velocity(
      of: pose, about: grip.focus, growing: grip.growth, moving: velocity,
      at: magnification(of: pose))
  }

  /// What is held, apart from what was done to it since.
  func held(_ grip: DragSession) -> Pose {
    let atFit = atFit
    return (atFit + grip.difference).upright(at: atFit)
  }

  /// A photograph thrown back returns to the screen; one merely let go keeps its way.
  private func destinationAfter(_ velocity: Vector, _ offset: Vector) -> Flight.Place {
    velocity.dot(offset.direction) <= -Motion.Decay.leastVelocity ? .screen : destination
  }

  /// How fast the finger was, in widths of the place on the page a second.
  private func speed(_ velocity: Vector) -> Double {
    velocity.length / max(1, source?.frame.width ?? screen.width)
  }
}

extension Motion.Spring {
  /// Into the place on the page: slightly bouncy, and faster after a faster finger (`speed` in widths a second).
  ///
  /// A frame-by-frame fit of the zoom transition of iOS 27: 15 rad/s, damping ratio 0.75, up to 1.9 times as fast.
  static func landing(at speed: Double) -> Motion.Spring {
    Motion.Spring(response: 2 * .pi / (15 * (1 + 0.3 * min(speed, 3))), dampingRatio: 0.75)
  }

  /// Back to the full screen after a drag that was not meant: the same fit, 22 rad/s, damping ratio 0.9.
  static var returning: Motion.Spring { Motion.Spring(response: 2 * .pi / 22, dampingRatio: 0.9) }
}
