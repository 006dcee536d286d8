#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// The changes that an effect makes to an item, about its centre.
///
/// ```swift
/// Carousel(movies) { PosterCard(movie: $0) }
///   .carouselEffect { phase in
///     var item = CarouselTransform()
///     item.scale = 0.8 + 0.2 * phase.nearness
///     item.offset.height = 20 * abs(phase.value)
///     return item
///   }
/// ```
/// In a carousel that runs from right to left, the transform is its mirror image. A number that is not finite changes nothing.
public struct CarouselTransform: Equatable, Sendable {
  /// The factor of enlargement, from 0.001 to 100. A value outside the range counts as the nearest one in range.
  public var scale: CGFloat = 1
  /// From 0, invisible, to 1, opaque. A value outside the range counts as the nearest one in range.
  public var opacity: Double = 1
  /// The distance from its layout position, in points. A positive width leads toward the next items of a row.
  public var offset = CGSize.zero
  /// The rotation in the plane, clockwise from left to right.
  public var rotation = Angle.zero
  /// The rotation about the vertical axis. A positive angle moves the edge at the next item away.
  public var turn = Angle.zero
  /// The drawing order: a higher item covers a lower one.
  public var depth: Double = 0

  /// Creates a transform that changes nothing.
  public init() {}
}

extension CarouselTransform {
  /// The transform in the engine's type.
  var effect: ExhibitScene.HostEffect {
    var stop = Effect.Stop(
      phase: 0, offset: Vector(x: offset.width, y: offset.height), scale: scale, opacity: opacity)
    (stop.rotation.y, stop.rotation.z) = (turn.radians, rotation.radians)
    return ExhibitScene.HostEffect(stop, depth: depth)
  }
}
#endif
