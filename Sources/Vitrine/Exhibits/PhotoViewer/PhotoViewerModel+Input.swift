extension PhotoViewerModel {
  /// Hands one sample to the recognizer, and follows its intent.
  ///
  /// The sample keeps its own time, even when a later frame is drawn already: velocities come from when fingers were where.
  mutating func feel(_ pointer: Pointer, _ event: Event, at time: Double) -> Response {
    guard case .some = item else { return Response(.yours) }
    if pointer.device == .mouse, pointer.phase != .leave {
      controls.awake(at: time, motion: clock.motion(at: time))
    }
    let allowance = Allowance(
      directions: .all, catchesOnly: speed(at: event.shown) >= Motion.Decay.leastVelocity,
      pinches: true)
    let middle = recognizer.fingers.centroid
    switch recognizer.handle(pointer, at: event.time, allowing: allowance) {
    case .press(let place):
      taps.press(at: place, time, isEcho: opening?.isEcho(at: place, time) ?? false)
      hold(at: place, shown: event.shown)
    case .drag(let offset): drag(by: offset)
    case .release(let velocity): letGo(with: velocity, at: time)
    case .pinch(let scale, let offset, let place): pinch(by: scale, moved: offset, at: place)
    case .unpinch(let spreading, let velocity, let place):
      unpinch(at: place, spreading: spreading, moving: velocity, time)
    case .tap(let place): tap(at: place, time)
    case .lift, .cancel: resume(at: time)
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
  private mutating func tap(at place: Vector, _ time: Double) {
    guard destination == .screen else { return reopen(at: place, time) }
    resume(at: time)
    if taps.tap(at: place, time) == .second { doubleTap(at: place, time) }
  }

  /// Opens the photograph again while it closes. A second click at that point is part of the tap.
  private mutating func reopen(at place: Vector, _ time: Double) {
    opening = Opening(time: time, cell: Frame(center: place, dimensions: .zero))
    depart(for: .screen, at: time)
  }

  /// Closes the photograph, or shows and hides the controls, after a single tap.
  mutating func singleTap(at time: Double) {
    taps.forget()
    tapMovesControls
      ? controls.toggle(at: time, motion: clock.motion(at: time)) : depart(for: .source, at: time)
  }

  /// Does what a key says; left and right as seen on the screen.
  mutating func press(_ key: Key, at time: Double) {
    let onward = environment.isRightToLeft ? -1 : 1
    controls.stay(at: clock.motion(at: time))
    guard !pans(by: key, at: time) else { return }
    switch key {
    case .escape: depart(for: .source, at: time)
    case .left: step(by: -onward, at: time)
    case .right: step(by: onward, at: time)
    case .home: show(0, animated: true, at: time)
    case .end: show(count - 1, animated: true, at: time)
    case .pageUp: step(by: -1, at: time)
    case .pageDown: step(by: 1, at: time)
    case .zoomIn: magnify(to: photo.zoom * 2, about: middle, at: time)
    case .zoomOut: magnify(to: photo.zoom / 2, about: middle, at: time)
    case .zoomFit: magnify(to: 1, about: middle, at: time)
    case .up, .down, .stitch, .enter, .space: break
    }
  }

  /// Whether an arrow pans a photograph that is zoomed: by a quarter of the screen, until its edge is there.
  private mutating func pans(by key: Key, at time: Double) -> Bool {
    guard photo.zoom > 1, destination == .screen else { return false }
    let way: Vector
    switch key {
    case .left: way = Vector(x: screen.width / 4, y: 0)
    case .right: way = Vector(x: -screen.width / 4, y: 0)
    case .up: way = Vector(x: 0, y: screen.height / 4)
    case .down: way = Vector(x: 0, y: -screen.height / 4)
    default: return false
    }
    resume(at: time)
    return pan(
      by: way, timing: environment.reducesMotion ? .immediate : .spring(.settling), at: time)
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
  mutating func turn(_ wheel: Wheel, at time: Double) {
    if photo.zoom > 1, destination == .screen { return pan(wheel, at: time) }
    let delta = wheel.isSideways ? wheel.delta.x + wheel.delta.y : wheel.delta.x
    let isSideways = wheel.isSideways || abs(wheel.delta.x) > abs(wheel.delta.y)
    guard turnsPages, !isHeld, isSideways, delta != 0 else { return }
    let displacement = page.position(at: clock.motion(at: time))
    let reach = max(row.pitch, abs(displacement))
    let next = (displacement - delta).clamped(to: row.bounds).clamped(to: -reach...reach)
    taps.forget()
    self.wheel = Turning(
      start: self.wheel?.start ?? displacement, deadline: time + Threshold.wheelSilence)
    page = .held(at: next)
    isSettled = false
  }

  /// Pans a photograph that is zoomed, directly.
  private mutating func pan(_ wheel: Wheel, at time: Double) {
    let delta = wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta
    guard !isHeld else { return }
    scroll(by: delta * -1, at: time)
  }

  /// A tenth of a page is meant; less goes back.
  mutating func endTurning(at time: Double) {
    guard let wheel else { return }
    let displacement = page.position(at: clock.motion(at: time))
    let way = displacement - wheel.start
    let isMeant = abs(way) >= row.pitch / 10
    let meant = way < 0 ? -Motion.Decay.leastVelocity : Motion.Decay.leastVelocity
    let place = row.landing(
      displaced: displacement, draggedBy: way, velocity: isMeant ? meant : 0)
    settlePage(on: turnsPages ? place : 0, at: time)
  }
}
