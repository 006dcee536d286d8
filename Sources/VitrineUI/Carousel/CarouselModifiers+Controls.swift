#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Starts autoplay: carousels move to the next item after a number of seconds. Nil stops it.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselLoops()
  ///   .carouselAutoplay(every: 4)
  /// ```
  /// Autoplay pauses during a touch or a hover, while keyboard or remote focus is in the carousel, while the carousel is out of
  /// view, and while the app is in the background. Focus that comes from a click or a tap does not pause it. The play button
  /// resumes it even if the carousel has focus. With VoiceOver it pauses until the person presses play or turns VoiceOver off. With reduced motion there
  /// is no autoplay.
  /// - Parameters:
  ///   - seconds: The time between two moves, in seconds, from 1 to 3600; nil or 0 for no autoplay. A shorter time counts as 1. A
  ///     negative time counts as 0 and one above 3600 as 3600, with a warning.
  ///   - button: Whether there is a play button below the carousel. Hide it only if you provide your own with
  ///     ``CarouselActions/isPaused``: movement of more than five seconds needs a pause button.
  public nonisolated func carouselAutoplay(
    every seconds: Double?, button: Visibility = .automatic
  ) -> some View {
    carousel {
      $0.options[.autoplay] = (seconds ?? 0) * 1000
      $0.hidesPlayButton = button == .hidden
    }
  }

  /// Sets the indicator of the current item. The default is none.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselIndicator(.dots)
  /// ```
  /// - Parameter indicator: Dots or a number below the carousel. An empty carousel has neither.
  public nonisolated func carouselIndicator(_ indicator: CarouselIndicator) -> some View {
    carousel { $0.indicator = indicator }
  }

  /// Sets what a remote focuses on tvOS. The default is each item as a whole.
  ///
  /// The carousel follows focus. The remote's play button pauses and resumes autoplay.
  ///
  /// ```swift
  /// Carousel(movies) { movie in Button(movie.title) {} }
  ///   .carouselFocus(.content)
  /// ```
  /// - Parameter focus: Items or the views in them. On other systems it has no effect.
  public nonisolated func carouselFocus(_ focus: CarouselFocus) -> some View {
    carousel { $0.focus = focus }
  }
}
#endif
