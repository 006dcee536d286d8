extension Placement {
  /// Draws it larger or smaller about its middle.
  package mutating func scale(by factor: Double) {
    let middle = outline.center
    scale *= factor
    position = Vector(x: middle.x - box.width * scale / 2, y: middle.y - box.height * scale / 2)
  }

  /// From the next item on turned by 60°, half an item back.
  mutating func face(from sight: Effect.Sight) {
    let share = sight.phase.clamped(to: -1...1)
    turn(by: -share * .pi / 3, about: sight.axis)
    elevation = -abs(share) * sight.pitch / 2
    depth = -abs(sight.phase)
  }

  /// On a drum with twelve items around; those on its far side are not seen.
  mutating func roll(from sight: Effect.Sight) {
    let arc = Arc(sight, items: 12)
    turn(by: arc.angle, about: sight.axis)
    position = position + sight.axis.offset(arc.along - sight.distance)
    elevation = -arc.drop
    opacity = min(1, 4 * arc.cosine)
    depth = -abs(sight.phase)
  }

  /// On a wheel with 24 items around; the hub of a vertical strip's is at its left.
  mutating func lean(from sight: Effect.Sight) {
    let (arc, axis) = (Arc(sight, items: 24), sight.axis)
    let across = axis.isVertical ? Vector(x: -arc.drop, y: 0) : Vector(x: 0, y: arc.drop)
    position = position + axis.offset(arc.along - sight.distance) + across
    rotation.z = axis.isRightToLeft ? -arc.angle : arc.angle
    opacity = min(1, 4 * arc.cosine)
    depth = -abs(sight.phase)
  }

  /// Those to come wait on the line, three of them seen, each a little smaller and farther on than the one above.
  mutating func pile(from sight: Effect.Sight) {
    let below = sight.phase.clamped(to: 0...3)
    let waiting = max(0, sight.distance)
    position = position + sight.axis.offset(below * sight.pitch * 0.06 - waiting)
    scale(by: 1 - 0.06 * below)
    opacity = min(1, 3 - below)
    depth = -sight.phase
  }

  /// The content is a fifth larger than its window, and moves from one edge of it to the other in two items.
  mutating func glimpse(from sight: Effect.Sight) {
    let window = outline
    scale(by: 1.2)
    let spare = sight.axis.length(of: outline.dimensions) - sight.axis.length(of: window.dimensions)
    let shift = sight.axis.offset(-sight.phase.clamped(to: -1...1) * spare / 2)
    position = position + shift
    crop = (Insets(from: outline, to: window) / scale).confined(to: box)
  }

  /// The farther end along the strip goes away from the eye.
  private mutating func turn(by angle: Double, about axis: Strip.Axis) {
    if axis.isVertical {
      rotation.x = -angle
    } else {
      rotation.y = axis.isRightToLeft ? -angle : angle
    }
  }
}

/// An item on a circle instead of a line, at most a quarter of the way round.
private struct Arc {
  var angle: Double
  /// How far it is from the line, in points along the strip.
  var along: Double
  /// How far it is from where the circle touches the strip, in points towards the hub.
  var drop: Double
  var cosine: Double

  init(_ sight: Effect.Sight, items: Double) {
    let step = 2 * Double.pi / items
    let radius = sight.pitch / step
    angle = (sight.phase * step).clamped(to: -.pi / 2 ... .pi / 2)
    let turned = Elementary.sineAndCosine(angle)
    along = radius * turned.sine
    drop = radius * (1 - turned.cosine)
    cosine = max(0, turned.cosine)
  }
}
