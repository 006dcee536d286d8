// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/visualeffect: a change of the appearance that may read the layout.
public protocol VisualEffect: Sendable {}

/// developer.apple.com/documentation/swiftui/emptyvisualeffect
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// developer.apple.com/documentation/swiftui/visualeffect/rotation3deffect(_:axis:anchor:anchorz:perspective:)
  ///
  /// Only angles and perspective are kept: rectangles and touches of views turned in space are not modelled.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    if axis.z != 0 || anchor != .center || anchorZ != 0 { notModelled("a turn about another axis") }
    var turned = TurnedEffect(turn: (self as? TurnedEffect)?.turn ?? DrawnView.Turn())
    guard angle != .zero else { return turned }
    turned.turn.x += angle.radians * axis.x
    turned.turn.y += angle.radians * axis.y
    turned.turn.perspective = perspective
    return turned
  }
}

private struct TurnedEffect: VisualEffect {
  var turn: DrawnView.Turn
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/visualeffect(_:): the effect follows each layout, without an update of the view.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    wrapped(LaidOutEffect { effect(EmptyVisualEffect(), $0) })
  }
}

/// An effect that is computed from the layout when the view is drawn.
struct LaidOutEffect: Wrapping {
  let effect: @Sendable (GeometryProxy) -> any VisualEffect

  /// The turn of a view; nil if it is not turned.
  func turn(_ node: Node) -> DrawnView.Turn? {
    let turn = (effect(GeometryProxy(node: node)) as? TurnedEffect)?.turn
    return turn == DrawnView.Turn() ? nil : turn
  }
}
