#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Makes carousels loop: the first item follows the last one.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselLoops()
  /// ```
  /// Any number of items can loop. If they do not fill the view, items are shown more than once.
  /// - Parameter loops: Whether carousels loop. The default of a carousel without this modifier is false.
  public nonisolated func carouselLoops(_ loops: Bool = true) -> some View {
    carousel(.loop, loops ? 1 : 0)
  }

  /// Sets where carousels come to rest.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselSnap(.page)
  /// ```
  /// - Parameter snap: The default is on an item; for expanding and stitched carousels it is anywhere.
  public nonisolated func carouselSnap(_ snap: CarouselSnap) -> some View {
    carousel(.snap, snap.number)
  }

  /// Sets the effect of a tap on a button or link in an item of a carousel.
  ///
  /// ```swift
  /// Carousel(movies) { movie in Button(movie.title) {} }
  ///   .carouselTap(.select)
  /// ```
  /// A tap elsewhere on an item that is not current always selects that item.
  /// - Parameter tap: The default is that the button or link acts at the first tap.
  public nonisolated func carouselTap(_ tap: CarouselTap) -> some View {
    carousel(.tap, tap.number)
  }

  /// Sets the alignment of items at rest.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselAlignment(.start)
  /// ```
  /// - Parameter alignment: The default is the centre; for expanding and stitched carousels it is the start.
  public nonisolated func carouselAlignment(_ alignment: CarouselAlignment) -> some View {
    carousel(.align, alignment.number)
  }

  /// Sets the gap between the items of carousels.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselSpacing(12)
  /// ```
  /// - Parameter spacing: Points, from 0 to 1000. The default is 3; for expanding carousels 20, for stitched carousels 8. A
  ///   value outside the range gives a warning, and the nearest value in range is used.
  public nonisolated func carouselSpacing(_ spacing: CGFloat) -> some View {
    carousel(.spacing, spacing)
  }

  /// Insets the items of carousels from the edges of the view, at the beginning and at the end. While the items move, they are
  /// visible in the margins.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselAlignment(.start)
  ///   .carouselContentMargins(20)
  /// ```
  /// - Parameter length: Points on either side, less than half of the view's length: with more, no item is visible. A negative or
  ///   infinite number counts as 0.
  public nonisolated func carouselContentMargins(_ length: CGFloat) -> some View {
    carousel { $0.contentMargin = length.isFinite ? max(0, length) : 0 }
  }

  /// Sets whether items of carousels are visible outside of the view, at its beginning and its end. By default they are cut at its
  /// edges.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselClipDisabled()
  ///   .padding(.horizontal, 40)
  /// ```
  /// Items are drawn up to half of the view's length outside of it. They take touches only within the view.
  /// - Parameter disabled: Whether items are visible outside of the view.
  public nonisolated func carouselClipDisabled(_ disabled: Bool = true) -> some View {
    carousel { $0.isClipped = !disabled }
  }

  /// Sets the length of the items of carousels. The default is the length of their content.
  ///
  /// ```swift
  /// Carousel(movies) { Text($0.title) }
  ///   .carouselItemLength(.fraction(0.8))
  /// ```
  /// Set a length for content that takes all available space, such as a colour or a resizable image. Expanding and stitched
  /// carousels have lengths of their own.
  /// - Parameter length: A number of points, a fraction of the view's length, a ratio, or the length of the content.
  public nonisolated func carouselItemLength(_ length: CarouselItemLength) -> some View {
    carousel { $0.extent = length.extent }
  }

  /// Sets how far a flick carries.
  ///
  /// The predicted distance of a flick is its velocity times 0.25 seconds, times the momentum.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselMomentum(1)
  /// ```
  /// - Parameter momentum: A factor from 0 to 4; 0 ignores the velocity, and the default is 0.66. A value outside the range
  ///   gives a warning, and the nearest value in range is used.
  public nonisolated func carouselMomentum(_ momentum: Double) -> some View {
    carousel(.momentum, momentum)
  }

  /// Sets the speed of all exhibits in this view, for example 0.2 for slow motion.
  ///
  /// ```swift
  /// PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///   .vitrineSpeed(0.2)
  /// ```
  /// The speed does not change paths, destinations or gestures.
  /// - Parameter speed: A factor from 0.01 to 10. A value outside the range gives a warning, and the nearest value in range is
  ///   used.
  public nonisolated func vitrineSpeed(_ speed: Double) -> some View {
    carousel(.speed, speed)
  }
}
#endif
