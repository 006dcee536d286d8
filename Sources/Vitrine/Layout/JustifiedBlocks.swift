/// The blocks in which rows of whole photographs are laid out, so that a change of one photograph moves the breaks of few rows.
///
/// A block has 100 to 199 items, or those of a shorter section, and more with over 25 columns. It never crosses a section:
///
/// ```
///   sections   | 0 ............ 229 | 230 231 | 232 ...
///   blocks     | 0 .. 99 | 100..229 | 230 231 | 232 ...
/// ```
struct JustifiedBlocks: Equatable, Sendable {
  /// The first item of each block.
  private var starts: [Int32] = []
  /// The height of each block with its heading and its gaps, in points.
  private var heights = FenwickTree()
  private var items = 0

  /// The number of blocks.
  var count: Int { starts.count }

  /// The height of all blocks, in points.
  var height: Double { heights.sum(ofFirst: count) }

  /// Creates the blocks of sections.
  /// - Parameters:
  ///   - sections: The sections; none for a single one.
  ///   - items: The number of items.
  ///   - columns: The number of columns of a grid of squares. A block has several rows.
  init(of sections: Sections = Sections(), items: Int = 0, columns: Int = 1) {
    let size = max(100, 4 * columns)
    for section in 0..<max(1, sections.count) {
      let range = sections.count > 0 ? sections.range(of: section) : 0..<items
      guard !range.isEmpty else { continue }
      for block in 0..<max(1, range.count / size) {
        starts.append(Int32(range.lowerBound + block * size))
      }
    }
    self.items = items
    heights = FenwickTree([Double](repeating: 0, count: starts.count))
  }

  /// Returns the items of a block.
  func range(of block: Int) -> Range<Int> {
    Int(starts[block])..<(block + 1 < count ? Int(starts[block + 1]) : items)
  }

  /// Returns the block of an item.
  func block(of item: Int) -> Int {
    var (first, end) = (0, count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if Int(starts[middle]) <= item { first = middle } else { end = middle }
    }
    return first
  }

  /// Returns the block at a height, in points; the first or the last one beyond the ends.
  func block(at height: Double) -> Int {
    heights.count(withSum: height, adding: 0).clamped(toCount: count)
  }

  /// Returns the top of a block, in points.
  func top(of block: Int) -> Double { heights.sum(ofFirst: block) }

  /// Returns the height of a block, in points.
  func height(of block: Int) -> Double { top(of: block + 1) - top(of: block) }

  /// Sets the height of a block, in points. Returns whether it was another one.
  mutating func set(height: Double, of block: Int) -> Bool {
    let change = height - self.height(of: block)
    guard change != 0 else { return false }
    heights.add(change, at: block)
    return true
  }

  /// Sets the heights of all blocks, in points.
  mutating func setAll(_ heights: [Double]) { self.heights = FenwickTree(heights) }
}
