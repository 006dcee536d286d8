import Vitrine

/// A grid in a host without a screen.
///
/// A page 390 points wide and 844 high shows three columns of cells of 128 points, 131 from row to row.
typealias GridRig = Rig<PhotoGridModel>

extension Rig where Model == PhotoGridModel {
  init(count: Int, width: Double = 390) {
    self.init(PhotoGridModel())
    happen(.count(count))
    show(from: 0, width: width)
  }

  /// An event happens, and the grid is drawn.
  @discardableResult
  mutating func happen(_ kind: Event.Kind) -> Response {
    let response = happen(kind, at: 0)
    draw(at: 0)
    return response
  }

  /// The person scrolls to a height, in points from the top of the grid. Signals from before are forgotten.
  mutating func scroll(to top: Double) {
    (signals, prefetches) = ([], [])
    show(from: top, width: record.viewport.dimensions.width)
  }

  mutating func resize(width: Double) {
    show(from: record.viewport.window.y, width: width)
  }

  private mutating func show(from top: Double, width: Double) {
    var viewport = Viewport(screen: Dimensions(width: width, height: 844))
    viewport.window.y = top
    viewport.origin.y = -top
    happen(.viewport(viewport))
  }
}

/// What the grid draws and signals.
extension Rig where Model == PhotoGridModel {
  /// The items of the cells that are drawn; empty if they do not follow one another.
  var cells: Range<Int> {
    let items = scene.placements.map(\.item)
    guard let first = items.first else { return 0..<0 }
    let range = first..<first + items.count
    return items == Array(range) ? range : 0..<0
  }

  var opacities: [Double] { scene.placements.map(\.opacity) }

  /// Where an item's cell is drawn, in points from the top left of the grid; nil if it is not.
  func frame(of item: Int) -> Frame? { scene.placements.first { $0.item == item }?.frame }

  /// How far the host was asked to scroll since signals were last emptied, in points.
  var scrolled: Double {
    signals.map { if case .scroll(let distance) = $0 { distance } else { 0 } }.reduce(0, +)
  }

  /// The item that keyboard focus is on: the one beside which an arrow moves it. Nil if no arrow moves it.
  var focused: Int? {
    var copy = self
    copy.happen(.viewed(item: nil))
    for (key, step) in [(Key.left, -1), (.right, 1)] {
      copy.signals = []
      copy.happen(.key(key))
      let onward = record.environment.isRightToLeft ? -step : step
      for case .focus(let item) in copy.signals { return item - onward }
    }
    return nil
  }

  /// The items in the rows that show between two heights.
  func items(from top: Double, to bottom: Double) -> Range<Int> {
    let count = record.items.count
    let rows = (0..<(count + 2) / 3).filter {
      Double($0) * 131 <= bottom && Double($0) * 131 + 128 > top
    }
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first * 3..<min(count, (last + 1) * 3)
  }
}
