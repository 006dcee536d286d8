/// Zooming and panning of the shown photograph.
extension ViewerPages {
  /// Whether the photograph can be magnified: not while it opens or closes.
  var canZoom: Bool {
    destination == .screen && layout.screen.width > 0
      && pose(at: now.motion).backdrop > Self.openBackdrop
  }

  /// The opacity of the backdrop above which the photograph counts as open. Chosen by eye.
  private static var openBackdrop: Double { 0.98 }

  /// Whether the photograph is magnified at rest on the screen.
  var isZoomed: Bool { shown.zoom.scale > 1 && destination == .screen }

  /// Magnifies the photograph to a scale, within its limits. The content at `point` of the screen stays there.
  mutating func magnify(to scale: Double, about point: Vector) {
    guard canZoom else { return }
    forgetTaps()
    resume()
    let goal = zoomLimits.restingScale(for: scale)
    if isOpenAtRest, goal == shown.zoom.scale { return }
    let motion = now.motion
    let (seen, velocity) = (pose(at: motion), shown.velocity(at: motion))
    setRestingZoom(of: seen, at: goal, about: point)
    setFlight(
      layout.environment.reducesMotion
        ? .resting(at: .screen)
        : layout.flight(
          of: shown, to: .screen, from: seen, velocity: velocity, by: .settling, at: motion))
    move()
  }

  /// Magnifies the photograph about a point that was tapped twice, or brings it back to fit.
  mutating func doubleTap(at point: Vector) {
    let scale = zoomLimits.scale(of: pose(at: now.motion))
    magnify(to: scale > ZoomLimits.fitThreshold ? 1 : zoomLimits.doubleTapScale, about: point)
  }

  /// Releases a zoomed or pinched photograph. It slows down within its edges, or returns within its limits.
  mutating func releaseZoom(_ drag: PhotoDrag, velocity: Vector) {
    let (motion, seen) = (now.motion, drag.pose(of: shown.picture, in: layout))
    let scale = zoomLimits.scale(of: seen)
    let goal = zoomLimits.restingScale(for: scale)
    var change = drag.poseVelocity(of: shown.picture, in: layout, moving: velocity)
    setRestingZoom(of: seen, at: goal, about: drag.focus)
    if goal == scale {
      let isThrown = velocity.length >= Motion.Decay.minimumVelocity
      var zoomed = shown.zoom
      zoomed.fling(
        from: seen.outline.center - layout.center,
        velocity: isThrown ? change.outline.origin : .zero, within: zoomLimits.slack(at: scale),
        at: motion)
      setZoom(zoomed)
      change = .zero
    }
    setFlight(
      layout.flight(
        of: shown, to: .screen, from: seen, velocity: change, by: .settling, at: motion))
    fade(to: 1)
    move()
    releaseRow(after: drag)
  }

  /// Sets the zoom at which a photograph rests after it has moved from a pose to a scale about a point.
  private mutating func setRestingZoom(of seen: Pose, at scale: Double, about point: Vector) {
    let settled = seen.outline.scaled(by: scale / zoomLimits.scale(of: seen), about: point)
    setZoom(scale: scale, pan: zoomLimits.confined(settled.center - layout.center, at: scale))
  }

  /// Pans at once, at most to the edges. The photograph rests once the wheel is silent.
  mutating func scroll(by offset: Vector) {
    guard !isHeld else { return }
    var zoomed = shown.zoom
    zoomed.scroll(by: offset, within: zoomLimits.slack(at: zoomed.scale), at: now.motion)
    guard zoomed.pan(at: now.motion) != shown.zoom.pan(at: now.motion) else { return }
    setZoom(zoomed)
    forgetTaps()
    holdRow()
  }

  /// Pans at most to the edges.
  ///
  /// - Returns: Whether there was room for it.
  mutating func pan(by offset: Vector) -> Bool {
    resume()
    var zoomed = shown.zoom
    let target = zoomLimits.confined(zoomed.target + offset, at: zoomed.scale)
    guard (target - zoomed.target).length >= Rounding.measured else { return false }
    zoomed.pan(
      to: target, with: layout.environment.reducesMotion ? .immediate : .spring(.settling),
      at: now.motion)
    setZoom(zoomed)
    move()
    return true
  }
}

// MARK: Trackpads and wheels

extension ViewerPages {
  /// Pinches as a trackpad or a wheel reports. A pinch that has faded the backdrop continues.
  mutating func magnify(_ sample: Magnify, shown time: Double) {
    guard canZoom || shift.isPinchedByTrackpad else { return }
    switch sample.phase {
    case .ended: return endTrackpadPinch()
    case .cancelled:
      if shift.isPinchedByTrackpad { resume() }
      return
    case .wheel where sample.isNotch: return zoomByNotch(sample)
    case .began, .changed, .wheel: break
    }
    if !shift.isPinchedByTrackpad || sample.phase == .began {
      beginTrackpadPinch(sample, shown: time)
    }
    guard var drag else { return }
    let isWheel = sample.phase == .wheel
    let scale = isWheel ? drag.gestureScale * sample.scale : sample.scale
    drag.setScale(scale.clamped(to: Magnify.scales))
    change(drag, by: isWheel ? .wheel(until: now.wheelDeadline) : .trackpad)
  }

  /// Begins a pinch. It may have begun before the photograph could be magnified.
  private mutating func beginTrackpadPinch(_ sample: Magnify, shown time: Double) {
    let (point, isWheel) = (sample.position, sample.phase == .wheel)
    grab(at: point, shown: time, by: .trackpad)
    beginPinch(by: isWheel ? 1 : sample.scale, moved: .zero, at: point, mayClose: !isWheel)
  }

  /// Zooms by a notch of a mouse wheel, by at most a quarter.
  private mutating func zoomByNotch(_ sample: Magnify) {
    endTrackpadPinch()
    let limited = sample.scale.clamped(to: 1 / Magnify.notchFactor...Magnify.notchFactor)
    magnify(to: shown.zoom.scale * limited, about: sample.position)
  }
}
