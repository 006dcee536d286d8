#if canImport(SwiftUI)
public import SwiftUI
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

  /// Creates a phase with a value.
  public init(_ value: Double) { self.value = value }

  /// Whether the item is nearer to the resting position than any other item.
  public var isCurrent: Bool { abs(value) < 0.5 }

  /// 1 for the item at the resting position, decreasing to 0 at a distance of one item.
  public var nearness: Double { Effect.nearness(at: value) }
}

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
public struct CarouselTransform: Equatable, Sendable {
  /// The factor of enlargement.
  public var scale: CGFloat = 1
  /// From 0, invisible, to 1, opaque.
  public var opacity: Double = 1
  /// The distance from its layout position, in points.
  public var offset = CGSize.zero
  /// The clockwise rotation in the plane.
  public var rotation = Angle.zero
  /// The rotation about the vertical axis. A positive angle moves the right edge away.
  public var turn = Angle.zero
  /// The drawing order: a higher item covers a lower one.
  public var depth: Double = 0

  /// Creates a transform that changes nothing.
  public init() {}
}

extension CarouselSettings.CustomEffect {
  /// The effect as a function of placements.
  func placing(reducesMotion: Bool) -> (Placement, _ phase: Double) -> Placement {
    { [transform] in $0.applying(transform(CarouselPhase($1)), reducesMotion: reducesMotion) }
  }
}

extension Placement {
  /// The placement with a custom effect applied. With reduced motion only the opacity changes.
  func applying(_ change: CarouselTransform, reducesMotion: Bool) -> Placement {
    var new = self
    new.opacity *= change.opacity
    guard !reducesMotion else { return new }
    new.scale(by: change.scale)
    new.position = new.position + Vector(x: change.offset.width, y: change.offset.height)
    new.rotation.z += change.rotation.radians
    new.rotation.y += change.turn.radians
    new.depth += change.depth
    return new
  }
}
#endif
