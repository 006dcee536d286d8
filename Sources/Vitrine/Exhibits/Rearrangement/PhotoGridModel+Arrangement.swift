extension PhotoGridModel: ArrangementModel {
  package var count: Int { layout.count }

  package var itemLookedAt: Int? {
    guard layout.count > 0 else { return nil }
    let visible = visibleCells
    guard !visible.contains(focused), !visible.isEmpty else { return focused }
    return layout.item(nearest: viewport.window.center)
  }

  package var reducesMotion: Bool { options.reducesMotion }

  /// A grid is never dragged, because the host scrolls it.
  package var isDragged: Bool { false }

  package func visibleItems(at time: Double) -> [Int] {
    layers(at: time).first.map { $0.items(in: viewport.window) } ?? Array(visibleCells)
  }

  package mutating func rest(on item: Int, near point: Vector) {
    guard item >= 0, item < layout.count else { return }
    // A photograph that has led away leads back to the same place, also if only a part of it is visible there.
    if item == itemLookedAt, visibleCells.contains(item) {
      handle(Event(at: 0, .focus(item: item)))
      return
    }
    rest(on: item, atHeight: (point.y - viewport.origin.y) / viewport.scale)
  }

  package func shiftDrag(by offset: Vector) {}

  package func setLaps(of items: inout [FlownItem]) {
    for index in items.indices { items[index].lap = 0 }
  }

  package func beginReading(at time: Double) -> ArrangementReading {
    ArrangementReading(
      time: time, viewport: viewport, view: viewport.window,
      isMoving: moves.isMoving(at: time) || zoom.isMoving(at: time), layers: layers(at: time))
  }

  package func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement? {
    guard let index = item.item, index >= 0, index < layout.count else { return nil }
    let seen = reading.layers.first
    var placement = placement(of: index, in: seen, at: reading.time)
    placement.opacity = 1
    return placement
  }

  package func endReading() {}

  /// Returns the layers that are drawn while the columns change: first the one that people see better.
  private func layers(at time: Double) -> [SeenLayer] {
    zoom.layers(at: time, over: layout, options)?.seen ?? []
  }

  /// The cells of which a part is visible.
  private var visibleCells: Range<Int> {
    let window = viewport.window
    let items = layout.items(from: window.y, to: window.maxY)
    return items.contains { layout.frame(of: $0).meetsHeights(of: window) } ? items : 0..<0
  }
}

extension Frame {
  fileprivate func meetsHeights(of window: Frame) -> Bool {
    maxY > window.y && y < window.maxY
  }
}
