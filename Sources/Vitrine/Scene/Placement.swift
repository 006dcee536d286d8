/// The position and the look of an item at an instant.
///
/// A host lays out the item in `box`, moves the box to `position`, scales it by `scale` about its top-left corner, cuts `crop`
/// off its sides, and rounds the visible part by `radii`. Crop and radii are in unscaled points of the box. Nothing else changes during
/// a motion, so a browser needs transforms, a clip and an opacity, but no layout.
///
/// ```
///  position
///   o-----------------+      the box, scaled
///   |  . crop . . . . |
///   |  .+-----------+ |
///   |  .|   frame   | |      the visible part
///   |  .+-----------+ |
///   +-----------------+
/// ```
///
/// ```swift
/// let frame = Frame(x: 10, y: 20, width: 100, height: 50)
/// var placement = Placement(item: 0, frame: frame)
/// placement.crop.left = 30
/// assert(placement.outline == frame && placement.frame.x == 40)
/// ```
public struct Placement: Equatable, Sendable {
  /// The item's index.
  public var item: Int
  /// The lap of a loop: 0 for the originals, 1 for the next lap. A host that draws an item twice draws the one in another lap
  /// as a copy.
  public var lap = 0
  /// The size in which the host lays out the item, in points. It is constant while the item moves.
  public var box: Dimensions
  /// The top-left corner of the box, in points from the scene's origin.
  public var position: Vector
  /// The scale of the box.
  public var scale: Double
  /// The lengths that are cut from the sides of the box, in points of the box.
  public var crop: Insets
  /// The corner radii of the visible part, in points of the box.
  public var radii: CornerRadii
  /// The opacity, from 0, invisible, to 1, opaque.
  public var opacity: Double
  /// The order of drawing. An item with a higher depth is in front of others; the default is 0.
  public var depth = 0.0
  /// The distance by which the box is nearer to the eye than the strip, in points. The host's perspective determines the
  /// distance of the eye.
  public var elevation = 0.0
  /// The openness of a card, from 0, closed, to 1, open. Its content cross-fades by this value.
  public var openness = 0.0
  /// The rotation about the middle of the box.
  public var rotation = Rotation()

  /// Creates the placement of an item that is drawn in its laid-out size.
  public init(item: Int, frame: Frame, opacity: Double = 1) {
    self.item = item
    self.box = frame.dimensions
    self.position = frame.origin
    self.scale = 1
    self.crop = .zero
    self.radii = .zero
    self.opacity = opacity
  }

  /// Creates the placement of an item with the box `box`, scaled to fill `outline` and cropped to `visible`.
  /// - Parameters:
  ///   - item: The index of the item.
  ///   - box: The size in which it is laid out, in points.
  ///   - outline: The frame of the whole box, in points from the scene's origin.
  ///   - visible: The visible part of it, in the same points.
  ///   - radii: The corner radii of the visible part, in points of the scene.
  ///   - opacity: The opacity, from 0, invisible, to 1, opaque.
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

  /// The frame of the whole box, before it is rotated, in points from the scene's origin.
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
