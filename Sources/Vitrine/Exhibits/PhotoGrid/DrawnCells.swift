/// The mounted cells and headings of a grid before a change of its layout, as they were drawn.
///
/// The number of a cell is its item. The number of a heading is negative: -1 for section 0, -2 for section 1.
struct DrawnCells {
  /// A cell or a heading.
  struct Cell {
    /// The section that contains it; 0 without sections.
    let section: Int
    /// Its frame, in points from the top left of the window; for a heading the frame of its section.
    let place: Frame
    /// Its look, relative to its place in the layout.
    let look: CellFlight.Look
    /// The size in which its photograph is laid out, in points.
    let box: Dimensions
  }

  /// The height of the grid, in points.
  let height: Double
  /// The top of the window, in points from the top of the grid.
  let top: Double
  private let first: (item: Int, section: Int)
  private var cells: [Cell] = []
  private var headings: [Cell] = []

  /// Creates some cells near a window and the headings there, each with its look.
  init(
    _ items: Range<Int>, of layout: GridArrangement, in window: Frame,
    look: (Int) -> CellFlight.Look
  ) {
    let sections = layout.sections(mountedIn: window)
    (height, top) = (layout.dimensions.height, window.y)
    first = (items.lowerBound, sections.lowerBound)
    func cell(_ number: Int, in section: Int, _ frame: Frame) -> Cell {
      let look = look(number)
      return Cell(
        section: section, place: (frame + look.difference).moved(by: window.origin * -1),
        look: look, box: look.box ?? frame.dimensions)
    }
    layout.forEachFrame(of: items) { item, frame in
      cells.append(cell(item, in: layout.sections?.section(of: item) ?? 0, frame))
    }
    for section in sections {
      headings.append(cell(~section, in: section, layout.frame(ofSection: section)))
    }
  }

  /// The items whose cells were mounted.
  var items: Range<Int> { first.item..<first.item + cells.count }

  /// The cell of an item; nil if it was not mounted.
  subscript(item: Int) -> Cell? {
    cells.indices.contains(item - first.item) ? cells[item - first.item] : nil
  }

  /// Returns the items of which a part was in a window of a height, in points, and those between them.
  func visibleItems(inWindowOf height: Double) -> Range<Int> {
    let isVisible = { (cell: Cell) in cell.place.isWithin(0, ofWindow: height) }
    guard let start = cells.firstIndex(where: isVisible),
      let end = cells.lastIndex(where: isVisible)
    else { return 0..<0 }
    return first.item + start..<first.item + end + 1
  }

  /// Returns the heading above some items after an edit, as it was drawn: that of the first item that was mounted before; nil if none
  /// was.
  func heading(above items: Range<Int>, _ edit: Edit) -> Cell? {
    for item in items {
      guard let old = edit.oldIndex(of: item), let cell = self[old] else { continue }
      let index = cell.section - first.section
      return headings.indices.contains(index) ? headings[index] : nil
    }
    return nil
  }
}

extension GridArrangement {
  /// Returns the sections of the mounted cells; none without headings.
  func sections(mountedIn window: Frame) -> Range<Int> {
    let mounted = mounted(in: window)
    guard let grid = sectioned, grid.heading > 0, let first = mounted.first, let last = mounted.last
    else { return 0..<0 }
    return grid.sections.section(of: first)..<grid.sections.section(of: last) + 1
  }
}
