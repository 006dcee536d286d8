/// The range of an offset, and the rubber bands at its ends.
struct ElasticRange {
  /// The offsets without resistance. They are infinite if there are no ends.
  let bounds: ClosedRange<Double>
  private let band: RubberBand

  /// Creates a range for a viewport of `dimension` points.
  init(_ bounds: ClosedRange<Double>, dimension: Double) {
    self.bounds = bounds
    band = RubberBand(dimension: dimension)
  }

  /// Returns the offset of content that is pulled to `pull`. Within the bounds it is there; beyond them it is held back.
  func offset(pulledTo pull: Double) -> Double {
    let edge = pull.clamped(to: bounds)
    return edge + band.offset(for: pull - edge)
  }

  /// Returns the pull that brings content to an offset.
  func pull(to offset: Double) -> Double {
    let edge = offset.clamped(to: bounds)
    return edge + band.inverse(of: offset - edge)
  }

  /// Returns how much faster the content moves than the finger that pulls it: 1 within the bounds, less beyond them.
  func slope(at pull: Double) -> Double {
    let edge = pull.clamped(to: bounds)
    return pull == edge ? 1 : band.slope(at: pull - edge)
  }
}
