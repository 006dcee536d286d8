#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets how long the cards of expanding carousels are, closed and open, in points: 150 and 250 unless told otherwise.
  ///
  /// An open card is never shorter than a closed one.
  public nonisolated func expandingCarouselSizes(collapsed: CGFloat, expanded: CGFloat)
    -> some View
  {
    carousel {
      $0.options[.collapsedSize] = collapsed
      $0.options[.expandedSize] = expanded
    }
  }

  /// Sets how round the corners of cards are, in points: 10 unless told otherwise.
  public nonisolated func expandingCarouselRadius(_ radius: CGFloat) -> some View {
    carousel(.radius, radius)
  }

  /// Sets where a card that opens and would stick out of view is brought: to the middle unless told otherwise.
  public nonisolated func expandingCarouselReveal(_ reveal: ExpandingCarouselReveal) -> some View {
    carousel(.reveal, reveal.number)
  }

  /// Sets how long a mouse rests on a card before it opens, in seconds: 0.1 unless told otherwise.
  public nonisolated func expandingCarouselHoverDelay(_ seconds: Double) -> some View {
    carousel(.hoverDelay, seconds * 1000)
  }

  /// Sets how long a card takes to open, in seconds: 0.4 unless told otherwise, 0 for at once.
  public nonisolated func expandingCarouselDuration(_ seconds: Double) -> some View {
    carousel(.duration, seconds * 1000)
  }

  /// Sets how a card opens: it eases in and out unless told otherwise.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: .constant(nil)) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselCurve(.spring)
  ///   .expandingCarouselDuration(0.5)
  /// ```
  public nonisolated func expandingCarouselCurve(_ curve: ExpandingCarouselCurve) -> some View {
    carousel(.curve, curve.number)
  }
}

/// Where a card that opens and would stick out of view is brought.
public struct ExpandingCarouselReveal: Hashable, Sendable {
  let number: Double

  /// No farther than until all of it shows.
  public static let nearest = ExpandingCarouselReveal(number: 0)
  /// To the middle.
  public static let center = ExpandingCarouselReveal(number: 1)
}

/// How a card opens, over its whole duration.
public struct ExpandingCarouselCurve: Hashable, Sendable {
  let number: Double

  /// Slowly at both ends.
  public static let easeInOut = ExpandingCarouselCurve(number: 0)
  /// Slowly at first.
  public static let easeIn = ExpandingCarouselCurve(number: 1)
  /// Slowly at last.
  public static let easeOut = ExpandingCarouselCurve(number: 2)
  /// At the same speed throughout.
  public static let linear = ExpandingCarouselCurve(number: 3)
  /// As a spring does, which keeps the speed of what it takes over.
  public static let spring = ExpandingCarouselCurve(number: 4)
}
#endif
