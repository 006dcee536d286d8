/// A grid or a row that shows the photographs of a collection in one arrangement.
///
/// The other model is empty. Two stored models can be changed in place; an enumeration would copy their arrays.
struct ArrangedExhibit: Equatable, Sendable {
  let arrangement: Arrangement
  private(set) var grid = PhotoGridModel()
  private(set) var strip: CarouselModel

  /// Creates an exhibit without photographs.
  init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    strip = CarouselModel(arrangement.style)
  }

  /// Whether it is a grid, which the host scrolls.
  var isGrid: Bool { arrangement == .grid }

  /// The viewport.
  var viewport: Viewport { isGrid ? grid.viewport : strip.styled.appearance.viewport }

  /// The photograph on which keys act.
  var focused: Int { isGrid ? grid.focused : strip.styled.focusedItem }
}

extension ArrangedExhibit: ExhibitModel {
  @discardableResult
  mutating func handle(_ event: Event) -> Response {
    isGrid ? grid.handle(event) : strip.handle(event)
  }

  mutating func advance(to time: Double) {
    if isGrid { grid.advance(to: time) } else { strip.advance(to: time) }
  }

  mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    if isGrid { grid.draw(at: time, into: &scene) } else { strip.draw(at: time, into: &scene) }
  }

  mutating func takeSignals(into signals: inout [Signal]) {
    if isGrid { grid.takeSignals(into: &signals) } else { strip.takeSignals(into: &signals) }
  }

  mutating func source(of item: Int, at time: Double) -> Source? {
    isGrid ? grid.source(of: item, at: time) : strip.source(of: item, at: time)
  }

  mutating func pose(of item: Int, at time: Double) -> Pose? {
    isGrid ? grid.pose(of: item, at: time) : strip.pose(of: item, at: time)
  }
}

extension ArrangedExhibit: ArrangementModel {
  var count: Int { isGrid ? grid.count : strip.count }

  var itemLookedAt: Int? { isGrid ? grid.itemLookedAt : strip.itemLookedAt }

  var reducesMotion: Bool { isGrid ? grid.reducesMotion : strip.reducesMotion }

  var isDragged: Bool { isGrid ? grid.isDragged : strip.isDragged }

  mutating func visibleItems(at time: Double) -> [Int] {
    isGrid ? grid.visibleItems(at: time) : strip.visibleItems(at: time)
  }

  mutating func rest(on item: Int, near point: Vector) {
    if isGrid { grid.rest(on: item, near: point) } else { strip.rest(on: item, near: point) }
  }

  mutating func shiftDrag(by offset: Vector) {
    if isGrid { grid.shiftDrag(by: offset) } else { strip.shiftDrag(by: offset) }
  }

  func setLaps(of items: inout [FlownItem]) {
    if isGrid { grid.setLaps(of: &items) } else { strip.setLaps(of: &items) }
  }

  mutating func beginReading(at time: Double) -> ArrangementReading {
    isGrid ? grid.beginReading(at: time) : strip.beginReading(at: time)
  }

  func placement(of item: FlownItem, in reading: ArrangementReading) -> Placement? {
    isGrid ? grid.placement(of: item, in: reading) : strip.placement(of: item, in: reading)
  }

  mutating func endReading() {
    if isGrid { grid.endReading() } else { strip.endReading() }
  }
}
