/// One drawing of a window, as a test looks for it.
public struct DrawnView: Equatable, Sendable {
  /// The text, the name of the symbol or of the colour, or the type of the shape.
  public let name: String
  /// The box around it on the screen, in points.
  public var frame: CGRect
  /// The product of all opacities.
  public var opacity: Double
  /// The part of the frame that nothing clips.
  public var visible: CGRect
  /// The radii of the innermost clip, from the top left, clockwise.
  public var radii: [CGFloat]
  /// Whether a rotation in space is left out of the frame.
  public var isTurnedInSpace: Bool
}

/// The drawings of a tree, back to front.
func displayList(of root: Node, in window: CGRect) -> [DrawnView] {
  var found: [DrawnView] = []
  func draw(_ node: Node, _ transform: Affine, _ state: DrawnView) {
    var state = state
    var transform = transform
    if let opacity = node as? WrapperNode<Opacity> { state.opacity *= opacity.kind.value }
    if let clip = node as? WrapperNode<Clip> {
      let path = clip.kind.path(clip)
      state.visible = state.visible.intersection(transform(path.rect))
      state.radii = path.radii
    }
    if let turn = node as? WrapperNode<Turn3D>, turn.kind.angle != .zero {
      state.isTurnedInSpace = true
    }
    if let drawing = node.drawing, drawing.isVisible {
      let frame = transform(node.bounds)
      found.append(
        DrawnView(
          name: drawing.name, frame: frame, opacity: state.opacity,
          visible: frame.intersection(state.visible), radii: state.radii,
          isTurnedInSpace: state.isTurnedInSpace))
    }
    if node is ScrollNode { state.visible = state.visible.intersection(transform(node.bounds)) }
    if node.effect != .identity { transform = transform.after(node.effect) }
    node.backToFront.forEach { draw($0, transform, state) }
  }
  draw(
    root, .identity,
    DrawnView(
      name: "", frame: .zero, opacity: 1, visible: window, radii: [], isTurnedInSpace: false))
  return found
}
