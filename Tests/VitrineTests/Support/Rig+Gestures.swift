import Vitrine

extension Rig {
  /// One sample of a finger or another pointer.
  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ point: Vector, finger: Int32 = 1, device: Pointer.Device = .touch,
    at time: Double, shown: Double? = nil, yieldsAtEnds: Bool = false
  ) -> Response {
    var pointer = Pointer(id: finger, phase, device: device, position: point)
    pointer.yieldsAtEnds = yieldsAtEnds
    return happen(.pointer(pointer), at: time, shown: shown)
  }

  /// A finger that is down moves with constant velocity, in 120 samples a second; it stays down.
  mutating func move(
    from start: Vector, to end: Vector, finger: Int32 = 1, starting time: Double,
    during duration: Double
  ) {
    let count = max(1, Int((duration * 120).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      touch(.move, start + (end - start) * share, finger: finger, at: time + duration * share)
    }
  }

  /// A finger comes down and moves; it stays down.
  mutating func drag(
    from start: Vector, to end: Vector, starting time: Double, during duration: Double
  ) {
    touch(.down, start, at: time)
    move(from: start, to: end, starting: time, during: duration)
  }

  /// A drag that ends in full motion.
  @discardableResult
  mutating func flick(
    from start: Vector, to end: Vector, starting time: Double, during duration: Double
  ) -> Response {
    drag(from: start, to: end, starting: time, during: duration)
    return touch(.up, end, at: time + duration)
  }

  /// A finger comes down and is lifted 50 milliseconds later.
  @discardableResult
  mutating func tap(_ point: Vector, at time: Double, shown: Double? = nil) -> Response {
    touch(.down, point, at: time, shown: shown)
    return touch(.up, point, at: time + 0.05)
  }
}

/// Two fingers, numbers 1 and 2, on a line through `middle`. The line is parallel to `direction`, a vector of length 1.
extension Rig {
  /// Two fingers come down and begin a pinch: they come to be `span` apart after the slop.
  mutating func beginPinch(
    span: Double, about middle: Vector, along direction: Vector = Vector(x: 1, y: 0),
    at time: Double
  ) {
    let reach = direction * ((span + Threshold.pinchSlop) / 2)
    touch(.down, middle - reach, finger: 1, at: time)
    touch(.down, middle + reach, finger: 2, at: time)
    spread(to: span, about: middle, along: direction, at: time)
  }

  /// The two fingers come to be `span` apart.
  mutating func spread(
    to span: Double, about middle: Vector, along direction: Vector = Vector(x: 1, y: 0),
    at time: Double
  ) {
    touch(.move, middle - direction * (span / 2), finger: 1, at: time)
    touch(.move, middle + direction * (span / 2), finger: 2, at: time)
  }

  /// Both fingers are lifted.
  mutating func endPinch(at time: Double) {
    touch(.up, .zero, finger: 1, at: time)
    touch(.up, .zero, finger: 2, at: time)
  }

  /// A whole pinch to `scale`, in 120 samples a second. The fingers rest for 0.1 s before they are lifted.
  mutating func pinch(
    to scale: Double, span: Double = 200, about middle: Vector,
    along direction: Vector = Vector(x: 1, y: 0), starting time: Double, during duration: Double
  ) {
    beginPinch(span: span, about: middle, along: direction, at: time)
    let count = max(1, Int((duration * 120).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      spread(
        to: span * (1 + (scale - 1) * share), about: middle, along: direction,
        at: time + duration * share)
    }
    endPinch(at: time + duration + 0.1)
  }
}
