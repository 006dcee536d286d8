extension Effect {
  /// Turns a placement into what the effect shows of it.
  func apply(to placement: inout Placement, from sight: Sight) {
    switch self {
    case .none: break
    case .scale:
      placement.depth = 1 + (sight.effectScale - 1) * sight.nearness
      placement.scale(by: placement.depth)
    case .fade: placement.opacity = 0.3 + 0.7 * sight.nearness
    case .coverFlow: placement.face(from: sight)
    case .cylinder: placement.roll(from: sight)
    case .wheel: placement.lean(from: sight)
    case .stack: placement.pile(from: sight)
    case .parallax: placement.glimpse(from: sight)
    }
  }
}

extension Effect.Stops {
  /// Turns a placement into what the stops show of it; of movement, nothing where somebody wants less.
  func apply(to placement: inout Placement, from sight: Effect.Sight, reducesMotion: Bool) {
    let stop = stop(at: sight.phase)
    placement.opacity = stop.opacity
    guard !reducesMotion else { return }
    let side = sight.axis.isRightToLeft ? -1.0 : 1
    placement.depth = -abs(sight.phase)
    placement.scale(by: stop.scale)
    placement.position = placement.position + Vector(x: side * stop.offset.x, y: stop.offset.y)
    placement.elevation = stop.elevation
    placement.rotation.x = stop.rotation.x
    placement.rotation.y = side * stop.rotation.y
    placement.rotation.z = side * stop.rotation.z
  }
}
