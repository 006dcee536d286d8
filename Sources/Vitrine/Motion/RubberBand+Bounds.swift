extension RubberBand {
  /// Where something is that is pulled to `pull`: within the bounds right there, beyond them held back.
  func held(_ pull: Double, within bounds: ClosedRange<Double>) -> Double {
    let edge = pull.clamped(to: bounds)
    return edge + offset(for: pull - edge)
  }

  /// How far something must have been pulled to be at `place`.
  func pulled(_ place: Double, beyond bounds: ClosedRange<Double>) -> Double {
    let edge = place.clamped(to: bounds)
    return edge + inverse(of: place - edge)
  }

  /// How much faster it moves than what pulls it: 1 within the bounds.
  func slope(at pull: Double, beyond bounds: ClosedRange<Double>) -> Double {
    let edge = pull.clamped(to: bounds)
    return pull == edge ? 1 : slope(at: pull - edge)
  }
}
