/// The photographs that were removed from a grid and fade out where they were drawn.
///
/// ```
///   a b c          a b d        c was removed: it fades out in its place while d flies there, in front of it.
///   d
///
/// opacity(t) = opacity when it was removed · a(t)
/// ```
/// They scroll with the content of the grid. Each has a spring of its own, which is that of the flights that its removal began. So a later
/// edit neither ends nor restarts it.
struct RemovedCells: Equatable, Sendable {
  private struct Cell: Equatable, Sendable {
    /// Its place in the grid, and its opacity when it was removed.
    var placement: Placement
    let start: Double
    let spring: Motion.Spring
    /// The time at which nobody sees it any more, in seconds.
    let end: Double
  }

  /// The cells, in the order of their removal.
  private var cells: [Cell] = []
  /// The number of the next photograph that is removed, visible or not. So a host can count them, too.
  private var next = ExhibitScene.firstRemoved

  /// The maximum number: a host makes a picture for each. The oldest ones end if more are removed.
  static let limit = PhotoGridModel.fullMountLimit

  /// The time at which the last one is gone, in seconds.
  var end: Double { cells.reduce(-.infinity) { max($0, $1.end) } }

  /// Adds the photographs as they look at a time, in seconds, to placements.
  func add(to placements: inout [Placement], at time: Double) {
    for cell in cells where time < cell.end {
      placements.append(cell.placement)
      placements[placements.count - 1].opacity *=
        cell.spring.state(displacement: 1, velocity: 0, after: time - cell.start).displacement
    }
  }

  /// Adds the visible cells that an edit removes at a time, in seconds, where they are drawn in a window of a height.
  mutating func follow(
    _ edit: Edit, from before: DrawnCells, inWindowOf height: Double, at time: Double,
    with spring: Motion.Spring
  ) {
    before.forEachCell(removedBy: edit, inWindowOf: height) {
      append($1, as: next + $0 - edit.removal.lowerBound, at: time, with: spring)
    }
    count(edit)
  }

  /// Counts the photographs that an edit removes.
  mutating func count(_ edit: Edit) {
    let removed = edit.removal
    guard let first = removed.first, edit.removes(first) else { return }
    next += removed.count
    // Nobody removes as many while one of them is drawn.
    if next >= 0 { next = ExhibitScene.firstRemoved }
  }

  private mutating func append(
    _ cell: DrawnCells.Cell, as number: Int, at time: Double, with spring: Motion.Spring
  ) {
    let opacity = cell.look.opacity
    let shade = opacity * Motion.Tolerance.points.distance / Pose.minimumShade
    let look = CellFlight.Look(opacity: opacity, box: cell.box)
    cells.append(
      Cell(
        placement: Placement(item: number, place: cell.place, look, opacity: 1), start: time,
        spring: spring,
        end: time + spring.settlingTime(displacement: shade, velocity: 0)))
    if cells.count > Self.limit { cells.removeFirst() }
  }

  /// Moves them by a distance, in points.
  mutating func move(by distance: Vector) {
    for index in cells.indices {
      cells[index].placement.position = cells[index].placement.position + distance
    }
  }

  /// Returns them as a layer of the grid draws them.
  func drawn(in layer: GridLayer) -> RemovedCells {
    var drawn = self
    for index in cells.indices {
      drawn.cells[index].placement = cells[index].placement.drawn(in: layer)
      drawn.cells[index].placement.opacity *= layer.opacity
    }
    return drawn
  }

  /// Forgets those that nobody sees any more at a time, in seconds.
  mutating func advance(to time: Double) { cells.removeAll { $0.end <= time } }

  /// Ends all at once.
  mutating func removeAll() { cells = [] }
}
