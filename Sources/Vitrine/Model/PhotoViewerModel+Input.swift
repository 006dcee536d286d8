extension PhotoViewerModel {
  /// Hands one sample to the recognizer and does what it means.
  ///
  /// The sample keeps its own time, even when a later frame is drawn already: velocities come from when fingers were where.
  mutating func feel(_ pointer: Pointer, _ event: Event, at time: Double) -> Response {
    guard case .some = item else { return Response(.yours) }
    let speed = abs(page.velocity(at: pace.at(event.shown))) * pace.speed
    let allowance = Allowance(
      directions: .all, catchesOnly: speed >= Motion.Decay.leastVelocity)
    switch recognizer.handle(pointer, at: event.time, allowing: allowance) {
    case .press(let place): hold(at: place, shown: event.shown)
    case .drag(let offset): drag(by: offset)
    case .release(let velocity): letGo(with: velocity, at: time)
    case .tap: depart(for: destination == .screen ? .source : .screen, at: time)
    case .lift, .cancel: resume(at: time)
    case .pinch, .unpinch, nil: break
    }
    return Response(.mine, suppressesClick: recognizer.response.suppressesClick)
  }

  /// Does what a key says; left and right as seen on the screen.
  mutating func press(_ key: Key, at time: Double) {
    let onward = environment.isRightToLeft ? -1 : 1
    switch key {
    case .escape: depart(for: .source, at: time)
    case .left: step(by: -onward, at: time)
    case .right: step(by: onward, at: time)
    case .home: show(0, animated: true, at: time)
    case .end: show(count - 1, animated: true, at: time)
    case .pageUp: step(by: -1, at: time)
    case .pageDown: step(by: 1, at: time)
    case .up, .down, .stitch, .enter, .space: break
    }
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
    let delta = wheel.isSideways ? wheel.delta.x + wheel.delta.y : wheel.delta.x
    let isSideways = wheel.isSideways || abs(wheel.delta.x) > abs(wheel.delta.y)
    guard turnsPages, !isHeld, isSideways, delta != 0, abs(delta) < 1e6 else { return }
    let displacement = page.position(at: pace.at(time))
    let reach = max(row.pitch, abs(displacement))
    let next = (displacement - delta).clamped(to: row.bounds).clamped(to: -reach...reach)
    self.wheel = Turning(
      start: self.wheel?.start ?? displacement, deadline: time + Threshold.wheelSilence)
    page = .held(at: next)
    isSettled = false
  }

  /// A tenth of a page is meant; less goes back.
  mutating func endTurning(at time: Double) {
    guard let wheel else { return }
    let displacement = page.position(at: pace.at(time))
    let way = displacement - wheel.start
    let isMeant = abs(way) >= row.pitch / 10
    let meant = way < 0 ? -Motion.Decay.leastVelocity : Motion.Decay.leastVelocity
    let place = row.landing(displaced: displacement, velocity: isMeant ? meant : 0)
    settlePage(on: turnsPages ? place : 0, at: time)
  }
}
