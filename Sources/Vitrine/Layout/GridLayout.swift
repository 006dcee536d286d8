/// Square cells in adaptive columns: where each item of a photo grid is.
///
/// As many columns as fit at the least cell size share the width, as SwiftUI's adaptive grid items and CSS's
/// `repeat(auto-fill, minmax(100px, 1fr))` do:
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
/// Every question is answered in constant time, however many items there are.
public struct GridLayout: Equatable, Sendable {
  /// How many items there are.
  public let count: Int
  /// How many cells stand side by side.
  public let columns: Int
  /// The side of a cell, in points.
  public let cell: Double
  /// The gap between cells, in points.
  public let spacing: Double
  /// The width that the cells share, in points.
  public let width: Double
  /// Whether the first column is the rightmost.
  public let isRightToLeft: Bool

  /// Lays out `count` items.
  /// - Parameters:
  ///   - count: How many items; below 0 counts as none.
  ///   - width: The width to share, in points.
  ///   - minimum: The least side of a cell, in points; a narrower grid has one column of its own width.
  ///   - maximum: The largest side of a cell, in points; 0 for no maximum. What it leaves over is shared by both margins.
  ///   - spacing: The gap between cells, in points.
  ///   - isRightToLeft: Whether the first column is the rightmost.
  public init(
    count: Int, width: Double, minimum: Double = 100, maximum: Double = 0, spacing: Double = 3,
    isRightToLeft: Bool = false
  ) {
    let width = width.orZero
    let spacing = spacing.orZero
    let columns = ((width + spacing) / (max(1, minimum) + spacing)).floored(in: 1...100_000)
    let share = max(0, (width - spacing * Double(columns - 1)) / Double(columns))
    self.count = max(0, count)
    self.columns = columns
    self.cell = maximum > 0 ? min(share, maximum) : share
    self.spacing = spacing
    self.width = width
    self.isRightToLeft = isRightToLeft
  }

  /// How many rows there are.
  public var rows: Int { count / columns + (count % columns > 0 ? 1 : 0) }

  /// From the top of one row to the top of the next, in points.
  public var pitch: Double { cell + spacing }

  /// The size of everything, in points.
  public var extent: Dimensions {
    Dimensions(width: width, height: rows > 0 ? Double(rows) * pitch - spacing : 0)
  }

  /// The frame of an item's cell, in points from the top left of the grid.
  public func frame(of item: Int) -> Frame {
    let column = item % columns
    let fromLeft = Double(isRightToLeft ? columns - 1 - column : column)
    return Frame(
      x: margin + fromLeft * pitch, y: Double(item / columns) * pitch, width: cell, height: cell)
  }

  /// The items in the rows that show between two heights, in points from the top of the grid.
  public func items(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, pitch > 0, bottom > top else { return 0..<0 }
    let last = rows - 1
    let first = ((top + spacing) / pitch).floored(in: 0...last)
    let final = (bottom / pitch).floored(in: 0...last)
    return first * columns..<min(count, (final + 1) * columns)
  }

  /// What cells of at most the maximum size leave over on either side.
  private var margin: Double {
    max(0, (width - Double(columns) * pitch + spacing) / 2)
  }
}
