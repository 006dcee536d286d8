/// Where and how one item is drawn at an instant.
///
/// A host lays the item out in `box`, moves the box to `position`, scales it by `scale` about its top-left corner, cuts
/// `crop` off its sides and rounds the rest by `radii`; both are in the box's own, unscaled points.
/// Nothing else changes during a motion, so a browser needs transforms, a clip and an opacity, and no layout.
///
/// ```
///  position
///   o-----------------+      the box, scaled
///   |  . crop . . . . |
///   |  .+-----------+ |
///   |  .|   frame   | |      what is seen
///   |  .+-----------+ |
///   +-----------------+
/// ```
public struct Placement: Equatable, Sendable {
  /// The item's index.
  public var item: Int
  /// The lap of a strip that loops: 0 for the lap looked at, 1 for the next one. A host that draws an item
  /// twice draws the second one as a copy.
  public var lap = 0
  /// The size the host lays the item out in, in points; constant while the item moves.
  public var box: Dimensions
  /// Where the box's top-left corner is, in points from the scene's origin.
  public var position: Vector
  /// How much larger than laid out the box is drawn.
  public var scale: Double
  /// What is cut off the box's sides, in points of the box.
  public var crop: Insets
  /// How round what remains is, in points of the box.
  public var radii: CornerRadii
  /// From 0, invisible, to 1, opaque.
  public var opacity: Double
  /// The order of drawing: nearer to the eye is drawn over farther away; 0 by default.
  public var depth = 0.0
  /// How much nearer to the eye than the strip the box is, in points; the eye itself is as far away as the host's perspective
  /// says.
  public var elevation = 0.0
  /// How far a card is open: from 0, closed, to 1, open. Its content cross-fades by this.
  public var openness = 0.0
  /// How the box is turned about its middle.
  public var rotation = Rotation()

  /// An item drawn as laid out, at `frame`.
  public init(item: Int, frame: Frame, opacity: Double = 1) {
    self.item = item
    self.box = frame.dimensions
    self.position = frame.origin
    self.scale = 1
    self.crop = .zero
    self.radii = .zero
    self.opacity = opacity
  }

  /// An item laid out in `box`, drawn so large that it fills `outline`, of which only `visible` is seen.
  /// - Parameters:
  ///   - item: Which item it is.
  ///   - box: How large it is laid out, in points.
  ///   - outline: Where the whole box is drawn, in points from the scene's origin.
  ///   - visible: What of that is seen, in the same points.
  ///   - radii: How round the visible part is, in points as seen.
  ///   - opacity: From 0, invisible, to 1, opaque.
  public init(
    item: Int, box: Dimensions, outline: Frame, visible: Frame, radii: CornerRadii,
    opacity: Double = 1
  ) {
    let scale = box.width > 0 ? outline.width / box.width : 1
    let unscaled = scale > 0 ? scale : 1
    self.item = item
    self.box = box
    self.position = outline.origin
    self.scale = scale
    self.crop = (Insets(from: outline, to: visible) / unscaled).confined(to: box)
    self.radii = radii.drawable * (1 / unscaled)
    self.opacity = opacity
  }

  /// The whole box as drawn, before it is rotated, in points from the scene's origin.
  public var outline: Frame {
    Frame(
      x: position.x, y: position.y, width: box.width * scale, height: box.height * scale)
  }

  /// The visible part of the box, before it is rotated, in points from the scene's origin.
  public var frame: Frame {
    Frame(
      x: position.x + crop.left * scale, y: position.y + crop.top * scale,
      width: (box.width - crop.left - crop.right) * scale,
      height: (box.height - crop.top - crop.bottom) * scale)
  }
}
