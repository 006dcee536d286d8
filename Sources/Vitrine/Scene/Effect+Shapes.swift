extension Placement {
  /// Scales the placement about its middle.
  package mutating func scale(by factor: Double) {
    let middle = outline.center
    scale *= factor
    position = Vector(x: middle.x - box.width * scale / 2, y: middle.y - box.height * scale / 2)
  }

  /// Applies the cover flow: from the next item on, items are rotated by 60° and half an item farther back.
  mutating func applyCoverFlow(in context: Effect.Context) {
    let share = context.phase.clamped(to: -1...1)
    rotate(by: -share * .pi / 3, about: context.axis)
    elevation = -abs(share) * context.pitch / 2
    depth = -abs(context.phase)
  }

  /// Applies the cylinder: a drum with twelve items around it. Items on its far side are invisible.
  mutating func applyCylinder(in context: Effect.Context) {
    let arc = Arc(context, items: 12)
    rotate(by: arc.angle, about: context.axis)
    position = position + context.axis.offset(arc.along - context.distance)
    elevation = -arc.drop
    opacity = min(1, 4 * arc.cosine)
    depth = -abs(context.phase)
  }

  /// Applies the wheel: 24 items around it. The hub of a vertical strip's wheel is on its left.
  mutating func applyWheel(in context: Effect.Context) {
    let (arc, axis) = (Arc(context, items: 24), context.axis)
    let across = axis.isVertical ? Vector(x: -arc.drop, y: 0) : Vector(x: 0, y: arc.drop)
    position = position + axis.offset(arc.along - context.distance) + across
    rotation.z = axis.isRightToLeft ? -arc.angle : arc.angle
    opacity = min(1, 4 * arc.cosine)
    depth = -abs(context.phase)
  }

  /// Applies the stack: the next items wait on the line. Three of them are visible, each a little smaller and farther along
  /// than the one above it.
  mutating func applyStack(in context: Effect.Context) {
    let below = context.phase.clamped(to: 0...3)
    let waiting = max(0, context.distance)
    position = position + context.axis.offset(below * context.pitch * 0.06 - waiting)
    scale(by: 1 - 0.06 * below)
    opacity = min(1, 3 - below)
    depth = -context.phase
  }

  /// Applies the parallax: the content is a fifth larger than its window, and moves from one edge of the window to the other
  /// over two items.
  mutating func applyParallax(in context: Effect.Context) {
    let window = outline
    scale(by: 1.2)
    let spare =
      context.axis.length(of: outline.dimensions) - context.axis.length(of: window.dimensions)
    let shift = context.axis.offset(-context.phase.clamped(to: -1...1) * spare / 2)
    position = position + shift
    crop = (Insets(from: outline, to: window) / scale).confined(to: box)
  }

  /// Rotates the placement so that its farther end along the strip moves away from the eye.
  private mutating func rotate(by angle: Double, about axis: Strip.Axis) {
    if axis.isVertical {
      rotation.x = -angle
    } else {
      rotation.y = axis.isRightToLeft ? -angle : angle
    }
  }
}

/// A position on a circle instead of a line, at most a quarter of the way round.
private struct Arc {
  var angle: Double
  /// The distance from the line along the strip, in points.
  var along: Double
  /// The distance from the line that touches the circle, in points towards the hub.
  var drop: Double
  var cosine: Double

  init(_ context: Effect.Context, items: Double) {
    let step = 2 * Double.pi / items
    // One circle for all items, whatever their lengths are.
    let radius = context.meanPitch / step
    angle = (context.phase * step).clamped(to: -.pi / 2 ... .pi / 2)
    let turned = Elementary.sineAndCosine(angle)
    along = radius * turned.sine
    drop = radius * (1 - turned.cosine)
    cosine = max(0, turned.cosine)
  }
}
