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

extension Placement {
  /// Scales the placement about its middle.
  package mutating func scale(by factor: Double) {
    let middle = outline.center
    scale *= factor
    position = Vector(x: middle.x - box.width * scale / 2, y: middle.y - box.height * scale / 2)
  }

  /// Applies the fade: from the next item on, items have ``Shape/fadedOpacity``.
  mutating func applyFade(in context: Effect.Context) {
    opacity = Shape.fadedOpacity + (1 - Shape.fadedOpacity) * context.nearness
  }

  /// Applies the cover flow: from the next item on, items are rotated and farther back.
  mutating func applyCoverFlow(in context: Effect.Context) {
    let share = context.phase.clamped(to: -1...1)
    rotate(by: -share * Shape.coverAngle, about: context.axis)
    elevation = -abs(share) * context.pitch * Shape.coverDistance
    depth = -abs(context.phase)
  }

  /// Applies the cylinder. Items on its far side are invisible.
  mutating func applyCylinder(in context: Effect.Context) {
    let arc = Arc(context, items: Shape.cylinderItems)
    rotate(by: arc.angle, about: context.axis)
    position = position + context.axis.offset(arc.along - context.distance)
    elevation = -arc.drop
    opacity = arc.opacity
    depth = -abs(context.phase)
  }

  /// Applies the wheel. The hub of a vertical strip's wheel is on its left.
  mutating func applyWheel(in context: Effect.Context) {
    let (arc, axis) = (Arc(context, items: Shape.wheelItems), context.axis)
    let across = axis.isVertical ? Vector(x: -arc.drop, y: 0) : Vector(x: 0, y: arc.drop)
    position = position + axis.offset(arc.along - context.distance) + across
    rotation.z = axis.isRightToLeft ? -arc.angle : arc.angle
    opacity = arc.opacity
    depth = -abs(context.phase)
  }

  /// Applies the stack: the next items wait on the line. Some of them are visible, each a little smaller and farther along
  /// than the one above it.
  mutating func applyStack(in context: Effect.Context) {
    let below = context.phase.clamped(to: 0...Shape.stackItems)
    let waiting = max(0, context.distance)
    position = position + context.axis.offset(below * context.pitch * Shape.stackStep - waiting)
    scale(by: 1 - Shape.stackStep * below)
    opacity = min(1, Shape.stackItems - below)
    depth = -context.phase
  }

  /// Applies the parallax: the content is larger than its window, and moves from one edge of the window to the other over two
  /// items.
  mutating func applyParallax(in context: Effect.Context) {
    let window = outline
    scale(by: Shape.parallaxScale)
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

/// The numbers of the effects. They are chosen by eye, for items that fill half of the viewport or more.
private enum Shape {
  /// The opacity of the items beside the one on the line.
  static let fadedOpacity = 0.3
  /// The angle by which items beside the line are rotated, in radians: 60°.
  static let coverAngle = Double.pi / 3
  /// The distance by which they are farther back, in items.
  static let coverDistance = 0.5
  /// The number of items around the cylinder.
  static let cylinderItems = 12.0
  /// The number of items around the wheel.
  static let wheelItems = 24.0
  /// The number of items that are visible below the one on the line.
  static let stackItems = 3.0
  /// The shift along the strip and the shrinkage from one of them to the next, in items.
  static let stackStep = 0.06
  /// The scale of the content, relative to its window.
  static let parallaxScale = 1.2
  /// The share of a circle's radius within which its items fade before they are edge on.
  static let fadingShare = 0.25
}

/// A position on a circle instead of a line, at most a quarter of the way round.
private struct Arc {
  var angle: Double
  /// The distance from the line along the strip, in points.
  var along: Double
  /// The distance from the line that touches the circle, in points towards the hub.
  var drop: Double
  /// The opacity. An item that is nearly edge on is translucent.
  var opacity: Double

  init(_ context: Effect.Context, items: Double) {
    let step = 2 * Double.pi / items
    // One circle for all items, whatever their lengths are.
    let radius = context.meanPitch / step
    angle = (context.phase * step).clamped(to: -.pi / 2 ... .pi / 2)
    let turned = Elementary.sineAndCosine(angle)
    along = radius * turned.sine
    drop = radius * (1 - turned.cosine)
    opacity = min(1, max(0, turned.cosine) / Shape.fadingShare)
  }
}
