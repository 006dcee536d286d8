extension PressRecognizer {
  /// The state of a gesture.
  enum Stage: Equatable, Sendable {
    /// No pointer is down.
    case idle
    /// No pointer is down. The last gesture moved or caught the content, so its click must be suppressed.
    case idleAfterMovement
    /// A pointer is down and has not moved. It may become a tap.
    case pressed
    /// Pointers are down and have not moved. They caught the content, or are several, and cannot become a tap.
    case held
    case dragging, pinching
    /// Pointers are down, and the gesture belongs to the host.
    case yielded
  }

  /// Ends the gesture.
  mutating func endGesture() {
    switch stage {
    case .idle, .idleAfterMovement: break
    case .pressed, .held: stage = limits.catchesOnly ? .idleAfterMovement : .idle
    case .dragging, .pinching, .yielded: stage = .idleAfterMovement
    }
  }

  /// Continues with other fingers. The transform of the content stays.
  mutating func restartTransform(from before: Fingers) {
    let isUnderWay = stage == .dragging || stage == .pinching
    transform.restart(
      with: fingers, translation: isUnderWay ? transform.translation(of: before) : .zero,
      scale: stage == .pinching ? transform.scale(of: before) : 1)
  }

  /// Begins a drag once the slop is crossed. The drag does not contain the slop, so nothing jumps.
  mutating func crossSlop() -> Intent? {
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
    let hasNotMoved = stage == .pressed || stage == .held
    guard limits.pinches, hasNotMoved || stage == .dragging, fingers.count > 1,
      abs(transform.widening(of: fingers)) >= Threshold.pinchSlop
    else { return }
    if hasNotMoved { transform.subtract(slop: transform.offset(of: fingers)) }
    transform.beginPinch(with: fingers)
    stage = .pinching
  }
}
