/// The cells in the visible part of a grid, its window. Frames are in points from the top left of the grid.
extension GridArrangement {
  /// Returns the mounted cells: those in the window and one window above and below it, so that a fast native scroll finds them
  /// there. A small grid mounts all of them; see ``PhotoGridModel/fullMountLimit``.
  /// - Parameter lead: The distance by which that part of the grid begins and ends further down, in heights of the window.
  func mounted(in window: Frame, lead: Double = 0) -> Range<Int> {
    guard count > PhotoGridModel.fullMountLimit else { return 0..<count }
    let near = items(
      from: window.y - window.height * (1 - lead), to: window.maxY + window.height * (1 + lead))
    guard near.count > PhotoGridModel.mountLimit else { return near }
    let first = items(from: window.y, to: window.maxY).lowerBound
    return first..<min(count, first + PhotoGridModel.mountLimit)
  }

  /// Returns the items in the window, one window above it and two below it.
  func nearby(_ window: Frame) -> Range<Int> {
    items(from: window.y - window.height, to: window.maxY + 2 * window.height)
  }

  /// Returns the first visible item of a scrolled grid, and its distance below the top of the window; nil if the grid is not
  /// scrolled.
  func firstVisible(in window: Frame) -> (item: Int, top: Double)? {
    guard window.y > 0, let item = items(from: window.y, to: window.maxY).first else { return nil }
    return (item, frame(of: item).y - window.y)
  }

  /// Returns the item whose cell is nearest to a point, in points from the top left of the grid; 0 without items.
  func item(nearest point: Vector) -> Int {
    // In a gap, these are the items of the next row.
    let rows = items(from: point.y, to: point.y + max(1, cells.spacing))
    var nearest = rows.lowerBound
    for item in rows where distance(of: item, from: point) < distance(of: nearest, from: point) {
      nearest = item
    }
    return nearest
  }

  /// Returns the distance of the middle of a cell from a point.
  func distance(of item: Int, from point: Vector) -> Double {
    (frame(of: item).center - point).length
  }

  /// Returns whether a cell is in the window, or at most its own height outside. A bar over the edge of a page is not part of
  /// the window, but cells are visible beside it.
  func isNear(_ item: Int, to window: Frame) -> Bool {
    let cell = frame(of: item)
    return cell.maxY + cell.height > window.y && cell.y - cell.height < window.maxY
  }

  /// Returns the number of rows that are fully visible in the window, at least 1. A page key moves by as many.
  func rows(in window: Frame) -> Int {
    guard isJustified else {
      return ((window.height - heading) / max(1, pitch)).floored(in: 1...10_000)
    }
    var (rows, last) = (0, -Double.infinity)
    forEachFrame(of: items(from: window.y + heading, to: window.maxY)) { _, frame in
      guard frame.y >= window.y + heading, frame.maxY <= window.maxY, frame.y > last else { return }
      (rows, last) = (rows + 1, frame.y)
    }
    return max(1, rows)
  }

  /// Returns the shortest scroll distance that makes a whole cell visible, with a margin above and below if there is room for
  /// it; 0 if the cell is visible. A heading that sticks to the top covers no part of it.
  /// - Parameter margin: The margin as a share of the cell's height.
  func distance(showing item: Int, in window: Frame, margin: Double) -> Double {
    var window = window
    window.y += heading
    window.height -= heading
    let cell = frame(of: item)
    let room = max(0, min(window.height - cell.height, dimensions.height - cell.height) / 2)
    let margin = min(margin * cell.height, room)
    let (top, bottom) = (max(heading, cell.y - margin), min(dimensions.height, cell.maxY + margin))
    if top < window.y { return top - window.y }
    return bottom > window.maxY ? min(bottom - window.maxY, cell.y - window.y) : 0
  }
}
