/// The boxes with which a web page draws a placement: an outer box that crops, and an inner box with the whole item.
///
/// ```
///   outer   o-----------+   is moved and scaled to the visible part of the item, and crops the rest
///           | . item . .|. . . . .
///           | .         |        .   inner: undoes the scale of the outer box; the crop moves it to the left and up
///           +-----------+        .
///             . . . . . . . . . .
/// ```
/// Each box has one transform. Between two keyframes a browser interpolates every number of a transform linearly, and
/// multiplies the two transforms afterwards.
struct CroppedBoxes: Equatable {
  private let box: Dimensions
  /// The visible part of the item, in points from the scene's origin.
  private var visible: Frame
  /// The scale of the inner box, which undoes that of the outer box.
  private var innerScale: Vector
  /// The crop of the leading and the upper side, in points of the box.
  private var crop: Vector

  init(_ placement: Placement) {
    let (box, crop) = (placement.box, placement.crop)
    (self.box, visible) = (box, placement.frame)
    innerScale = Vector(
      x: box.width / max(Limit.minimumLength, box.width - crop.left - crop.right),
      y: box.height / max(Limit.minimumLength, box.height - crop.top - crop.bottom))
    self.crop = Vector(x: crop.left, y: crop.top)
  }

  /// Returns the boxes that a browser draws at a share of the time until other boxes.
  func toward(_ end: CroppedBoxes, at share: Double) -> CroppedBoxes {
    var drawn = self
    drawn.visible.add(end.visible - visible, times: share)
    drawn.innerScale = innerScale + (end.innerScale - innerScale) * share
    drawn.crop = crop + (end.crop - crop) * share
    return drawn
  }

  /// Returns the distance between corners of the visible part or of the whole item, in points: the largest one.
  func distance(to other: CroppedBoxes) -> Double {
    max(visible.distance(to: other.visible), item.distance(to: other.item))
  }

  /// The frame of the whole item, in points from the scene's origin.
  private var item: Frame {
    let scale = Vector(
      x: visible.width / max(Limit.minimumLength, box.width) * innerScale.x,
      y: visible.height / max(Limit.minimumLength, box.height) * innerScale.y)
    return Frame(
      x: visible.x - crop.x * scale.x, y: visible.y - crop.y * scale.y, width: box.width * scale.x,
      height: box.height * scale.y)
  }
}

extension Frame {
  /// Returns the distance to the same corner of another frame along one axis, in points: the largest one.
  func distance(to other: Frame) -> Double {
    max(
      max(abs(x - other.x), abs(y - other.y)), max(abs(maxX - other.maxX), abs(maxY - other.maxY)))
  }
}
