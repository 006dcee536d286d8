#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Lets the first item of a carousel follow its last.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselLoops()
  /// ```
  public nonisolated func carouselLoops(_ loops: Bool = true) -> some View {
    carousel(.loop, loops ? 1 : 0)
  }

  /// Sets where carousels come to rest: on an item, unless told otherwise; cards that open and stitched rows, anywhere.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselSnap(.page)
  /// ```
  public nonisolated func carouselSnap(_ snap: CarouselSnap) -> some View {
    carousel(.snap, snap.number)
  }

  /// Sets what a tap on a button or link in an item of a carousel does.
  ///
  /// ```swift
  /// Carousel(movies) { movie in Button(movie.title) {} }
  ///   .carouselTap(.select)
  /// ```
  /// A tap elsewhere on an item that is not current always brings it to the line.
  public nonisolated func carouselTap(_ tap: CarouselTap) -> some View {
    carousel(.tap, tap.number)
  }

  /// Sets where in view an item of a carousel comes to rest: in the middle, unless told otherwise; cards that open and stitched
  /// rows, where reading begins.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselAlignment(.start)
  /// ```
  public nonisolated func carouselAlignment(_ alignment: CarouselAlignment) -> some View {
    carousel(.align, alignment.number)
  }

  /// Sets the gap between the items of carousels.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselSpacing(12)
  /// ```
  /// - Parameter spacing: Points, from 0 to 1000: 3 unless told otherwise, 20 between cards that open, 8 between photographs of
  ///   a row that can be stitched. What is outside is warned of, and the nearest that can be is used.
  public nonisolated func carouselSpacing(_ spacing: CGFloat) -> some View {
    carousel(.spacing, spacing)
  }

  /// Sets how long the items of carousels are along them: as long as their content wants to be, unless told otherwise.
  ///
  /// ```swift
  /// Carousel(movies) { Text($0.title) }
  ///   .carouselItemLength(.fraction(0.8))
  /// ```
  /// Content that takes all the room it is offered, such as a colour or a resizable image, wants a length. Cards that open and
  /// stitched photographs have lengths of their own.
  public nonisolated func carouselItemLength(_ length: CarouselItemLength) -> some View {
    carousel { $0.extent = length.extent }
  }

  /// Sets how much of a flick's predicted way counts.
  ///
  /// The way that a flick would run on is its velocity times a quarter of a second.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselMomentum(1)
  /// ```
  /// - Parameter momentum: A factor from 0 to 4; 0 ignores the velocity, and the default is 0.66. A factor outside warns, and
  ///   the nearest one is used.
  public nonisolated func carouselMomentum(_ momentum: Double) -> some View {
    carousel(.momentum, momentum)
  }

  /// Lets carousels go on by themselves, after so many seconds on each item; nil for never.
  ///
  /// They rest while somebody touches or hovers them, while they have focus and while they are out of sight; with VoiceOver until
  /// somebody presses play; with reduced motion always.
  /// - Parameters:
  ///   - seconds: How long each item rests, at least 1.
  ///   - button: Whether there is a button below that stops it and lets it go on. Hide it only where there is one of your own,
  ///     by ``CarouselActions/isPaused``: what moves for more than five seconds must have one.
  public nonisolated func carouselAutoplay(
    every seconds: Double?, button: Visibility = .automatic
  ) -> some View {
    carousel {
      $0.options[.autoplay] = (seconds ?? 0) * 1000
      $0.hidesPlayButton = button == .hidden
    }
  }

  /// Sets what shows where a carousel is: nothing, unless told otherwise.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselIndicator(.dots)
  /// ```
  public nonisolated func carouselIndicator(_ indicator: CarouselIndicator) -> some View {
    carousel { $0.indicator = indicator }
  }

  /// Sets what takes the focus of a remote on tvOS: each item as a whole, unless told otherwise.
  ///
  /// The carousel follows focus, and the remote's play button stops and goes on with what moves by itself.
  ///
  /// ```swift
  /// Carousel(movies) { movie in Button(movie.title) {} }
  ///   .carouselFocus(.content)
  /// ```
  public nonisolated func carouselFocus(_ focus: CarouselFocus) -> some View {
    carousel { $0.focus = focus }
  }

  /// Sets what the items of carousels do on their way past the middle.
  ///
  /// With reduced motion, effects that move are left out.
  public nonisolated func carouselEffect(_ effect: CarouselEffect) -> some View {
    carousel {
      $0.options[.effect] = effect.number
      $0.options[.effectScale] = effect.effectScale
      $0.effect = nil
    }
  }

  /// Sets what the items of carousels do on their way past the middle: a pure function of how far they are from it.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselEffect { phase in
  ///     var item = CarouselTransform()
  ///     item.rotation = .degrees(6 * phase.value)
  ///     return item
  ///   }
  /// ```
  public nonisolated func carouselEffect(
    _ effect: @escaping @Sendable (CarouselPhase) -> CarouselTransform
  ) -> some View {
    carousel {
      $0.options[.effect] = 0
      $0.effect = CarouselSettings.OwnEffect(effect)
    }
  }

  /// Sets how fast all exhibits in this view move: 0.2 is slow motion, in which everything can be seen and caught.
  ///
  /// ```swift
  /// PhotoGrid(photos, ratio: \.ratio) { photo, _ in Image(photo.name).resizable() }
  ///   .vitrineSpeed(0.2)
  /// ```
  /// Paths stay what they are, and where things land; what fingers have to do stays as it is, too.
  /// - Parameter speed: A factor from 0.01 to 10. What is outside is warned of, and the nearest that can be is used.
  public nonisolated func vitrineSpeed(_ speed: Double) -> some View {
    carousel(.speed, speed)
  }
}
#endif
