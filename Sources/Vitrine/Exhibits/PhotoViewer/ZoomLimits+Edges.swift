extension ZoomLimits {
  /// Returns the directions in which a photograph at a centre cannot be panned farther: to the left, to the right, or both.
  func edges(at center: Vector, magnifiedBy scale: Double) -> GestureLimits.Directions {
    let slack = slack(at: scale).x
    var edges: GestureLimits.Directions = []
    if center.x - Rounding.measured <= -slack { edges.insert(.left) }
    if center.x + Rounding.measured >= slack { edges.insert(.right) }
    return edges
  }
}
