extension RubberBand {
  /// Where something is that is pulled to `pull`: within the bounds right there, beyond them held back.
  func held(_ pull: Double, within bounds: ClosedRange<Double>) -> Double {
    let edge = pull.clamped(to: bounds)
    return edge + offset(for: pull - edge)
  }

  /// How far something must have been pulled to be at `position`.
  func pulled(_ position: Double, beyond bounds: ClosedRange<Double>) -> Double {
    let edge = position.clamped(to: bounds)
    return edge + inverse(of: position - edge)
  }

  /// How much faster it moves than what pulls it: 1 within the bounds.
  func slope(at pull: Double, beyond bounds: ClosedRange<Double>) -> Double {
    let edge = pull.clamped(to: bounds)
    return pull == edge ? 1 : slope(at: pull - edge)
  }
}
