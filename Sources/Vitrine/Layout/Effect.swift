/// What a strip does to its items on their way past the middle; only to the eye, never to their offsets.
///
/// An effect is a function of the phase: 0 for the item on the alignment line, 1 for the next, -1 for the one before, and
/// everything between while they move. It knows no laps, so it is the same across the seam of a loop. Touches are meant for
/// the item whose area in the strip they hit, whatever it looks like.
public enum Effect: Int32, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The item on the line is larger.
  case scale
  /// The item on the line is opaque, the others show the ground through.
  case fade
  /// The others turn their faces to the one on the line, and stand farther back.
  case coverFlow
  /// Items are on the outside of a drum that turns.
  case cylinder
  /// Items are on the rim of a wheel that stands upright, its hub far below them.
  case wheel
  /// Items lie beneath the one on the line, which is drawn off them.
  case stack
  /// Items are windows, behind which their content moves more slowly.
  case parallax

  /// How near an item is to the line that is `phase` items from it: 1 on the line, 0 from the next item on.
  package static func nearness(at phase: Double) -> Double { max(0, 1 - abs(phase)) }

  /// From where an item is seen.
  struct Sight {
    /// How many items it is from the line.
    var phase: Double
    /// How far it is from the line, along the strip, in points.
    var distance: Double
    /// The way from one item to the next, in points.
    var pitch: Double
    /// In which direction the strip runs.
    var axis: Strip.Axis
    /// How large the item on the line is drawn where the effect makes it larger.
    var effectScale: Double

    /// How near it is to the line: see ``Effect/nearness(at:)``.
    var nearness: Double { Effect.nearness(at: phase) }
  }
}
