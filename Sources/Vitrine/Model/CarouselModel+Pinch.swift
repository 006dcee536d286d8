extension CarouselModel {
  /// A trackpad's pinch, or that of a wheel.
  struct Magnification: Equatable, Sendable {
    /// How many times larger it has become.
    var scale = 1.0
    /// How fast that changes.
    var tracker = VelocityTracker()
  }

  /// Closes and opens the gaps as fingers do, with what is between them staying between them.
  mutating func pinch(
    by scale: Double, moved offset: Vector, around point: Vector, shown: Double, at time: Double
  ) {
    if !strip.seam.isHeld { takeSeam(by: scale, moved: offset, around: point, shown: shown) }
    if strip.seam.follow(scale: scale, at: pace.at(time)) {
      signals.append(.stitch(strip.seam.isStitched))
      signals.append(.haptic)
    }
    drag(by: offset)
    look(at: time)
  }

  /// Takes hold of the seam as it was seen, and of the row where the fingers are; from here on the row goes with what is
  /// between them.
  private mutating func takeSeam(
    by scale: Double, moved offset: Vector, around point: Vector, shown: Double
  ) {
    guard case .some = grip else { return }
    look(at: shown)
    grip(around: point, moved: offset, from: place(at: shown))
    grip?.ends = strip.bounds
    strip.seam.hold(scale: scale, at: pace.at(shown))
    look(at: now)
  }

  /// One finger drags on with what it touches, while the seam goes where it was flipped.
  mutating func unpinch(velocity: Double, at point: Vector, _ time: Double) {
    strip.seam.letGo(scaleVelocity: velocity, at: pace.at(time))
    guard let offset = grip?.offset else { return }
    grip?.ends = nil
    grip(around: point, moved: offset, from: place(at: time))
  }

  /// Holds the row at another point, without moving it.
  private mutating func grip(around point: Vector, moved offset: Vector, from place: Double) {
    let touched = self.point(under: point, from: place)
    let pull = unbanded(place) + axis.along(offset)
    grip?.touched = touched
    grip?.pull = pull
    strip.anchor = touched
  }

  /// Ends whatever pinch there is, without velocity.
  mutating func letSeamGo(at time: Double) {
    strip.seam.letGo(scaleVelocity: 0, at: pace.at(time))
    magnification = nil
    grip?.ends = nil
  }
}

extension CarouselModel {
  /// Whether a trackpad or a wheel pinches it.
  var isMagnified: Bool {
    guard hasSeam, case .some = magnification else { return false }
    return true
  }

  /// Pinches as a trackpad or a wheel says. While fingers have hold of the row, it is theirs.
  mutating func magnify(_ sample: Magnify, _ event: Event, at time: Double) -> Response {
    guard hasSeam, strip.count > 0, !recognizer.isHolding else {
      return Response(.yours)
    }
    switch sample.phase {
    case .began: beginMagnification(sample, shown: event.shown)
    case .changed: change(to: sample.scale, sample, event, at: time)
    case .ended: endMagnification(at: time)
    case .cancelled: snapBack(at: time)
    case .turned: turn(sample, event, at: time)
    }
    return Response(.mine)
  }

  private mutating func beginMagnification(_ sample: Magnify, shown: Double) {
    hold(at: sample.position, shown: shown)
    takeSeam(by: 1, moved: .zero, around: sample.position, shown: shown)
    magnification = Magnification()
  }

  private mutating func change(
    to scale: Double, _ sample: Magnify, _ event: Event, at time: Double
  ) {
    guard isMagnified else { return }
    magnification?.scale = scale
    magnification?.tracker.add(scale, at: event.time)
    pinch(by: scale, moved: .zero, around: sample.position, shown: event.shown, at: time)
  }

  /// One turn of a wheel, which begins a pinch if there is none; silence will end it.
  private mutating func turn(_ sample: Magnify, _ event: Event, at time: Double) {
    if !isMagnified { beginMagnification(sample, shown: event.shown) }
    let scale = (magnification?.scale ?? 1) * sample.scale
    change(to: scale.clamped(to: Magnify.scales), sample, event, at: time)
    wheelDeadline = time + Threshold.wheelSilence
  }

  /// Lets go with the velocity of the fingers on the trackpad; a wheel that is silent has none.
  mutating func endMagnification(at time: Double) {
    let velocity = magnification?.tracker.velocity(at: time) ?? 0
    strip.seam.letGo(scaleVelocity: velocity, at: pace.at(time))
    wheelDeadline = nil
    snapBack(at: time)
  }
}
