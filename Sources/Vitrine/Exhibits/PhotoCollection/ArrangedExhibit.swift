/// A grid or a row that shows the photographs of a collection in one arrangement.
///
/// The other model is empty. Two stored models can be changed in place; an enumeration would copy their arrays.
struct ArrangedExhibit: Equatable, Sendable {
  let arrangement: Arrangement
  private(set) var grid = PhotoGridModel()
  private(set) var strip: CarouselModel
  /// The corner radius of photographs in an arrangement with plain corners, in points.
  private var radius = 0.0

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
    if arrangement.hasPlainCorners, case .option(.radius, let value) = event.kind {
      radius = Option.radius.sanitized(value)
      return Response(.mine)
    }
    return isGrid ? grid.handle(event) : strip.handle(event)
  }

  mutating func advance(to time: Double) {
    if isGrid { grid.advance(to: time) } else { strip.advance(to: time) }
  }

  mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    if isGrid { grid.draw(at: time, into: &scene) } else { strip.draw(at: time, into: &scene) }
    guard radius > 0 else { return }
    for index in scene.placements.indices { round(&scene.placements[index]) }
    for index in scene.removed.indices { round(&scene.removed[index]) }
  }

  mutating func takeSignals(into signals: inout [Signal]) {
    if isGrid { grid.takeSignals(into: &signals) } else { strip.takeSignals(into: &signals) }
  }

  mutating func source(of item: Int, at time: Double) -> Source? {
    var source = isGrid ? grid.source(of: item, at: time) : strip.source(of: item, at: time)
    if radius > 0 { source?.radii = radii(of: item, at: time) }
    return source
  }

  mutating func pose(of item: Int, at time: Double) -> Pose? {
    var pose = isGrid ? grid.pose(of: item, at: time) : strip.pose(of: item, at: time)
    if radius > 0 { pose?.radii = radii(of: item, at: time) }
    return pose
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
    var placement =
      isGrid ? grid.placement(of: item, in: reading) : strip.placement(of: item, in: reading)
    if radius > 0, placement != nil { round(&placement!) }
    return placement
  }

  mutating func endReading() {
    if isGrid { grid.endReading() } else { strip.endReading() }
  }
}

extension ArrangedExhibit {
  /// Ends the photographs that were removed from a grid and fade out.
  mutating func forgetRemoved() { grid.forgetRemoved() }

  /// Rounds the corners of a photograph, at most to half of its shorter side.
  private func round(_ placement: inout Placement) {
    let half = min(placement.box.width, placement.box.height) / 2
    placement.radii = CornerRadii(min(radius, half))
  }

  /// Returns the radii of a photograph on the screen.
  private mutating func radii(of item: Int, at time: Double) -> CornerRadii {
    var items = [FlownItem(item: item)]
    setLaps(of: &items)
    let reading = beginReading(at: time)
    defer { endReading() }
    guard let placement = placement(of: items[0], in: reading) else { return .zero }
    return placement.radii * (placement.scale * viewport.scale)
  }
}
