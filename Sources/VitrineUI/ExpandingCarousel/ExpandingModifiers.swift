#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets the lengths of closed and open cards, in points. The defaults are 150 and 250.
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

  /// Sets the corner radius of cards, in points. The default is 10.
  public nonisolated func expandingCarouselRadius(_ radius: CGFloat) -> some View {
    carousel(.radius, radius)
  }

  /// Sets where an opening card moves if part of it would be out of view. The default is the centre.
  public nonisolated func expandingCarouselReveal(_ reveal: ExpandingCarouselReveal) -> some View {
    carousel(.reveal, reveal.number)
  }

  /// Sets how long a mouse rests on a card before it opens, in seconds. The default is 0.1.
  public nonisolated func expandingCarouselHoverDelay(_ seconds: Double) -> some View {
    carousel(.hoverDelay, seconds * 1000)
  }

  /// Sets the time in which a card opens, in seconds. The default is 0.4; with 0 it opens at once.
  public nonisolated func expandingCarouselDuration(_ seconds: Double) -> some View {
    carousel(.duration, seconds * 1000)
  }

  /// Sets the timing curve with which a card opens. The default is ease in and out.
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

/// Where an opening card moves if part of it would be out of view.
public struct ExpandingCarouselReveal: Hashable, Sendable {
  let number: Double

  /// By the shortest distance that makes all of it visible.
  public static let nearest = ExpandingCarouselReveal(number: 0)
  /// To the centre.
  public static let center = ExpandingCarouselReveal(number: 1)
}

/// The timing curve of an opening card.
public struct ExpandingCarouselCurve: Hashable, Sendable {
  let number: Double

  /// Slow at both ends.
  public static let easeInOut = ExpandingCarouselCurve(number: 0)
  /// Slow at the start.
  public static let easeIn = ExpandingCarouselCurve(number: 1)
  /// Slow at the end.
  public static let easeOut = ExpandingCarouselCurve(number: 2)
  /// Constant speed.
  public static let linear = ExpandingCarouselCurve(number: 3)
  /// A spring, which continues with the velocity of the motion that it replaces.
  public static let spring = ExpandingCarouselCurve(number: 4)
}
#endif
