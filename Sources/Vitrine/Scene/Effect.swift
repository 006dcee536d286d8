/// What a strip does to its items on their way past the middle; only to the eye, never to their places.
///
/// An effect is a function of the phase: 0 for the item on the alignment line, 1 for the next, -1 for the one before, and
/// everything between while they move. It knows no laps, so it is the same across the seam of a loop.
public enum Effect: Int32, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The item on the line is larger.
  case scale

  /// How large the item on the line is.
  static let prominence = 1.2

  /// Turns a placement into what the effect shows of it.
  func apply(
    to placement: inout Placement, phase: Double, along axis: Strip.Axis, in viewport: Dimensions
  ) {
    switch self {
    case .none: break
    case .scale: placement.scale(by: 1 + (Self.prominence - 1) * max(0, 1 - abs(phase)))
    }
  }
}

extension Placement {
  /// Draws it larger or smaller about its middle; the larger one is nearer to the eye.
  fileprivate mutating func scale(by factor: Double) {
    let middle = outline.center
    scale *= factor
    position = Vector(x: middle.x - box.width * scale / 2, y: middle.y - box.height * scale / 2)
    depth = factor
  }
}
