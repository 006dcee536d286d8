import Vitrine

/// The distance of an item from the resting position, in items.
///
/// ```swift
/// Carousel(movies) { movie, phase in
///   PosterCard(movie: movie).opacity(phase.isCurrent ? 1 : 0.5)
/// }
/// ```
public struct CarouselPhase: Hashable, Sendable {
  /// 0 for the item at the resting position, 1 for the next one, -1 for the previous one; fractions in between during movement.
  public let value: Double

  /// Creates a phase, for a preview or a test of content that uses it.
  /// - Parameter value: The distance from the resting position, in items.
  public init(_ value: Double) { self.value = value }

  /// Whether the item is nearer to the resting position than any other item.
  public var isCurrent: Bool { abs(value) < 0.5 }

  /// 1 for the item at the resting position, decreasing to 0 at a distance of one item.
  public var nearness: Double { Effect.nearness(at: value) }
}
