/// The frames of square cells in adaptive columns.
///
/// As many columns as fit at the minimum cell size share the width, as in SwiftUI's adaptive grid items and CSS's
/// `repeat(auto-fill, minmax(100px, 1fr))`:
///
/// ```
/// columns = max(1, floor((width + spacing) / (minimum + spacing)))
///
/// |<------ width ------>|
/// +-----+ +-----+ +-----+
/// |  0  | |  1  | |  2  |   row 0
/// +-----+ +-----+ +-----+
///        ^ spacing
/// +-----+
/// |  3  |                   row 1
/// +-----+
/// ```
/// Every query takes constant time, however many items there are.
///
/// ```swift
/// let grid = GridLayout(count: 10, width: 309, minimum: 100, spacing: 3)
/// assert(grid.columns == 3 && grid.cell == 101)
/// assert(grid.frame(of: 4) == Frame(x: 104, y: 104, width: 101, height: 101))
/// ```
public struct GridLayout: Equatable, Sendable {
  /// The number of items.
  public let count: Int
  /// The number of columns.
  public let columns: Int
  /// The side of a cell, in points.
  public let cell: Double
  /// The gap between cells, in points.
  public let spacing: Double
  /// The width that the cells share, in points.
  public let width: Double
  /// Whether the first column is on the right.
  public let isRightToLeft: Bool

  /// Lays out `count` items.
  /// - Parameters:
  ///   - count: The number of items, at most ``Limit/items``. A negative number counts as 0.
  ///   - width: The width that the cells share, in points.
  ///   - minimum: The minimum side of a cell, in points. A narrower grid has one column of its own width.
  ///   - maximum: The maximum side of a cell, in points; 0 for none. Both margins share the width that is left.
  ///   - spacing: The gap between cells, in points.
  ///   - isRightToLeft: Whether the first column is on the right.
  public init(
    count: Int, width: Double, minimum: Double = 100, maximum: Double = 0, spacing: Double = 3,
    isRightToLeft: Bool = false
  ) {
    let width = width.orZero
    let spacing = spacing.orZero
    let columns = ((width + spacing) / (max(1, minimum) + spacing)).floored(in: 1...100_000)
    let share = max(0, (width - spacing * Double(columns - 1)) / Double(columns))
    self.count = count.clamped(to: 0...Limit.items)
    self.columns = columns
    self.cell = maximum > 0 ? min(share, maximum) : share
    self.spacing = spacing
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  /// The number of rows.
  public var rows: Int { count / columns + (count % columns > 0 ? 1 : 0) }

  /// The distance from the top of one row to the top of the next, in points.
  public var pitch: Double { cell + spacing }

  /// The size of the whole grid, in points.
  public var dimensions: Dimensions {
    Dimensions(width: width, height: rows > 0 ? Double(rows) * pitch - spacing : 0)
  }

  /// Returns the frame of an item's cell, in points from the top left of the grid.
  public func frame(of item: Int) -> Frame {
    let column = item % columns
    let fromLeft = Double(isRightToLeft ? columns - 1 - column : column)
    return Frame(
      x: margin + fromLeft * pitch, y: Double(item / columns) * pitch, width: cell, height: cell)
  }

  /// Returns the items in the rows between two heights, in points from the top of the grid; none if both are in the gap between two
  /// rows, and those of the last row below the grid.
  public func items(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, pitch > 0, bottom > top else { return 0..<0 }
    let last = rows - 1
    let first = ((top + spacing) / pitch).floored(in: 0...last)
    let final = (bottom / pitch).floored(in: 0...last)
    return first * columns..<min(count, (final + 1) * columns)
  }

  /// The edge of the first column at which each row begins, in points from the left edge of the grid.
  var rowStart: Double { isRightToLeft ? width - margin : margin }

  /// Returns whether another layout has cells of the same size in as many columns.
  func hasSameCells(as other: GridLayout) -> Bool {
    (columns, cell, spacing) == (other.columns, other.cell, other.spacing)
      && (width, isRightToLeft) == (other.width, other.isRightToLeft)
  }

  /// The width that is left on either side of cells of the maximum size.
  private var margin: Double {
    max(0, (width - Double(columns) * pitch + spacing) / 2)
  }
}
