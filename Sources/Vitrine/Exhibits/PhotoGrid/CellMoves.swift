/// The flights of a grid's cells to their new places, after photographs have come, gone or changed places.
///
/// ```
///   a b c          x a b        x fades in; a and b fly to the right, c flies to the next row.
///   d e            c d e
///
/// frame(t) = frame in the layout + difference · a(t) + change · b(t)
/// ```
/// Each cell that is visible before or after keeps its place in the window, and a spring moves the difference to zero. It is relative to
/// the content of the grid, so a native scroll carries the cells along. If a photograph comes from far away, it fades in. One that goes
/// is not drawn any more. Headings fly with the photographs of their sections.
struct CellMoves: Equatable, Sendable {
  /// The flights, in the order of their numbers; see ``DrawnCells``.
  private var flights: [CellFlight] = []
  private var start = 0.0
  private var end = 0.0
  private var spring = CellMoves.spring(speed: 1)
  /// How far the host may have to scroll back, because the grid has become lower, in points.
  private var excess = 0.0

  /// Whether cells fly at a time, in seconds.
  func isMoving(at time: Double) -> Bool { time < end }

  /// Returns how much of the differences is left at a time, in seconds; nil at rest.
  func response(at time: Double) -> DifferenceResponses.Response? {
    isMoving(at: time) ? DifferenceResponses.Response(of: spring, after: time - start) : nil
  }

  /// Returns the look of a cell or a heading, relative to its place in the layout; see ``DrawnCells`` for its number.
  func look(of number: Int, _ response: DifferenceResponses.Response?) -> CellFlight.Look {
    guard let response else { return CellFlight.Look() }
    var (first, last) = (0, flights.count)
    while first < last {
      let middle = (first + last) / 2
      if flights[middle].number < number { first = middle + 1 } else { last = middle }
    }
    guard first < flights.count, flights[first].number == number else { return CellFlight.Look() }
    return flights[first].look(response)
  }

  /// Returns whether cells can fly after an event: an edit, the sections that follow one at once, or a return of the host from beyond the
  /// end of a grid that has become lower.
  func canFollow(
    _ change: Event.Kind, of layout: GridArrangement, in window: Frame, at time: Double
  ) -> Bool {
    switch change {
    case .insert, .remove, .move: true
    case .sections: isMoving(at: time)
    case .viewport(let new): isReturn(to: new, of: layout, from: window, at: time)
    default: false
    }
  }

  /// Returns whether the host, not the person, has scrolled, because the window reached beyond the end of the grid.
  private func isReturn(
    to viewport: Viewport, of layout: GridArrangement, from window: Frame, at time: Double
  ) -> Bool {
    let distance = window.y - viewport.window.y
    // The host notices at once, or a frame later.
    return excess > 0 && time < start + Threshold.wheelSilence && distance > 0
      && distance <= excess + Rounding.measured
      && window.maxY > layout.dimensions.height
      && viewport.dimensions.width == layout.cells.width
  }

  /// Returns the mounted cells of a grid as they are drawn at a time, in seconds; nil without cells.
  func cells(of layout: GridArrangement, in window: Frame, at time: Double) -> DrawnCells? {
    guard layout.count > 0 else { return nil }
    let response = response(at: time)
    return DrawnCells(of: layout, in: window) { number in look(of: number, response) }
  }

  private static func spring(speed: Double) -> Motion.Spring {
    // A short flight, as that of columns.
    Motion.Spring(response: 0.35 / speed, dampingRatio: 1)
  }
}

extension CellMoves {
  /// Begins the flights after a change of the layout. Cells that fly already go on from where they are, with their velocities.
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
      if edit.changesItems(in: 0..<edit.countBefore) { stop() }
      return
    }
    let rise = min(0, window.y - before.top)
    excess = max(0, excess + before.height - layout.dimensions.height + rise)
    (start, spring) = (time, Self.spring(speed: speed))
    flights = []
    var (distance, velocity) = (0.0, 0.0)
    func begin(_ number: Int, from old: DrawnCells.Cell?, to frame: Frame) {
      let place = frame.moved(by: Vector.zero - window.origin)
      let flight = CellFlight(number, from: old, to: place, inWindowOf: window.height)
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
    for item in mounted {
      begin(item, from: edit.oldIndex(of: item).flatMap { before[$0] }, to: layout.frame(of: item))
    }
    end = time
    if flights.isEmpty { return }
    end += spring.settlingTime(displacement: distance, velocity: velocity)
  }

  /// Lets time pass until a time, in seconds. At rest, nothing is kept.
  mutating func advance(to time: Double) {
    if !flights.isEmpty, !isMoving(at: time) { stop() }
  }

  /// Ends all flights at once.
  mutating func stop() { (flights, end, excess) = ([], start, 0) }
}
