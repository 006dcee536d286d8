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

  /// The placement as the effect shows it.
  func applied(
    to placement: Placement, phase: Double, along axis: Strip.Axis, in viewport: Dimensions
  ) -> Placement {
    switch self {
    case .none: placement
    case .scale: placement.scaled(by: 1 + (Self.prominence - 1) * max(0, 1 - abs(phase)))
    }
  }
}

extension Placement {
  /// Drawn larger or smaller about its middle; the larger one is nearer to the eye.
  fileprivate func scaled(by factor: Double) -> Placement {
    var scaled = self
    let (middle, side) = (outline.center, Dimensions(width: box.width, height: box.height))
    scaled.scale = scale * factor
    scaled.position = Vector(
      x: middle.x - side.width * scaled.scale / 2, y: middle.y - side.height * scaled.scale / 2)
    scaled.depth = factor
    return scaled
  }
}
