@testable import Vitrine

/// A grid on a page 390 points wide and 844 high: three columns of 128 points, 131 from row to row.
struct Grid {
  var model = PhotoGridModel()
  private(set) var scene = ExhibitScene()
  var signals: [Signal] = []
  private var width: Double

  init(count: Int, width: Double = 390) {
    self.width = width
    model.handle(Event(at: 0, .count(count)))
    scroll(to: 0)
  }

  @discardableResult
  mutating func happen(_ kind: Event.Kind) -> Response {
    let response = model.handle(Event(at: 0, kind))
    signals += model.takeSignals()
    model.scene(at: 0, into: &scene)
    return response
  }

  mutating func scroll(to top: Double) {
    signals = []
    look(from: top)
  }

  mutating func resize(width: Double) {
    self.width = width
    look(from: model.viewport.window.y)
  }

  private mutating func look(from top: Double) {
    var viewport = Viewport(screen: Dimensions(width: width, height: 844))
    viewport.window.y = top
    viewport.origin.y = -top
    happen(.viewport(viewport))
  }

  var cells: Range<Int> {
    let items = scene.placements.map(\.item)
    return items == Array(items[0]..<items[0] + items.count)
      ? items[0]..<items[0] + items.count : 0..<0
  }

  var opacities: [Double] { scene.placements.map(\.opacity) }

  /// How far the host was asked to scroll, in all.
  var scrolled: Double {
    signals.map { if case .scroll(let distance) = $0 { distance } else { 0 } }.reduce(0, +)
  }

  /// The rows that show between two heights.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    let rows = (0..<(model.layout.count + 2) / 3).filter {
      Double($0) * 131 <= bottom && Double($0) * 131 + 128 > top
    }
    return rows[0]..<rows[0] + rows.count
  }
}
