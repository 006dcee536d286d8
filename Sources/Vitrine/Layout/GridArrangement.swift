/// How a grid arranges its cells: squares in one run of rows, squares in sections with headings, or whole photographs in rows.
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
  /// Whole photographs in rows of about the same height, or one in each row, with or without sections.
  case justified(JustifiedGrid)
}

extension GridArrangement {
  /// The columns, and the frames of cells within a row.
  public var cells: GridLayout {
    switch self {
    case .plain(let cells): cells
    case .sectioned(let grid): grid.cells
    case .justified(let grid): grid.squares.cells
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
    case .justified(let grid): grid.dimensions
    }
  }

  /// The distance from the top of one row to the top of the next, in points. Rows of whole photographs have about that distance, and rows of
  /// one photograph any other.
  public var pitch: Double { sectioned?.pitch ?? cells.pitch }

  /// The edge at which each row begins, in points from the left edge of the grid. Rows of whole photographs leave no margins.
  var rowStart: Double {
    isJustified ? cells.isRightToLeft ? cells.width : 0 : cells.rowStart
  }

  /// The height of a heading, in points; 0 without sections. A heading that sticks to the top covers as much of the window.
  public var heading: Double { sectioned?.heading ?? 0 }

  /// Returns the frame of an item's cell, in points from the top left of the grid.
  public func frame(of item: Int) -> Frame {
    switch self {
    case .plain(let cells): cells.frame(of: item)
    case .sectioned(let grid): grid.frame(of: item)
    case .justified(let grid): grid.frame(of: item)
    }
  }

  /// Calls a function with each item of a range and the frame of its cell.
  func forEachFrame(of items: Range<Int>, _ body: (Int, Frame) -> Void) {
    if case .justified(let grid) = self { return grid.forEachFrame(of: items, body) }
    for item in items { body(item, frame(of: item)) }
  }

  /// Returns the items in the rows between two heights, in points from the top of the grid; those of a row nearby if there is none
  /// between them.
  public func items(from top: Double, to bottom: Double) -> Range<Int> {
    switch self {
    case .plain(let cells): cells.items(from: top, to: bottom)
    case .sectioned(let grid): grid.items(from: top, to: bottom)
    case .justified(let grid): grid.items(from: top, to: bottom)
    }
  }

  /// Returns the frame of a section with its heading and its cells; empty without sections.
  func frame(ofSection section: Int) -> Frame {
    switch self {
    case .plain: .zero
    case .sectioned(let grid): grid.frame(ofSection: section)
    case .justified(let grid): grid.frame(ofSection: section)
    }
  }

  /// The sections and their headings, with the cells as squares; nil without sections.
  var sectioned: SectionedGrid? {
    switch self {
    case .plain: nil
    case .sectioned(let grid): grid
    case .justified(let grid): grid.squares.isPlain ? nil : grid.squares
    }
  }

  /// What its rows contain.
  enum RowContent {
    case squares
    /// Whole photographs, of about the same height.
    case photographs
    /// One whole photograph, as wide as the grid.
    case onePhotograph
  }

  /// What its rows contain.
  var rowContent: RowContent {
    guard case .justified(let grid) = self else { return .squares }
    return grid.hasOnePerRow ? .onePhotograph : .photographs
  }

  /// Whether rows of whole photographs replace the squares.
  var isJustified: Bool { rowContent != .squares }

  /// Changes the rows of whole photographs, if there are any, and returns whether they have moved.
  mutating func changeRows(_ change: (inout JustifiedGrid) -> Bool) -> Bool {
    guard case .justified(var grid) = self else { return false }
    // Not kept here meanwhile, so that a change copies nothing.
    self = .plain(cells)
    let hasMoved = change(&grid)
    self = .justified(grid)
    return hasMoved
  }

  /// Replaces the sections of a unit. Without starts of any unit, there are no sections.
  mutating func set(_ starts: [Int], of unit: SectionUnit, heading: Double) {
    if case .justified = self {
      _ = changeRows {
        $0.set(starts, of: unit)
        return true
      }
      return
    }
    var grid = sectioned ?? SectionedGrid(cells: cells, heading: heading)
    grid.set(starts, of: unit)
    self = grid.isPlain ? .plain(grid.cells) : .sectioned(grid)
  }

  /// Takes other cells, other rows and another height of headings, after some items were replaced by others. Returns whether a cell has
  /// moved, or may have.
  /// - Parameters:
  ///   - cells: The columns and the number of items.
  ///   - content: What the rows contain.
  ///   - ratios: The ratios of all items, which rows of whole photographs take over.
  ///   - heading: The height of a heading, in points.
  ///   - removed: The items that were replaced.
  ///   - inserted: The items that replace them.
  mutating func relayout(
    _ cells: GridLayout, as content: RowContent, _ ratios: PhotoRatios, heading: Double,
    replacing removed: Range<Int>, by inserted: Range<Int>
  ) -> Bool {
    let wasJustified = isJustified
    if wasJustified, content != .squares {
      return changeRows {
        $0.relayout(
          cells, hasOnePerRow: content == .onePhotograph, heading: heading, replacing: removed,
          by: inserted)
      }
    }
    if case .justified(let grid) = self {
      self = grid.squares.isPlain ? .plain(grid.squares.cells) : .sectioned(grid.squares)
    }
    let hasMoved = relayoutSquares(cells, heading: heading, replacing: removed, by: inserted)
    if content == .squares { return hasMoved || wasJustified }
    let squares = sectioned ?? SectionedGrid(cells: cells, heading: heading)
    self = .justified(JustifiedGrid(squares, ratios, hasOnePerRow: content == .onePhotograph))
    return true
  }

  private mutating func relayoutSquares(
    _ cells: GridLayout, heading: Double, replacing removed: Range<Int>, by inserted: Range<Int>
  ) -> Bool {
    switch self {
    case .plain, .justified:
      let before = self.cells
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
