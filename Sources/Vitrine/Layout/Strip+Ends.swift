/// What a strip does beyond its ends, where a rubber band holds it back. The ends are those of the strip, unless limits are given.
extension Strip {
  /// Where the strip is drawn that is dragged to a raw offset.
  func drawn(_ rawOffset: Double, within limits: ClosedRange<Double>?) -> Double {
    let end = confined(rawOffset, to: limits)
    return end + (rawOffset < end ? -1 : 1) * band.offset(for: abs(rawOffset - end))
  }

  /// The raw offset for which the strip is drawn at an offset.
  func raw(_ offset: Double, within limits: ClosedRange<Double>?) -> Double {
    let end = confined(offset, to: limits)
    return end + (offset < end ? -1 : 1) * band.inverse(of: abs(offset - end))
  }

  /// How much of a finger's velocity the strip has that is dragged to a raw offset.
  func slope(at rawOffset: Double, within limits: ClosedRange<Double>?) -> Double {
    let end = confined(rawOffset, to: limits)
    return rawOffset == end ? 1 : band.slope(at: abs(rawOffset - end))
  }

  private var band: RubberBand { RubberBand(dimension: viewport) }

  private func confined(_ offset: Double, to limits: ClosedRange<Double>?) -> Double {
    guard let limits else { return confined(offset) }
    return offset.clamped(to: limits)
  }
}
