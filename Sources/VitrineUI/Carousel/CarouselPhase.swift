#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// How far an item is from where items come to rest, counted in items.
public struct CarouselPhase: Hashable, Sendable {
  /// 0 for the item that is there, 1 for the next, -1 for the one before, and everything between while they move.
  public let value: Double

  /// The phase with the given value.
  public init(_ value: Double) { self.value = value }

  /// Whether it is nearer to this item than to any other.
  public var isCurrent: Bool { abs(value) < 0.5 }

  /// 1 for the item that is there, 0 from the next one on.
  public var nearness: Double { max(0, 1 - abs(value)) }
}

/// What an effect does to an item, about its middle.
public struct CarouselTransform: Equatable, Sendable {
  /// How many times as large it is drawn.
  public var scale: CGFloat = 1
  /// From 0, invisible, to 1, opaque.
  public var opacity: Double = 1
  /// How far it is drawn from its place, in points.
  public var offset = CGSize.zero
  /// How far it is turned, clockwise.
  public var rotation = Angle.zero
  /// How far its right edge is turned away.
  public var turn = Angle.zero
  /// What is higher is drawn over what is lower.
  public var depth: Double = 0

  /// Nothing is done to it.
  public init() {}
}

extension Placement {
  /// The placement as a person's own effect shows it; without what moves, where less motion is wanted.
  func changed(by change: CarouselTransform, isCalm: Bool) -> Placement {
    var new = self
    new.opacity *= change.opacity
    guard !isCalm else { return new }
    new.scale *= change.scale
    new.position.x -= box.width * (new.scale - scale) / 2 - change.offset.width
    new.position.y -= box.height * (new.scale - scale) / 2 - change.offset.height
    new.rotation.z += change.rotation.radians
    new.rotation.y += change.turn.radians
    new.depth += change.depth
    return new
  }
}
#endif
