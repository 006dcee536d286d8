/// The positions of a scrubber beside a grid, in items, so that it needs no heights.
///
/// ```
///   height                     position, for three columns
///      0  heading 0                0
///         +---+ +---+ +---+
///         | 0 | | 1 | | 2 |        the row below the heading begins at 0, and its end is 3
///         +---+ +---+ +---+
///         heading 1                3
/// ```
/// A heading that sticks to the top covers the height of a heading, so a row is the first visible one if the section is scrolled by the
/// rows before it.
extension GridArrangement {
  /// Returns the position at which the window begins at a height, in O(log n).
  func scrubPosition(at height: Double) -> Double {
    guard count > 0, pitch > 0 else { return 0 }
    var (top, items) = (0.0, 0..<count)
    if let grid = sectioned {
      let section = grid.section(at: height)
      (top, items) = (grid.top(of: section), grid.sections.range(of: section))
    }
    let passed = (height - top) / pitch * Double(columns)
    return Double(items.lowerBound) + passed.clamped(to: 0...Double(items.count))
  }

  /// Returns the height at which the window begins at a position, in O(log n).
  func height(atScrubPosition position: Double) -> Double {
    let position = position.clamped(to: 0...Double(count))
    var (top, first) = (0.0, 0)
    if let grid = sectioned {
      let section = grid.sections.section(of: min(Int(position), count - 1))
      (top, first) = (grid.top(of: section), grid.sections.start(of: section))
    }
    return top + (position - Double(first)) / Double(columns) * pitch
  }

  /// Returns the greatest height at which a window can begin.
  func lastTop(of window: Frame) -> Double { max(0, dimensions.height - window.height) }
}
