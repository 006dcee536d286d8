/// An item that is open in a viewer, and whose place in the strip is empty meanwhile.
struct ViewedItem: Equatable, Sendable {
  /// The item's index.
  let item: Int
  /// Where in the item's box its picture is, in points of the box; nil for all that is seen of it.
  private var picture: Source?

  init(item: Int, picture: Source? = nil) {
    (self.item, self.picture) = (item, picture)
  }

  /// The same after an edit, when there are `count` items; nil once the item itself is gone.
  func following(_ edit: Edit, in count: Int) -> ViewedItem? {
    edit.index(of: item, in: count).map { ViewedItem(item: $0, picture: picture) }
  }

  /// Returns where its picture is on the screen; nil where nobody said where in the item it is. The item has been drawn with
  /// `placement`, in `viewport`.
  func source(in placement: Placement, of viewport: Viewport) -> Source? {
    picture?.drawn(
      at: placement.scale * viewport.scale,
      from: placement.position * viewport.scale + viewport.origin)
  }

  /// Takes in where on the screen its picture is.
  mutating func setSource(_ source: Source?, in placement: Placement, of viewport: Viewport) {
    picture = nil
    let scale = placement.scale * viewport.scale
    guard let source, scale > 0 else { return }
    let position = placement.position * viewport.scale + viewport.origin
    picture = source.drawn(at: 1 / scale, from: position * (-1 / scale))
  }
}

extension Source {
  /// The source scaled by a factor, from another origin.
  fileprivate func drawn(at scale: Double, from origin: Vector) -> Source {
    Source(
      frame: Frame(
        x: origin.x + frame.x * scale, y: origin.y + frame.y * scale,
        width: frame.width * scale, height: frame.height * scale),
      radii: radii * scale, focus: focus)
  }
}
