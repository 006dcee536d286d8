/// A grid of square cells in sections. Each section begins with a heading and a row of its own.
///
/// ```
///   +-----------------+
///   | heading         |  section 0: 4 items
///   | +---+ +---+ +---+
///   | | 0 | | 1 | | 2 |
///   | +---+ +---+ +---+
///   | | 3 |
///   | +---+
///   | heading         |  section 1
///   | +---+ +---+
///   | | 4 | | 5 |
///   | +---+ +---+
///   +-----------------+
/// ```
/// The heights of sections are in a `FenwickTree`, so every query takes O(log n) of the number of sections, however many items there
/// are. Heights are multiples of 1/1024 of a point. So their sums are exact, and an edit has the same result as a new layout.
///
/// A section without items has no heading and no height.
public struct SectionedGrid: Equatable, Sendable {
  /// The columns, and the frames of cells within a row.
  public private(set) var cells: GridLayout
  /// The unit of the sections that are shown: the one that suits the size of the cells, the next larger one that the host has given, or
  /// the largest one.
  public private(set) var unit = SectionUnit.day
  /// The height of a heading, in points.
  public private(set) var heading: Double
  /// The distance from the top of one row of a section to the top of the next, in points.
  public private(set) var pitch: Double
  /// The sections of each unit; empty for a unit that the host has not given.
  private var units = [Sections](repeating: Sections(), count: SectionUnit.allCases.count)
  private var heights = FenwickTree()

  /// Creates a grid without sections.
  /// - Parameters:
  ///   - cells: The columns and the number of items.
  ///   - heading: The height of a heading, in points.
  public init(cells: GridLayout, heading: Double) {
    self.cells = cells
    self.heading = heading.exact
    pitch = cells.pitch.exact
  }

  /// The number of items.
  public var count: Int { cells.count }

  /// The sections that are shown.
  public var sections: Sections { units[unit.rawValue] }

  /// Whether the host has given no sections.
  var isPlain: Bool { sections.count == 0 }

  /// The size of the whole grid, in points.
  public var dimensions: Dimensions {
    Dimensions(width: cells.width, height: max(0, top(of: sections.count) - cells.spacing))
  }

  /// Returns the top of a section, in points from the top of the grid.
  public func top(of section: Int) -> Double { heights.sum(ofFirst: section) }

  /// Returns the frame of an item's cell, in points from the top left of the grid.
  public func frame(of item: Int) -> Frame {
    let section = sections.section(of: item)
    let index = item - sections.start(of: section)
    var frame = cells.frame(of: index % cells.columns)
    frame.y = top(of: section) + heading + Double(index / cells.columns) * pitch
    return frame
  }

  /// Returns the frame of a section with its heading and its cells.
  public func frame(ofSection section: Int) -> Frame {
    let (top, end) = (top(of: section), min(top(of: section + 1), dimensions.height))
    return Frame(x: 0, y: top, width: cells.width, height: max(0, end - top))
  }

  /// Returns the section at a height, in points from the top of the grid; the first or last one with items beyond the ends.
  public func section(at height: Double) -> Int {
    let section = heights.count(withSum: height, adding: 0)
    return section < sections.count ? section : sections.section(of: count - 1)
  }

  /// Returns the items in the rows between two heights, in points from the top of the grid; those of the next row if there is none
  /// between them.
  public func items(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, pitch > 0, bottom > top else { return 0..<0 }
    let first = min(item(at: top, beyond: cells.spacing), count - 1)
    let section = sections.range(of: sections.section(of: first))
    let row = (first - section.lowerBound) / cells.columns
    let rowEnd = section.lowerBound + (row + 1) * cells.columns
    return first..<max(item(at: bottom, beyond: pitch), min(rowEnd, section.upperBound))
  }

  /// Returns the first item of the row at a height, in the section of that height, or the one after the section.
  /// - Parameter distance: A distance that is added to the height within the section: a whole row for the end of the row.
  private func item(at height: Double, beyond distance: Double) -> Int {
    let section = section(at: height)
    let items = sections.range(of: section)
    let rows = (height - top(of: section) - heading + distance) / pitch
    let row = rows.floored(in: 0...items.count / cells.columns + 1)
    return min(items.upperBound, items.lowerBound + row * cells.columns)
  }
}

// MARK: Changes

extension SectionedGrid {
  /// Replaces the sections of a unit. Without starts, the unit has none.
  /// - Parameters:
  ///   - starts: The first item of each section; see ``Sections/init(starts:items:)``.
  ///   - unit: The unit to which they belong.
  public mutating func set(_ starts: [Int], of unit: SectionUnit) {
    units[unit.rawValue] = Sections(starts: starts, items: count)
    layOut()
  }

  /// Takes other cells and another height of headings, after some items were replaced by others. Returns whether a cell has moved, or
  /// may have.
  mutating func relayout(
    _ cells: GridLayout, heading: Double, replacing removed: Range<Int>, by inserted: Range<Int>
  ) -> Bool {
    let hasChanged = cells != self.cells
    let isSame =
      cells.columns == self.cells.columns && cells.pitch.exact == pitch
      && heading.exact == self.heading
      && SectionUnit(cell: cells.cell) == SectionUnit(cell: self.cells.cell)
    (self.cells, self.heading, pitch) = (cells, heading.exact, cells.pitch.exact)
    let hasMoved = replace(removed, by: inserted)
    if !isSame { layOut() }
    return hasChanged || hasMoved || !isSame
  }

  /// Returns whether a section has another height.
  private mutating func replace(_ removed: Range<Int>, by inserted: Range<Int>) -> Bool {
    var (hasMoved, heights) = (false, FenwickTree())
    // Taken out, so that a change copies nothing.
    swap(&heights, &self.heights)
    let (rows, shown) = (Rows(self), unit.rawValue)
    for index in units.indices {
      units[index].replace(removed, by: inserted) { section, before, after in
        let change = rows.height(of: after) - rows.height(of: before)
        guard index == shown, change != 0 else { return }
        heights.add(change, at: section)
        hasMoved = true
      }
    }
    self.heights = heights
    return hasMoved
  }

  /// Lays out all sections of the unit that suits the cells.
  private mutating func layOut() {
    let suitable = SectionUnit(cell: cells.cell).rawValue
    var chosen = -1
    for index in units.indices where units[index].count > 0 && chosen < suitable { chosen = index }
    unit = SectionUnit(rawValue: max(0, chosen)) ?? .day
    let rows = Rows(self)
    var numbers = sections.counts
    for index in numbers.indices { numbers[index] = rows.height(of: Int(numbers[index])) }
    heights = FenwickTree(numbers)
  }
}

/// The numbers from which the height of a section follows.
private struct Rows {
  let columns: Int
  let heading: Double
  let pitch: Double

  init(_ grid: SectionedGrid) {
    (columns, heading, pitch) = (grid.cells.columns, grid.heading, grid.pitch)
  }

  /// Returns the height of a section with a number of items.
  func height(of items: Int) -> Double {
    items > 0 ? heading + Double((items - 1) / columns + 1) * pitch : 0
  }
}

extension Double {
  /// The nearest multiple of 1/1024. Sums of such numbers are exact up to 2^43.
  var exact: Double { (self * 1024).rounded() / 1024 }
}
