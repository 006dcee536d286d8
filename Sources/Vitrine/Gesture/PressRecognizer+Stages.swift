extension PressRecognizer {
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
    (isTapPossible, suppressesClick) = (false, true)
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
    let isPossible = limits.pinches && (stage == .pressed || stage == .dragging)
    guard isPossible, fingers.count > 1,
      abs(transform.widening(of: fingers)) >= Threshold.pinchSlop
    else { return }
    if stage == .pressed { transform.subtract(slop: transform.offset(of: fingers)) }
    transform.beginPinch(with: fingers)
    suppressesClick = true
    stage = .pinching
  }
}
