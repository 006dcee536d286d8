/// The part of an item that its picture fills.
package struct PictureFrame: Equatable, Sendable {
  /// Its frame, as shares of the item's size.
  private let share: Frame
  /// The radius of its corners, in points of the item; 0 for the corners of the item.
  private let radius: Double

  /// The whole item.
  package static let whole = PictureFrame(Frame(x: 0, y: 0, width: 1, height: 1))

  /// Creates a part of an item. A part without a size, or one that is not inside of the item, counts as the whole; a radius that is not
  /// finite and positive as 0.
  package init(_ share: Frame, radius: Double = 0) {
    let margin = 0.01
    let isInside =
      share.x >= -margin && share.y >= -margin && share.maxX <= 1 + margin
      && share.maxY <= 1 + margin && share.width > margin && share.height > margin
    self.share = isInside ? share : Frame(x: 0, y: 0, width: 1, height: 1)
    self.radius = radius > 0 ? min(radius.orZero, Limit.length) : 0
  }

  /// Returns the placement of the picture in an item.
  func placement(_ item: Placement) -> Placement {
    guard self != Self.whole else { return item }
    let box = item.box
    let inner = Frame(
      x: share.x * box.width, y: share.y * box.height, width: share.width * box.width,
      height: share.height * box.height)
    var picture = item
    picture.box = inner.dimensions
    picture.position = item.position + inner.origin * item.scale
    picture.crop = Insets(
      top: max(0, item.crop.top - inner.y),
      right: max(0, item.crop.right - (box.width - inner.maxX)),
      bottom: max(0, item.crop.bottom - (box.height - inner.maxY)),
      left: max(0, item.crop.left - inner.x)
    ).confined(to: picture.box)
    if radius > 0 { picture.radii = CornerRadii(radius) }
    return picture
  }
}
