/// How a grid arranges its cells: in one run of rows, or in sections with headings.
///
/// ```swift
/// var grid = PhotoGridModel()
/// grid.handle(Event(at: 0, .count(7)))
/// grid.handle(Event(at: 0, .sections([0, 2], .day)))
/// assert(grid.layout.sections?.range(of: 1) == 2..<7)
/// ```
public enum GridArrangement: Equatable, Sendable {
  /// All cells follow one another.
  case plain(GridLayout)
  /// Each section begins with a heading.
  case sectioned(SectionedGrid)
}

extension GridArrangement {
  /// The columns, and the frames of cells within a row.
  public var cells: GridLayout {
    switch self {
    case .plain(let cells): cells
    case .sectioned(let grid): grid.cells
    }
  }

  /// The number of items.
  public var count: Int { cells.count }

  /// The number of columns.
  public var columns: Int { cells.columns }

  /// The sections that are shown; nil without sections.
  public var sections: Sections? { sectioned?.sections }

  /// The size of the whole grid, in points.
  public var dimensions: Dimensions {
    switch self {
    case .plain(let cells): cells.dimensions
    case .sectioned(let grid): grid.dimensions
    }
  }

  /// The distance from the top of one row to the top of the next, in points.
  public var pitch: Double { sectioned?.pitch ?? cells.pitch }

  /// The height of a heading, in points; 0 without sections. A heading that sticks to the top covers as much of the window.
  public var heading: Double { sectioned?.heading ?? 0 }

  /// Returns the frame of an item's cell, in points from the top left of the grid.
  public func frame(of item: Int) -> Frame {
    switch self {
    case .plain(let cells): cells.frame(of: item)
    case .sectioned(let grid): grid.frame(of: item)
    }
  }

  /// Returns the items in the rows between two heights, in points from the top of the grid; those of a row nearby if there is none
  /// between them.
  public func items(from top: Double, to bottom: Double) -> Range<Int> {
    switch self {
    case .plain(let cells): cells.items(from: top, to: bottom)
    case .sectioned(let grid): grid.items(from: top, to: bottom)
    }
  }

  /// The sections and their headings; nil without sections.
  var sectioned: SectionedGrid? {
    if case .sectioned(let grid) = self { grid } else { nil }
  }

  /// Replaces the sections of a unit. Without starts of any unit, there are no sections.
  mutating func set(_ starts: [Int], of unit: SectionUnit, heading: Double) {
    var grid = sectioned ?? SectionedGrid(cells: cells, heading: heading)
    grid.set(starts, of: unit)
    self = grid.isPlain ? .plain(grid.cells) : .sectioned(grid)
  }

  /// Takes other cells and another height of headings, after some items were replaced by others. Returns whether a cell has moved, or
  /// may have.
  mutating func relayout(
    _ cells: GridLayout, heading: Double, replacing removed: Range<Int>, by inserted: Range<Int>
  ) -> Bool {
    switch self {
    case .plain(let before):
      self = .plain(cells)
      return cells != before
    case .sectioned(var grid):
      // Not kept here meanwhile, so that a change copies nothing.
      self = .plain(cells)
      let hasMoved = grid.relayout(cells, heading: heading, replacing: removed, by: inserted)
      self = .sectioned(grid)
      return hasMoved
    }
  }
}
