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
  /// The radii of the clip that cuts it, from the top left, clockwise, in the points of the clipped view.
  public var radii: [CGFloat]
  /// The rotations in space, which are left out of the frame.
  public var turn: Turn
  /// The innermost shadow, in the points of the view that casts it; nil without one.
  public var shadow: Shadow?

  /// A shadow, in points.
  public struct Shadow: Equatable, Sendable {
    /// That of the colour.
    public var opacity: Double
    /// The blur.
    public var radius: CGFloat
    /// The distance to the right.
    public var x: CGFloat
    /// The distance downwards.
    public var y: CGFloat
  }

  /// Rotations about the axes of the screen, in radians, and their perspective.
  public struct Turn: Equatable, Sendable {
    /// About the axis to the right.
    public var x = 0.0
    /// About the axis downwards.
    public var y = 0.0
    /// The length of the longer side divided by the distance of the eye; 0 without a rotation.
    public var perspective = 0.0
  }
}

/// The drawings of a tree, back to front.
func displayList(of root: Node, in window: CGRect) -> [DrawnView] {
  var found: [DrawnView] = []
  func draw(_ node: Node, _ transform: Affine, _ state: DrawnView) {
    var state = state
    var transform = transform
    if let opacity = node as? WrapperNode<Opacity> { state.opacity *= opacity.kind.value }
    if let shadow = node as? WrapperNode<Shadow> { state.shadow = shadow.kind.value }
    if let clip = node as? WrapperNode<Clip> {
      let path = clip.kind.path(clip)
      let rect = transform(path.rect)
      // A rectangle around what an outer clip leaves cuts nothing off its corners.
      let isWide = path.radii.allSatisfy { $0 == 0 } && rect.contains(state.visible)
      state.visible = rect.overlap(with: state.visible)
      if !isWide { state.radii = path.radii }
    }
    if let effect = node as? WrapperNode<LaidOutEffect>, let turn = effect.kind.turn(effect) {
      state.turn = turn
    }
    if let drawing = node.drawing, drawing.isVisible {
      let frame = transform(node.bounds)
      found.append(
        DrawnView(
          name: drawing.name, frame: frame, opacity: state.opacity,
          visible: frame.overlap(with: state.visible), radii: state.radii,
          turn: state.turn, shadow: state.shadow))
    }
    if node is ScrollNode { state.visible = transform(node.bounds).overlap(with: state.visible) }
    if node.effect != .identity { transform = transform.after(node.effect) }
    node.backToFront.forEach { draw($0, transform, state) }
  }
  draw(
    root, .identity,
    DrawnView(
      name: "", frame: .zero, opacity: 1, visible: window, radii: [], turn: DrawnView.Turn()))
  return found
}

extension CGRect {
  /// The common part of two rectangles; none if this one has an edge that is no number, as in a layout of infinite size.
  fileprivate func overlap(with other: CGRect) -> CGRect {
    [minX, minY, maxX, maxY].contains(where: \.isNaN) ? .null : intersection(other)
  }
}
