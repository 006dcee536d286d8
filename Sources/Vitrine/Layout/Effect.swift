/// The look of items that pass the middle of a strip. It changes what is drawn, never the layout.
///
/// An effect is a function of the phase: 0 for the item on the alignment line, 1 for the next, -1 for the one before, and
/// fractions while they move. It does not depend on laps, so it is the same in every lap of a loop. A touch belongs to the item
/// whose area in the strip it hits, however the item is drawn.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .option(.effect, Double(Effect.coverFlow.rawValue))))
/// ```
public enum Effect: Int32, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The item on the line is larger.
  case scale
  /// The item on the line is opaque; the others are translucent.
  case fade
  /// The other items are rotated towards the one on the line, and are farther back.
  case coverFlow
  /// Items are on the outside of a rotating drum.
  case cylinder
  /// Items are on the rim of an upright wheel, whose hub is far below them.
  case wheel
  /// Items lie below the one on the line, which moves off them.
  case stack
  /// Items are windows, and the content behind them moves more slowly.
  case parallax

  /// Returns the nearness to the line of an item at a phase: 1 on the line, 0 from the next item on, linear between them.
  package static func nearness(at phase: Double) -> Double { max(0, 1 - abs(phase)) }

  /// The position of an item for an effect.
  struct Context {
    /// The distance from the line, in items.
    var phase: Double
    /// The distance from the line along the strip, in points.
    var distance: Double
    /// The distance from one item to the next, in points.
    var pitch: Double
    /// The same distance if all items had the same length, in points.
    var meanPitch: Double
    /// The direction of the strip.
    var axis: Strip.Axis
    /// The scale of the item on the line, with the effect ``Effect/scale``.
    var effectScale: Double

    /// The nearness to the line; see ``Effect/nearness(at:)``.
    var nearness: Double { Effect.nearness(at: phase) }
  }
}
