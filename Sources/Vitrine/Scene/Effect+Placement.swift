extension Effect {
  /// Changes a placement as the effect shows it.
  func apply(to placement: inout Placement, in context: Context) {
    switch self {
    case .none: break
    case .scale:
      placement.depth = 1 + (context.effectScale - 1) * context.nearness
      placement.scale(by: placement.depth)
    case .fade: placement.applyFade(in: context)
    case .coverFlow: placement.applyCoverFlow(in: context)
    case .cylinder: placement.applyCylinder(in: context)
    case .wheel: placement.applyWheel(in: context)
    case .stack: placement.applyStack(in: context)
    case .parallax: placement.applyParallax(in: context)
    }
  }
}

extension Effect.Stops {
  /// Changes a placement as the stops show it. With reduced motion only the opacity changes.
  func apply(to placement: inout Placement, in context: Effect.Context, reducesMotion: Bool) {
    let stop = stop(at: context.phase)
    placement.opacity = stop.opacity
    guard !reducesMotion else { return }
    placement.depth = -abs(context.phase)
    placement.elevation = stop.elevation
    placement.rotation.x = stop.rotation.x
    placement.transform(by: stop, isRightToLeft: context.axis.isRightToLeft)
  }
}

extension Placement {
  /// Scales, moves and turns the item as a stop says. From right to left, the move and the turns are mirrored.
  mutating func transform(by stop: Effect.Stop, isRightToLeft: Bool) {
    let side = isRightToLeft ? -1.0 : 1
    scale(by: stop.scale)
    position = position + Vector(x: side * stop.offset.x, y: stop.offset.y)
    rotation.y += side * stop.rotation.y
    rotation.z += side * stop.rotation.z
  }
}
