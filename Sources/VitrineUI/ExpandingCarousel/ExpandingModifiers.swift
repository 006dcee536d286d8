#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets the lengths of closed and open cards.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselSizes(collapsed: 120, expanded: 300)
  /// ```
  /// Lengths are points from 16 to 10 000. A value outside the range gives a warning, and the nearest value in range is used.
  /// - Parameters:
  ///   - collapsed: The length of a closed card, in points. The default is 150.
  ///   - expanded: The length of an open card, in points. The default is 250. An open card is never shorter than a closed one.
  public nonisolated func expandingCarouselSizes(collapsed: CGFloat, expanded: CGFloat)
    -> some View
  {
    carousel {
      $0.options[.collapsedSize] = collapsed
      $0.options[.expandedSize] = expanded
    }
  }

  /// Sets the corner radius of cards.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselRadius(16)
  /// ```
  /// - Parameter radius: Points, from 0 to 1000. The default is 10. A value outside the range gives a warning, and the nearest
  ///   value in range is used.
  public nonisolated func expandingCarouselRadius(_ radius: CGFloat) -> some View {
    carousel(.radius, radius)
  }

  /// Sets where an opening card moves if part of it would be out of view.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselReveal(.nearest)
  /// ```
  /// - Parameter reveal: The default is the centre.
  public nonisolated func expandingCarouselReveal(_ reveal: ExpandingCarouselReveal) -> some View {
    carousel(.reveal, reveal.number)
  }

  /// Sets how long a mouse rests on a card before the card opens.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselHoverDelay(0.3)
  /// ```
  /// - Parameter seconds: Seconds, from 0 to 10. The default is 0.1. A value outside the range gives a warning, and the nearest
  ///   value in range is used.
  public nonisolated func expandingCarouselHoverDelay(_ seconds: Double) -> some View {
    carousel(.hoverDelay, seconds * 1000)
  }

  /// Sets the time in which a card opens.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselDuration(0.6)
  /// ```
  /// - Parameter seconds: Seconds, from 0, without animation, to 10. The default is 0.4. A value outside the range gives a warning,
  ///   and the nearest value in range is used.
  public nonisolated func expandingCarouselDuration(_ seconds: Double) -> some View {
    carousel(.duration, seconds * 1000)
  }

  /// Sets the timing curve with which a card opens.
  ///
  /// ```swift
  /// ExpandingCarousel(movies, expanded: $expanded) { PosterCard(movie: $0) } details: { Text($0.title) }
  ///   .expandingCarouselCurve(.spring)
  ///   .expandingCarouselDuration(0.5)
  /// ```
  /// - Parameter curve: The default is slow at both ends.
  public nonisolated func expandingCarouselCurve(_ curve: ExpandingCarouselCurve) -> some View {
    carousel(.curve, curve.number)
  }
}

/// The position to which an opening card moves if part of it would be out of view; see ``SwiftUI/View/expandingCarouselReveal(_:)``.
public struct ExpandingCarouselReveal: Hashable, Sendable {
  let number: Double

  /// It moves by the shortest distance that makes all of it visible.
  public static let nearest = ExpandingCarouselReveal(number: 0)
  /// It moves to the centre.
  public static let center = ExpandingCarouselReveal(number: 1)
}

/// The timing curve of an opening card; see ``SwiftUI/View/expandingCarouselCurve(_:)``.
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
