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
    if case .justified(let grid) = self { return grid.scrubPosition(at: height) }
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
    if case .justified(let grid) = self { return grid.height(atScrubPosition: position) }
    var (top, first) = (0.0, 0)
    if let grid = sectioned {
      let section = grid.sections.section(of: min(Int(position), count - 1))
      (top, first) = (grid.top(of: section), grid.sections.start(of: section))
    }
    return top + (position - Double(first)) / Double(columns) * pitch
  }

  /// Returns the position to which a slider moves by a section, in O(log n); by a tenth of a grid without sections.
  ///
  /// Forwards, it is the start of the next section, or the end. Backwards, it is the start of the present section, or of the one before
  /// if the window begins there.
  /// - Parameters:
  ///   - position: The present position.
  ///   - step: 1 forwards, -1 backwards.
  ///   - end: The position at the end.
  func scrubPosition(beside position: Double, step: Int, end: Double) -> Double {
    guard let grid = sectioned, pitch > 0 else {
      return (position + Double(step) * end / 10).clamped(to: 0...end)
    }
    // A host can scroll to whole pixels only.
    let slack = Rounding.measured / pitch * Double(columns)
    let section = grid.sections.section(of: Int(position + slack))
    if step > 0 { return min(Double(grid.sections.start(of: section + 1)), end) }
    let start = grid.sections.start(of: section)
    guard position <= Double(start) + slack else { return Double(start) }
    // The section before can be empty.
    return Double(grid.sections.start(of: grid.sections.section(of: max(0, start - 1))))
  }

  /// Returns the greatest height at which a window can begin.
  func lastTop(of window: Frame) -> Double { max(0, dimensions.height - window.height) }
}
