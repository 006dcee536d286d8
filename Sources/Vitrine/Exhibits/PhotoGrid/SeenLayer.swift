/// A cell that is drawn in front of the layers of a grid while the columns change.
struct FrontCell {
  let item: Int
  /// Its frame, in points from the top left of the grid.
  let frame: Frame
}

/// A layout of a grid as it is drawn while the columns change.
struct SeenLayer {
  let layout: GridArrangement
  let layer: GridLayer
  /// The cell in front of the layer; nil for none.
  let front: FrontCell?

  /// Returns the frame of an item's cell in the layout; for the cell in front, the one that the layer draws where it is seen.
  func layoutFrame(of item: Int) -> Frame {
    if let front, front.item == item { return layer.undrawn(front.frame) }
    return layout.frame(of: item)
  }

  /// Returns the frame of an item's cell as it is drawn, in points from the top left of the grid.
  func frame(of item: Int) -> Frame { layer.drawn(layoutFrame(of: item)) }

  /// Returns the items of which a part is drawn in a window.
  func items(in window: Frame) -> [Int] {
    let top = (window.y - layer.position.y) / layer.scale
    let items = layout.items(from: top, to: top + window.height / layer.scale)
    return items.prefix(PhotoGridModel.mountLimit).filter { frame(of: $0).overlaps(window) }
  }
}

extension Frame {
  fileprivate func overlaps(_ other: Frame) -> Bool {
    maxX > other.x && x < other.maxX && maxY > other.y && y < other.maxY
  }
}
