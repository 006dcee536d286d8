/// The cross-fade of a grid from squares to rows of whole photographs, or back.
///
/// The new layout is in its place. The old one lies over it and fades, with the first visible photograph at the same height:
///
/// ```
///   new layout          old layout, moved         the window
///   ...                 +---+ +---+ +---+
///   +------+ +----+     | 7 | | 8 | | 9 |         ------------- top
///   |  7   | | 8  |     +---+ +---+ +---+
/// ```
/// Nothing moves while photographs change their shapes.
struct LayoutFade: Equatable, Sendable {
  /// The old layout; nil at rest.
  private var old: GridArrangement?
  private var fade = Fade(opacity: 0)
  private var item = 0

  /// Whether the old layout is still seen at a time, in seconds.
  func isMoving(at time: Double) -> Bool { old != nil && !fade.isResting(at: time) }

  /// Adds the cells of both layouts to a scene. Those of the old one are copies, in the lap 1.
  func draw(
    at time: Double, over layout: GridArrangement, in window: Frame, into scene: inout ExhibitScene
  ) {
    guard let old else { return }
    for layout in [layout, old] {
      scene.layers.append(
        GridLayer(
          columns: layout.columns, cell: layout.cells.cell, scale: 1, position: .zero, opacity: 1))
    }
    layout.forEachFrame(of: layout.visible(in: window)) {
      scene.placements.append(Placement(item: $0, frame: $1))
    }
    let shift = layout.frame(of: item).y - old.frame(of: item).y
    var before = window
    before.y -= shift
    old.forEachFrame(of: old.visible(in: before)) {
      var placement = Placement(
        item: $0, frame: $1.moved(by: Vector(x: 0, y: shift)), opacity: fade.opacity(at: time))
      (placement.lap, placement.depth) = (1, 1)
      scene.placements.append(placement)
    }
  }

  /// Begins from another layout, about the first visible item.
  mutating func begin(from old: GridArrangement, about item: Int, at time: Double, speed: Double) {
    (self.old, self.item, fade) = (old, item, Fade(opacity: 1))
    fade.fade(to: 0, at: time, in: Self.duration / speed)
  }

  /// Lets time pass until a time, in seconds. At rest, no layout is kept.
  mutating func advance(to time: Double) {
    if !isMoving(at: time) { old = nil }
  }

  /// Follows an event that has changed the present layout. If items or the width are others, the old layout is gone at once.
  mutating func follow(_ layout: GridArrangement) {
    guard let old else { return }
    if old.count != layout.count || old.cells.width != layout.cells.width { self.old = nil }
  }

  /// Ends it at once.
  mutating func end() { old = nil }

  /// The duration, in seconds: that of a change of columns.
  private static var duration: Double { 0.35 }
}

extension GridArrangement {
  /// Returns the items in a window, and a quarter of a window above and below it, where a native scroll may be already.
  fileprivate func visible(in window: Frame) -> Range<Int> {
    let margin = window.height / 4
    let items = items(from: window.y - margin, to: window.maxY + margin)
    return items.lowerBound..<min(items.upperBound, items.lowerBound + PhotoGridModel.mountLimit)
  }
}
