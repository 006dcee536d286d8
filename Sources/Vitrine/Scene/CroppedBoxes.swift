/// A placement as a browser's compositor draws it: a box that crops, and the whole item in it. Each has one transform.
///
/// ```
///   outer   o-----------+   as large as the item is laid out, moved to what is seen and scaled to its size
///           | . item . .|. . . . .
///           | .         |        .   inner: the outer's scale undone, moved to the left and up by what is cut there
///           +-----------+        .
///             . . . . . . . . . .
/// ```
/// A browser moves every number of both transforms in a straight line, and multiplies them after that.
struct CroppedBoxes: Equatable {
  private let box: Dimensions
  /// What is seen, in points from the scene's origin.
  private var seen: Frame
  /// How many times the item is as long as what is seen of it, in each direction.
  private var unscale: Vector
  /// What is cut at the left and above, in points of the box.
  private var cut: Vector

  init(_ placement: Placement) {
    let (box, crop) = (placement.box, placement.crop)
    (self.box, seen) = (box, placement.frame)
    unscale = Vector(
      x: box.width / max(Limit.leastLength, box.width - crop.left - crop.right),
      y: box.height / max(Limit.leastLength, box.height - crop.top - crop.bottom))
    cut = Vector(x: crop.left, y: crop.top)
  }

  /// What a browser draws at a share of the time until other boxes.
  func toward(_ end: CroppedBoxes, at share: Double) -> CroppedBoxes {
    var drawn = self
    drawn.seen.add(end.seen - seen, times: share)
    drawn.unscale = unscale + (end.unscale - unscale) * share
    drawn.cut = cut + (end.cut - cut) * share
    return drawn
  }

  /// How far the corners of two are apart, in points: of what is seen, and of the item.
  func distance(to other: CroppedBoxes) -> Double {
    max(seen.distance(to: other.seen), item.distance(to: other.item))
  }

  /// Where the whole item is drawn.
  private var item: Frame {
    let scale = Vector(
      x: seen.width / max(Limit.leastLength, box.width) * unscale.x,
      y: seen.height / max(Limit.leastLength, box.height) * unscale.y)
    return Frame(
      x: seen.x - cut.x * scale.x, y: seen.y - cut.y * scale.y, width: box.width * scale.x,
      height: box.height * scale.y)
  }
}

extension Frame {
  /// How far the farther corner is from that of another frame, in points along an axis.
  fileprivate func distance(to other: Frame) -> Double {
    max(
      max(abs(x - other.x), abs(y - other.y)), max(abs(maxX - other.maxX), abs(maxY - other.maxY)))
  }
}
