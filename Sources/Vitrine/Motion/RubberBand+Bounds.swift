/// The rubber band at both bounds of content that scrolls.
extension RubberBand {
  /// Returns the position of content that is pulled to `pull`. Within the bounds it is there; beyond them it is held back.
  func banded(_ pull: Double, within bounds: ClosedRange<Double>) -> Double {
    let edge = pull.clamped(to: bounds)
    return edge + offset(for: pull - edge)
  }

  /// Returns the pull that brings content to `position`.
  func unbanded(_ position: Double, beyond bounds: ClosedRange<Double>) -> Double {
    let edge = position.clamped(to: bounds)
    return edge + inverse(of: position - edge)
  }

  /// Returns how much faster the content moves than the finger that pulls it: 1 within the bounds, less beyond them.
  func slope(at pull: Double, beyond bounds: ClosedRange<Double>) -> Double {
    let edge = pull.clamped(to: bounds)
    return pull == edge ? 1 : slope(at: pull - edge)
  }
}
