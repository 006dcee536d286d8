/// An item that is open in a viewer. Its slot in the strip is empty meanwhile.
struct ViewedItem: Equatable, Sendable {
  /// The item's index.
  let item: Int
  /// The frame of its picture, in points of the item's box; nil if it is the whole visible item.
  private var picture: Source?

  init(item: Int, picture: Source? = nil) {
    (self.item, self.picture) = (item, picture)
  }

  /// Returns the item after an edit; nil if the item is gone.
  func following(_ edit: Edit) -> ViewedItem? {
    edit.index(of: item).map { ViewedItem(item: $0, picture: picture) }
  }

  /// The part of its picture that stays in view; nil if the host has not sent it.
  var focus: Vector? { picture?.focus }

  /// Returns the frame of its picture on the screen; nil if the host has not sent it. `placement` is that of the item, in
  /// `viewport`.
  func source(in placement: Placement, of viewport: Viewport) -> Source? {
    picture?.drawn(
      at: placement.scale * viewport.scale,
      from: placement.position * viewport.scale + viewport.origin)
  }

  /// Notes the frame of its picture on the screen.
  mutating func setSource(_ source: Source?, in placement: Placement, of viewport: Viewport) {
    picture = source?.relative(
      to: placement.position * viewport.scale + viewport.origin,
      at: placement.scale * viewport.scale)
  }
}
