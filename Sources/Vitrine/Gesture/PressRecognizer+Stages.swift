extension PressRecognizer {
  /// The state of a gesture.
  enum Stage: Equatable, Sendable {
    /// No pointer is down. The host may have to suppress the click that follows the last gesture.
    case idle(suppressesClick: Bool)
    /// Pointers are down and have not moved.
    case pressed(Press)
    case dragging, pinching
    /// The gesture belongs to the host.
    case yielded
  }

  /// A press that may become a tap.
  struct Press: Equatable, Sendable {
    /// The time of the press, in seconds.
    let time: Double
    let device: Pointer.Device
    /// Whether a single finger has pressed content that rests.
    var isTapPossible: Bool

    /// Returns whether the press is a tap if it ends at a time, in seconds.
    func isTap(until end: Double) -> Bool {
      isTapPossible && end - time <= Threshold.tapDuration
    }
  }

  /// Ends the gesture. A click does not follow a catch or a movement.
  mutating func endGesture() {
    switch stage {
    case .idle: break
    case .pressed: stage = .idle(suppressesClick: limits.catchesOnly)
    case .dragging, .pinching, .yielded: stage = .idle(suppressesClick: true)
    }
  }

  /// Continues with other fingers. The transform of the content stays.
  mutating func restartTransform(from before: Fingers) {
    var (translation, scale) = (Vector.zero, 1.0)
    switch stage {
    case .idle, .pressed, .yielded: break
    case .dragging: translation = transform.translation(of: before)
    case .pinching:
      (translation, scale) = (transform.translation(of: before), transform.scale(of: before))
    }
    transform.restart(with: fingers, translation: translation, scale: scale)
  }

  /// Begins a drag once the slop of a device is crossed. The drag does not contain the slop, so nothing jumps.
  mutating func crossSlop(of device: Pointer.Device) -> Intent? {
    let offset = transform.offset(of: fingers)
    let slop = Threshold.slop(of: device)
    guard offset.length >= slop else { return nil }
    guard limits.directions.allow(offset) else {
      stage = .yielded
      return .cancel
    }
    stage = .dragging
    transform.subtract(slop: offset.direction * slop)
    return .drag(by: transform.translation(of: fingers))
  }

  /// Begins a pinch once the fingers have spread or closed far enough. The scale does not contain this distance.
  mutating func beginPinch() {
    guard limits.pinches, fingers.count > 1,
      abs(transform.widening(of: fingers)) >= Threshold.pinchSlop
    else { return }
    switch stage {
    case .idle, .pinching, .yielded: return
    case .dragging: break
    case .pressed: transform.subtract(slop: transform.offset(of: fingers))
    }
    transform.beginPinch(with: fingers)
    stage = .pinching
  }
}
