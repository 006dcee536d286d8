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

  /// Sets where carousels come to rest.
  public nonisolated func carouselSnap(_ snap: CarouselSnap) -> some View {
    carousel(.snap, snap.number)
  }

  /// Sets where in view an item of a carousel comes to rest.
  public nonisolated func carouselAlignment(_ alignment: CarouselAlignment) -> some View {
    carousel(.align, alignment.number)
  }

  /// Sets the gap between the items of carousels, in points.
  public nonisolated func carouselSpacing(_ spacing: CGFloat) -> some View {
    carousel(.spacing, spacing)
  }

  /// Sets how long the items of carousels are.
  public nonisolated func carouselItemLength(_ length: CarouselItemLength) -> some View {
    carousel { $0.extent = length.extent }
  }

  /// Sets how much of a flick's predicted way counts: 0.66 unless told otherwise, 0 for none.
  public nonisolated func carouselDamping(_ damping: Double) -> some View {
    carousel(.damping, damping)
  }

  /// Lets carousels go on by themselves, after so many seconds on each item; nil for never.
  ///
  /// They rest while somebody touches or hovers them and while they are out of sight; with VoiceOver, and once the keyboard has
  /// come into them, until somebody presses play; with reduced motion always.
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

  /// Sets what shows where a carousel is.
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
      $0.options[.prominence] = effect.prominence
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

  /// Sets how fast carousels move: 0.2 is slow motion, in which everything can be seen and caught.
  public nonisolated func vitrineSpeed(_ speed: Double) -> some View {
    carousel(.speed, speed)
  }
}
#endif
