#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

extension View {
  /// Sets how items look as they pass the middle of a carousel. By default they do not change.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselEffect(.coverFlow)
  /// ```
  /// With reduced motion, effects change opacity but move nothing.
  /// - Parameter effect: One of the built-in effects, instead of an effect of your own.
  public nonisolated func carouselEffect(_ effect: CarouselEffect) -> some View {
    carousel {
      $0.options[.effect] = effect.number
      $0.options[.effectScale] = effect.effectScale
      $0.effect = nil
    }
  }

  /// Sets how items look as they pass the middle of a carousel, as a pure function of their distance from it.
  ///
  /// ```swift
  /// Carousel(movies) { PosterCard(movie: $0) }
  ///   .carouselEffect { phase in
  ///     var item = CarouselTransform()
  ///     item.rotation = .degrees(6 * phase.value)
  ///     return item
  ///   }
  /// ```
  /// With reduced motion only its opacity applies.
  /// - Parameter effect: Returns the changes of an item at a phase. It is called for each item in each frame of movement, so it should
  ///   only calculate.
  public nonisolated func carouselEffect(
    _ effect: @escaping @Sendable (CarouselPhase) -> CarouselTransform
  ) -> some View {
    carousel {
      $0.options[.effect] = 0
      $0.effect = CarouselSettings.CustomEffect(effect)
    }
  }
}
#endif
