extension PhotoViewerModel {
  /// Hands one sample to the recognizer, and follows its intent.
  ///
  /// The sample keeps its own time, even when a later frame is drawn already: velocities come from when fingers were where.
  mutating func feel(_ pointer: Pointer, _ event: Event) -> Response {
    guard case .some = item else { return Response(.yours) }
    if pointer.device == .mouse, pointer.phase != .leave {
      controls.awake(at: now)
    }
    let limits = GestureLimits(
      directions: .all, catchesOnly: speed(at: event.shown) >= Motion.Decay.leastVelocity,
      pinches: true)
    let middle = recognizer.fingers.centroid
    switch recognizer.handle(pointer, at: event.time, allowing: limits) {
    case .press(let place):
      taps.press(at: place, now.real, isEcho: opening?.isEcho(at: place, now.real) ?? false)
      hold(at: place, shown: event.shown)
    case .drag(let offset): drag(by: offset)
    case .release(let velocity): letGo(with: velocity)
    case .pinch(let scale, let offset, let place): pinch(by: scale, moved: offset, at: place)
    case .unpinch(let spreading, let velocity, let place):
      unpinch(at: place, spreading: spreading, moving: velocity)
    case .tap(let place): tap(at: place)
    case .lift, .cancel: resume()
    case nil: if recognizer.fingers.centroid != middle { exchangeFingers() }
    }
    return Response(.mine, suppressesClick: recognizer.response.suppressesClick)
  }

  /// One finger more, or one fewer, goes on with the pinch from here.
  private mutating func exchangeFingers() {
    guard grip?.isPinched ?? false else { return }
    beginPinch(
      by: recognizer.scale, moved: recognizer.translation, at: recognizer.fingers.centroid)
  }

  /// How fast a page turns, or the photograph is panned, in points per second.
  func speed(at shown: Double) -> Double {
    let motion = clock.motion(at: shown)
    let turning = abs(page.velocity(at: motion))
    return max(turning, photo.panVelocity(at: motion).length) * clock.speed
  }

  /// A tap on what closes opens it again. One on what is open, or opens, closes it, unless it turns out to be the first of two,
  /// or still belongs to the double click that opened it.
  private mutating func tap(at place: Vector) {
    guard destination == .screen else { return reopen(at: place) }
    resume()
    if taps.tap(at: place, now.real) == .second { doubleTap(at: place) }
  }

  /// Opens the photograph again while it closes. A second click at that point is part of the tap.
  private mutating func reopen(at place: Vector) {
    opening = Opening(time: now.real, cell: Frame(center: place, dimensions: .zero))
    depart(for: .screen)
  }

  /// Closes the photograph, or shows and hides the controls, after a single tap.
  mutating func singleTap() {
    taps.forget()
    tapMovesControls
      ? controls.toggle(at: now) : depart(for: .source)
  }

  /// Does what a key says; left and right as seen on the screen.
  mutating func press(_ key: Key) {
    let onward = environment.isRightToLeft ? -1 : 1
    controls.stay(at: now.motion)
    guard !pans(by: key) else { return }
    switch key {
    case .escape: depart(for: .source)
    case .left: step(by: -onward)
    case .right: step(by: onward)
    case .home: show(0, animated: true)
    case .end: show(count - 1, animated: true)
    case .pageUp: step(by: -1)
    case .pageDown: step(by: 1)
    case .zoomIn: magnify(to: photo.zoom * 2, about: middle)
    case .zoomOut: magnify(to: photo.zoom / 2, about: middle)
    case .zoomFit: magnify(to: 1, about: middle)
    case .up, .down, .stitch, .enter, .space: break
    }
  }

  /// Whether an arrow pans a photograph that is zoomed: by a quarter of the screen, until its edge is there.
  private mutating func pans(by key: Key) -> Bool {
    guard photo.zoom > 1, destination == .screen else { return false }
    let way: Vector
    switch key {
    case .left: way = Vector(x: screen.width / 4, y: 0)
    case .right: way = Vector(x: -screen.width / 4, y: 0)
    case .up: way = Vector(x: 0, y: screen.height / 4)
    case .down: way = Vector(x: 0, y: -screen.height / 4)
    default: return false
    }
    resume()
    return pan(
      by: way, timing: environment.reducesMotion ? .immediate : .spring(.settling))
  }
}

extension PhotoViewerModel {
  /// A page that a wheel turns.
  struct Turning: Equatable, Sendable {
    /// Where the row was when the wheel began, in points.
    let start: Double
    /// When the wheel is silent, in seconds.
    var deadline: Double
  }

  /// Turns the page by a wheel or a trackpad, directly, and no farther than to the next; it goes to its place once the wheel is
  /// silent.
  mutating func turn(_ wheel: Wheel) {
    if photo.zoom > 1, destination == .screen { return pan(wheel) }
    let delta = wheel.isSideways ? wheel.delta.x + wheel.delta.y : wheel.delta.x
    let isSideways = wheel.isSideways || abs(wheel.delta.x) > abs(wheel.delta.y)
    guard turnsPages, !isHeld, isSideways, delta != 0 else { return }
    let displacement = page.position(at: now.motion)
    let reach = max(row.pitch, abs(displacement))
    let next = (displacement - delta).clamped(to: row.bounds).clamped(to: -reach...reach)
    taps.forget()
    self.wheel = Turning(
      start: self.wheel?.start ?? displacement, deadline: now.real + Threshold.wheelSilence)
    page = .held(at: next)
    isSettled = false
  }

  /// Pans a photograph that is zoomed, directly.
  private mutating func pan(_ wheel: Wheel) {
    let delta = wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta
    guard !isHeld else { return }
    scroll(by: delta * -1)
  }

  /// A tenth of a page is meant; less goes back.
  mutating func endTurning() {
    guard let wheel else { return }
    let displacement = page.position(at: now.motion)
    let way = displacement - wheel.start
    let isMeant = abs(way) >= row.pitch / 10
    let meant = way < 0 ? -Motion.Decay.leastVelocity : Motion.Decay.leastVelocity
    let place = row.landing(
      displaced: displacement, draggedBy: way, velocity: isMeant ? meant : 0)
    settlePage(on: turnsPages ? place : 0)
  }
}
