extension PressRecognizer {
  /// Goes on from here: the fingers are others, what they have done is not.
  mutating func regrip(from before: Fingers) {
    let isUnderWay = stage == .dragging || stage == .pinching
    hold.regrip(
      by: fingers, moved: isUnderWay ? hold.translation(of: before) : .zero,
      enlarged: stage == .pinching ? hold.scale(of: before) : 1)
  }

  /// Begins the drag once the slop is crossed, and takes the slop out of it so that nothing jumps.
  mutating func crossSlop() -> Intent? {
    let offset = hold.offset(of: fingers)
    let slop = Threshold.slop(of: device)
    guard offset.length >= slop else { return nil }
    (isTapPossible, swallowsClick) = (false, true)
    guard limits.directions.allow(offset) else {
      stage = .yielded
      return .cancel
    }
    stage = .dragging
    hold.forgive(offset.direction * slop)
    return .drag(by: hold.translation(of: fingers))
  }

  /// Begins the pinch once the fingers have spread or closed far enough. What it took to know counts for nothing.
  mutating func beginPinch() {
    let isPossible = limits.pinches && (stage == .pressed || stage == .dragging)
    guard isPossible, fingers.count > 1,
      abs(hold.widening(of: fingers)) >= Threshold.pinchSlop
    else { return }
    if stage == .pressed { hold.forgive(hold.offset(of: fingers)) }
    hold.beginPinch(with: fingers)
    swallowsClick = true
    stage = .pinching
  }
}
