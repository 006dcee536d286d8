/// The resistance of content that is dragged beyond its edge. It follows less and less, and never further than a dimension.
///
/// ```swift
/// let band = RubberBand(dimension: 375)
/// let shown = band.offset(for: 100)      // a finger 100 points beyond the end moves the content by 48
/// let rawOffset = band.inverse(of: shown)  // to catch it there without a jump
/// ```
/// f(x) = x·c·d / (x·c + d), with the slope c / (x·c/d + 1)². This is the law of `UIScrollView`; several people have found it
/// independently. The functions are odd: mirrored input gives mirrored output.
public struct RubberBand: Equatable, Sendable {
  /// The share of a short drag that the content follows.
  public let coefficient: Double
  /// The limit of what the content follows, in points: the length of the viewport along this axis, not of the content.
  public let dimension: Double

  /// Creates a rubber band for a viewport of `dimension` points. If the coefficient or the dimension is not positive and
  /// finite, the content does not follow at all.
  public init(coefficient: Double = 0.55, dimension: Double) {
    let exists = coefficient > 0 && dimension > 0 && coefficient.isUsable && dimension.isUsable
    self.coefficient = exists ? coefficient : 0
    self.dimension = exists ? dimension : 0
  }

  /// Returns how far beyond the edge the content is drawn for an offset before the rubber band, in points beyond the edge; 0 for not
  /// a number.
  public func offset(for rawOffset: Double) -> Double {
    guard dimension > 0, !rawOffset.isNaN else { return 0 }
    guard rawOffset.isReal else { return rawOffset < 0 ? -dimension : dimension }
    let strain = coefficient / dimension * rawOffset
    return dimension * (strain / (1 + strain.magnitude))
  }

  /// Returns how much faster the content moves than the finger: `coefficient` at the edge, less beyond.
  public func slope(at rawOffset: Double) -> Double {
    guard dimension > 0, !rawOffset.isNaN else { return 0 }
    let strain = coefficient / dimension * rawOffset.magnitude + 1
    return coefficient / (strain * strain)
  }

  /// Returns the offset before the rubber band of content that is drawn `offset` points beyond the edge. An offset that no drag
  /// reaches counts as 0.00001 points below the dimension.
  public func inverse(of offset: Double) -> Double {
    guard dimension > 0, !offset.isNaN else { return 0 }
    let reached = min(offset.magnitude, max(0, dimension - 1e-5))
    let rawOffset = dimension / coefficient * (reached / (dimension - reached))
    return offset < 0 ? -rawOffset : rawOffset
  }
}

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

  /// Returns the drawn offset for an offset before the rubber band: the same within the bounds, nearer to them beyond.
  func offset(for rawOffset: Double) -> Double {
    let edge = rawOffset.clamped(to: bounds)
    return edge + band.offset(for: rawOffset - edge)
  }

  /// Returns the offset before the rubber band that is drawn at `offset`.
  func rawOffset(for offset: Double) -> Double {
    let edge = offset.clamped(to: bounds)
    return edge + band.inverse(of: offset - edge)
  }

  /// Returns the velocity of the content relative to that of the finger: 1 within the bounds, less beyond them.
  func slope(at rawOffset: Double) -> Double {
    let edge = rawOffset.clamped(to: bounds)
    return rawOffset == edge ? 1 : band.slope(at: rawOffset - edge)
  }
}
