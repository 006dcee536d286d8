/// The flights of a grid's cells to their new places: after photographs have come, gone or changed places, and between squares and rows
/// of whole photographs.
///
/// ```
///   a b c          x a b        x fades in; a and b fly to the right, c flies to the next row.
///   d e            c d e
///
///   a b c          aaa bb       The squares of a, b, c and d open into whole photographs on the way.
///   d e            c ddd
///
/// frame(t) = frame in the layout + (difference · a(t) + change · b(t)) · pitch / pitch of the layout in which the flight began
/// ```
/// Each cell that is visible before or after keeps its frame in the window, and a spring moves the difference to zero. It is relative to
/// the content of the grid, so a native scroll carries the cells along. While the columns change, both layers draw their cells with these
/// differences, magnified like the cells; so a pinch that begins moves nothing. If a photograph comes from far away, it fades in. One
/// that is removed fades out where it was; see ``RemovedCells``. Headings fly with the photographs of their sections.
struct CellMoves: Equatable, Sendable {
  /// The flights, in the order of their numbers; see ``DrawnCells``.
  private var flights: [CellFlight] = []
  private var removed = RemovedCells()
  private var start = 0.0
  private var end = 0.0
  private var spring = CellMoves.spring(speed: 1)
  /// The width of a column and its gap in the layout in which the flights began, in points; 0 if it has no size. Where the cells are
  /// larger, the differences are larger, too.
  private var pitch = 0.0
  /// The columns of that layout.
  private var columns = 0
  /// The unit of the sections in that layout; nil without headings.
  private var unit: SectionUnit?
  /// How far the host may have to scroll back, because the grid has become lower, in points.
  private var excess = 0.0
  /// The items that fly, and those between them.
  private var items = 0..<0

  /// Whether cells fly or fade out at a time, in seconds.
  func isMoving(at time: Double) -> Bool { time < end }

  /// Returns how much of the differences is left at a time, in seconds; nil at rest.
  func response(at time: Double) -> DifferenceResponses.Response? {
    isMoving(at: time) ? DifferenceResponses.Response(of: spring, after: time - start) : nil
  }

  /// Returns the look of a cell or a heading, relative to its place in a layout; nil if it does not fly.
  /// - Parameters:
  ///   - number: Its number; see ``DrawnCells``.
  ///   - response: How much of the differences is left.
  ///   - layout: The layout of the grid, or of a layer of other columns. A heading has another number in one of another unit.
  func look(
    of number: Int, _ response: DifferenceResponses.Response?, in layout: GridArrangement
  ) -> CellFlight.Look? {
    guard let response, number >= 0 || layout.sectioned?.unit == unit else { return nil }
    var (first, last) = (0, flights.count)
    while first < last {
      let middle = (first + last) / 2
      if flights[middle].number < number { first = middle + 1 } else { last = middle }
    }
    guard first < flights.count, flights[first].number == number else { return nil }
    return flights[first].look(response, scale: pitch > 0 ? layout.cells.pitch / pitch : 1)
  }

  /// Returns the share of the rear layer that is hidden, from 0 to 1, so that it is not seen between cells of the cover that fly. All of it
  /// is hidden until the cover begins to fade. Once the cells are almost in their places, they cover it themselves.
  static func hiddenShare(_ response: DifferenceResponses.Response, under cover: Double) -> Double {
    max(0, 2 * cover - 1) * min(1, 8 * response.a.displacement)
  }

  /// Adds the removed photographs as they are drawn to the placements of a scene. While the columns change, the layer
  /// of their columns draws them, because they were cells of it. Where those are not drawn any more, there are none.
  /// - Parameters:
  ///   - response: How much of the differences is left; nil at rest.
  ///   - columns: The columns of the grid.
  ///   - layers: Its layers; nil at rest.
  func drawRemoved(
    _ response: DifferenceResponses.Response?, columns: Int, _ layers: GridZoom.Layers?,
    into drawn: inout [Placement]
  ) {
    let layer = layers?.layer(of: self.columns)
    let isDrawn = if case .some = layers { layer != nil } else { columns == self.columns }
    if isDrawn, let response { removed.draw(response, in: layer, into: &drawn) }
  }

  /// Moves the removed photographs by a distance, in points downwards, because the rows above the window have another height.
  mutating func moveRemoved(by distance: Double) { removed.move(by: distance) }

  /// Ends the removed photographs at once.
  mutating func forgetRemoved() { removed.removeAll() }

  /// Returns the items that are drawn: some that are mounted, and those that still fly beside them.
  func drawn(beside mounted: Range<Int>) -> Range<Int> {
    let all =
      min(items.lowerBound, mounted.lowerBound)..<max(items.upperBound, mounted.upperBound)
    // A person may scroll far away meanwhile.
    let isNear = all.count <= mounted.count + PhotoGridModel.fullMountLimit
    return items.isEmpty || !isNear ? mounted : all
  }

  /// Returns whether cells can fly after an event: an edit, a change of the layout, the sections or ratios that follow one at once, or a
  /// scroll of the host to a whole pixel, or back from beyond the end of a grid that has become lower.
  func canFollow(
    _ change: Event.Kind, of layout: GridArrangement, in window: Frame, at time: Double
  ) -> Bool {
    switch change {
    case .insert, .remove, .move: true
    case .option(.layout, let value): (value > 0) != layout.isJustified
    case .sections, .ratios: isMoving(at: time)
    case .viewport(let new): isReturn(to: new, of: layout, from: window, at: time)
    default: false
    }
  }

  /// Returns whether the host, not the person, has scrolled: to a whole pixel, or because the window reached beyond the end of the grid.
  private func isReturn(
    to viewport: Viewport, of layout: GridArrangement, from window: Frame, at time: Double
  ) -> Bool {
    let distance = window.y - viewport.window.y
    // The host notices at once, or a frame later.
    guard time < start + Threshold.wheelSilence, distance != 0,
      viewport.dimensions.width == layout.cells.width
    else { return false }
    if isMoving(at: time), abs(distance) <= 2 * Rounding.measured { return true }
    return excess > 0 && distance > 0 && distance <= excess + Rounding.measured
      && window.maxY > layout.dimensions.height
  }

  private static func spring(speed: Double) -> Motion.Spring {
    // A short flight, as that of columns.
    Motion.Spring(response: 0.35 / speed, dampingRatio: 1)
  }
}

extension CellMoves {
  /// Begins the flights after a change of the layout. Cells that fly already go on from where they are, with their velocities. Visible ones
  /// that are removed begin to fade out.
  /// - Parameters:
  ///   - before: The cells before the change; nil if all cells are in their places at once.
  ///   - layout: The layout after the change.
  ///   - window: The visible part of the grid after the change.
  ///   - time: The time of the change, in seconds.
  ///   - speed: The speed of animations.
  mutating func follow(
    _ edit: Edit, from before: DrawnCells?, to layout: GridArrangement, in window: Frame,
    at time: Double, speed: Double
  ) {
    guard let before else {
      removed.count(edit)
      if edit.changesItems(in: 0..<edit.countBefore) { stop() }
      return
    }
    // A host that was beyond the end already stays as far beyond it.
    let beyond = max(0, before.top + window.height - before.height)
    excess = max(0, excess + window.maxY - layout.dimensions.height - beyond)
    removed.follow(edit, from: before, to: window, response(at: time))
    (start, spring) = (time, Self.spring(speed: speed))
    (pitch, unit) = (layout.cells.pitch, layout.sectioned?.unit)
    columns = layout.columns
    (flights, items) = ([], 0..<0)
    var (distance, velocity) = removed.magnitudes
    func begin(_ number: Int, from old: DrawnCells.Cell?, to frame: Frame) {
      let place = frame.moved(by: Vector.zero - window.origin)
      let flight = CellFlight(
        number, from: old, to: place, isWhole: layout.isJustified, inWindowOf: window.height)
      guard let flight else { return }
      flights.append(flight)
      distance = max(distance, flight.magnitudes.distance)
      velocity = max(velocity, flight.magnitudes.velocity)
    }
    let mounted = layout.mounted(in: window)
    for section in layout.sections(mountedIn: window).reversed() {
      guard let grid = layout.sectioned else { break }
      let items = grid.sections.range(of: section).clamped(to: mounted)
      guard let old = before.heading(above: items, edit) else { continue }
      begin(~section, from: old, to: layout.frame(ofSection: section))
    }
    let first = flights.count
    var near = mounted
    // A photograph may leave the mounted ones only because others have become larger.
    if !edit.changesItems(in: 0..<edit.countBefore) {
      items = before.visibleItems(inWindowOf: window.height)
      near = drawn(beside: mounted)
    }
    layout.forEachFrame(of: near) { item, frame in
      begin(item, from: edit.oldIndex(of: item).flatMap { before[$0] }, to: frame)
    }
    items =
      flights.count > first ? flights[first].number..<flights[flights.count - 1].number + 1 : 0..<0
    end = time
    if flights.isEmpty, removed.isEmpty { return }
    end += spring.settlingTime(displacement: distance, velocity: velocity)
  }

  /// Lets time pass until a time, in seconds. At rest, nothing is kept.
  mutating func advance(to time: Double) {
    if !flights.isEmpty || !removed.isEmpty, !isMoving(at: time) { stop() }
  }

  /// Ends all flights at once.
  mutating func stop() {
    (flights, items, end, excess) = ([], 0..<0, start, 0)
    removed.removeAll()
  }
}
