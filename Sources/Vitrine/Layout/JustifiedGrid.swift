/// A grid of whole photographs, in rows that fill the width; see `JustifiedRows`.
///
/// ```
///   +-----------------+
///   | heading         |  section 0: a block of 4 items
///   | +------+ +----+ |
///   | |  0   | | 1  | |
///   | +------+ +----+ |
///   | +--+ +----+     |
///   | |2 | | 3  |     |
///   | +--+ +----+     |
///   +-----------------+
/// ```
/// The rows of blocks near the window are kept; those of others are computed when they are asked for. Up to ``exactLimit`` items the
/// heights of all blocks are exact. In a larger grid, those of blocks that were never near the window are estimates.
///
/// Heights are multiples of 1/1024 of a point, so that their sums are exact.
public struct JustifiedGrid: Equatable, Sendable {
  /// The same items in squares: the sections, the width, and a cell that is as high as rows are about.
  public private(set) var squares: SectionedGrid
  /// Whether each row has one photograph.
  private(set) var hasOnePerRow: Bool
  private var ratios: PhotoRatios
  private var blocks = JustifiedBlocks()
  /// The rows of the blocks near the window.
  private var near: [[JustifiedRow]] = []
  /// The first block near the window.
  private var firstNear = 0
  /// The block around which rows are kept; -1 for none.
  private var middle = -1
  /// The distance above and below that block in which rows are kept, in points.
  private var reach = 0.0

  /// The maximum number of items of which all heights are exact. To lay them out takes about a millisecond.
  public static let exactLimit = 20_000
  /// The maximum number of items whose rows are kept, for a window that is too high to be real.
  private static var keptLimit: Int { 10_000 }

  /// Creates the rows of a grid.
  /// - Parameters:
  ///   - squares: The same items in squares.
  ///   - ratios: Their ratios.
  ///   - hasOnePerRow: Whether each row has one photograph.
  init(_ squares: SectionedGrid, _ ratios: PhotoRatios, hasOnePerRow: Bool = false) {
    (self.squares, self.ratios, self.hasOnePerRow) = (squares, ratios, hasOnePerRow)
    self.ratios.assumeMean()
    layOut()
  }

  /// The number of items.
  public var count: Int { squares.count }

  /// The size of the whole grid, in points.
  public var dimensions: Dimensions {
    Dimensions(width: cells.width, height: max(0, blocks.height - cells.spacing))
  }

  /// The height of a heading, in points; 0 without sections.
  public var heading: Double { squares.isPlain ? 0 : squares.heading }

  /// Returns the frame of a photograph, in points from the top left of the grid.
  public func frame(of item: Int) -> Frame {
    var found = Frame.zero
    forEachFrame(of: item..<item + 1) { found = $1 }
    return found
  }

  /// Calls a function with each item of a range and its frame.
  public func forEachFrame(of items: Range<Int>, _ body: (Int, Frame) -> Void) {
    guard !items.isEmpty else { return }
    let (first, last) = (blocks.block(of: items.lowerBound), blocks.block(of: items.upperBound - 1))
    for block in first...last {
      let top = blocks.top(of: block)
      for row in rows(of: block) where row.items.overlaps(items) {
        var left = 0.0
        for item in row.items.lowerBound..<min(row.items.upperBound, items.upperBound) {
          let width = ratios[item] * row.scale
          let x = cells.isRightToLeft ? cells.width - left - width : left
          left += width + cells.spacing
          guard item >= items.lowerBound else { continue }
          body(item, Frame(x: x, y: top + row.top, width: width, height: row.height))
        }
      }
    }
  }

  /// Returns the frame of a section with its heading and its photographs.
  public func frame(ofSection section: Int) -> Frame {
    let items = squares.sections.range(of: section)
    guard !items.isEmpty else { return .zero }
    let top = blocks.top(of: blocks.block(of: items.lowerBound))
    let end = blocks.top(of: blocks.block(of: items.upperBound - 1) + 1)
    return Frame(
      x: 0, y: top, width: cells.width, height: max(0, min(end, dimensions.height) - top))
  }

  /// Returns the items in the rows between two heights, in points from the top of the grid; those of the next row if there is none
  /// between them.
  public func items(from top: Double, to bottom: Double) -> Range<Int> {
    guard count > 0, bottom > top, blocks.height > 0 else { return 0..<0 }
    let first = row(below: top).items
    let block = blocks.block(at: bottom)
    let within = bottom - blocks.top(of: block)
    let rows = rows(of: block)
    let last = rows[rows.index(at: within)]
    let end = last.top <= within ? last.items.upperBound : last.items.lowerBound
    return first.lowerBound..<max(first.upperBound, end)
  }

  /// Returns the items of the row of an item, and of the rows beside it: above for -1, below for 1. None beyond the ends.
  func items(ofRowOf item: Int, beside step: Int) -> Range<Int> {
    let block = blocks.block(of: item)
    let rows = rows(of: block)
    let index = rows.index(of: item) + step
    if rows.indices.contains(index) { return rows[index].items }
    let other = block + step
    guard other >= 0, other < blocks.count else { return 0..<0 }
    let found = self.rows(of: other)
    return found[step < 0 ? found.count - 1 : 0].items
  }

  /// Returns the position of the scrubber for a window that begins at a height: the items above it, a heading being over the first row.
  func scrubPosition(at height: Double) -> Double {
    guard count > 0, blocks.height > 0 else { return 0 }
    let block = blocks.block(at: height + heading)
    let within = height + heading - blocks.top(of: block)
    let rows = rows(of: block)
    let row = rows[rows.index(at: within)]
    let pitch = row.height + cells.spacing.exact
    // A grid without width has rows without height.
    let passed = pitch > 0 ? ((within - row.top) / pitch).clamped(to: 0...1) : 0
    return Double(row.items.lowerBound) + passed * Double(row.items.count)
  }

  /// Returns the height at which a window begins for a position of the scrubber.
  func height(atScrubPosition position: Double) -> Double {
    guard count > 0 else { return 0 }
    let item = Int(position.clamped(to: 0...Double(count - 1)))
    let block = blocks.block(of: item)
    let rows = rows(of: block)
    let row = rows[rows.index(of: item)]
    let passed = (position - Double(row.items.lowerBound)) / Double(row.items.count)
    return blocks.top(of: block) - heading + row.top
      + passed.clamped(to: 0...1) * (row.height + cells.spacing.exact)
  }

  private var cells: GridLayout { squares.cells }

  private var breaks: JustifiedRows { JustifiedRows(cells, hasOnePerRow: hasOnePerRow) }

  /// Returns the first row that ends below a height; the last row beyond the end.
  private func row(below height: Double) -> JustifiedRow {
    let block = blocks.block(at: height)
    let within = height - blocks.top(of: block)
    let rows = rows(of: block)
    var index = rows.index(at: within)
    if rows[index].top + rows[index].height <= within { index += 1 }
    if index < rows.count { return rows[index] }
    return block + 1 < blocks.count ? self.rows(of: block + 1)[0] : rows[index - 1]
  }

  private func rows(of block: Int) -> [JustifiedRow] {
    let index = block - firstNear
    return near.indices.contains(index) ? near[index] : computedRows(of: block)
  }

  private func computedRows(of block: Int) -> [JustifiedRow] {
    var rows: [JustifiedRow] = []
    complete(&rows, of: block)
    return rows
  }

  /// Returns the height of the heading at the top of a block, in points; 0 within a section.
  private func headingHeight(of block: Int) -> Double {
    guard heading > 0 else { return 0 }
    let start = blocks.range(of: block).lowerBound
    return squares.sections.start(of: squares.sections.section(of: start)) == start ? heading : 0
  }

  private func endsSection(_ block: Int) -> Bool {
    let end = blocks.range(of: block).upperBound
    guard end < count else { return true }
    return squares.sections.count > 0
      && squares.sections.start(of: squares.sections.section(of: end)) == end
  }
}

// MARK: Changes

extension JustifiedGrid {
  /// Replaces the sections of a unit. Without starts, the unit has none.
  mutating func set(_ starts: [Int], of unit: SectionUnit) {
    squares.set(starts, of: unit)
    layOut()
  }

  /// Takes other cells and another height of headings, after some items were replaced by others. Returns whether a photograph has
  /// moved, or may have.
  mutating func relayout(
    _ cells: GridLayout, hasOnePerRow: Bool, heading: Double, replacing removed: Range<Int>,
    by inserted: Range<Int>
  ) -> Bool {
    let isSame =
      cells.hasSameCells(as: self.cells) && hasOnePerRow == self.hasOnePerRow
      && heading.exact == squares.heading
    let isEdited = !removed.isEmpty || !inserted.isEmpty
    guard isEdited || !isSame else { return false }
    self.hasOnePerRow = hasOnePerRow
    _ = squares.relayout(cells, heading: heading, replacing: removed, by: inserted)
    ratios.replace(removed, by: inserted)
    if !isEdited { ratios.assumeMean() }
    layOut(keepingRowsBefore: isSame ? min(removed.lowerBound, inserted.lowerBound) : 0)
    return true
  }

  /// Sets the ratios of the items from `first` on. Rows above the first changed one keep their breaks, and so do rows from that of
  /// `anchor` on that do not change themselves. Returns whether a photograph has moved.
  mutating func set(_ new: [Double], first: Int, keeping anchor: Int) -> Bool {
    guard first >= 0, first < count else { return false }
    let pin = items(ofRowOf: anchor.clamped(toCount: count), beside: 0).lowerBound
    var (hasMoved, item) = (false, first)
    let end = first + min(new.count, count - first)
    while item < end {
      let block = blocks.block(of: item)
      let blockEnd = min(end, blocks.range(of: block).upperBound)
      // The first changed items above the pinned row, and from it on.
      var (above, below): (Int?, Int?)
      while item < blockEnd {
        if ratios.set(new[item - first], of: item) {
          if item < pin { above = above ?? item } else { below = below ?? item }
        }
        item += 1
      }
      if let above { layOut(block, from: above, to: pin) }
      if let below { layOut(block, from: below, to: count) }
      if above != nil || below != nil { hasMoved = true }
    }
    return hasMoved
  }

  /// Lays out the blocks near an item, and keeps their rows. Returns whether heights have changed.
  /// - Parameters:
  ///   - item: The item in the middle.
  ///   - reach: The distance above and below it, in points; that of the last time for nil.
  mutating func prepare(around item: Int, reach: Double? = nil) -> Bool {
    guard count > 0 else { return false }
    let middle = blocks.block(of: item.clamped(toCount: count))
    let reach = reach ?? self.reach
    guard middle != self.middle || reach != self.reach else { return false }
    (self.middle, self.reach) = (middle, reach)
    var (first, distance, kept) = (middle, 0.0, 0)
    while first > 0, distance < reach, kept < Self.keptLimit {
      first -= 1
      distance += height(of: rows(of: first))
      kept += blocks.range(of: first).count
    }
    var (rows, end, hasMoved) = ([[JustifiedRow]](), first, false)
    distance = 0
    // The item can be anywhere in its block.
    while end < blocks.count, end <= middle || distance < reach && kept < 2 * Self.keptLimit {
      let next = self.rows(of: end)
      if blocks.set(height: height(of: next), of: end) { hasMoved = true }
      if end > middle { distance += height(of: next) }
      kept += blocks.range(of: end).count
      rows.append(next)
      end += 1
    }
    (near, firstNear) = (rows, first)
    return hasMoved
  }

  /// Lays out all blocks.
  /// - Parameter unchanged: The number of the first items whose rows keep their breaks, as far as they are near the window.
  private mutating func layOut(keepingRowsBefore unchanged: Int = 0) {
    blocks = JustifiedBlocks(of: squares.sections, items: count, columns: cells.columns)
    let kept = near
    (near, middle) = ([], -1)
    for old in kept {
      let start = old[0].items.lowerBound
      guard start < unchanged else { break }
      let block = blocks.block(of: start)
      // After a removal, fewer items can be fewer blocks.
      guard blocks.range(of: block).lowerBound == start else { break }
      // The last of these rows may take more items.
      let end = min(unchanged, blocks.range(of: block).upperBound)
      var rows = old.first(old.index(of: end - 1) - 1)
      complete(&rows, of: block)
      if near.isEmpty { firstNear = block }
      near.append(rows)
    }
    let isExact = count <= Self.exactLimit
    var heights: [Double] = []
    for block in 0..<blocks.count {
      let isLaidOut = isExact || near.indices.contains(block - firstNear)
      heights.append(isLaidOut ? height(of: rows(of: block)) : estimatedHeight(of: block))
    }
    blocks.setAll(heights)
  }

  /// Lays out a block again from the row of an item on, up to the row that begins with another item, if the block has it.
  private mutating func layOut(_ block: Int, from changed: Int, to pin: Int) {
    let index = block - firstNear
    guard near.indices.contains(index) else {
      let isExact = count <= Self.exactLimit
      let height = isExact ? height(of: computedRows(of: block)) : estimatedHeight(of: block)
      _ = blocks.set(height: height, of: block)
      return
    }
    let old = near[index]
    let (kept, pinned) = (old.index(of: changed), old.index(of: pin))
    var rows = old.first(kept)
    if pinned < old.count {
      breaks.append(
        old[kept].items.lowerBound..<pin, ratios, from: bottom(of: rows, in: block), isEnd: false,
        to: &rows)
      let shift = bottom(of: rows, in: block) - old[pinned].top
      for row in pinned..<old.count { rows.append(old[row].moved(by: shift)) }
    } else {
      complete(&rows, of: block)
    }
    near[index] = rows
    _ = blocks.set(height: height(of: rows), of: block)
  }

  /// Appends the rows of a block that follow some rows of it.
  private func complete(_ rows: inout [JustifiedRow], of block: Int) {
    let items = blocks.range(of: block)
    let start = rows.isEmpty ? items.lowerBound : rows[rows.count - 1].items.upperBound
    guard start < items.upperBound else { return }
    breaks.append(
      start..<items.upperBound, ratios, from: bottom(of: rows, in: block),
      isEnd: endsSection(block), to: &rows)
  }

  /// Returns the top of the row that follows rows of a block.
  private func bottom(of rows: [JustifiedRow], in block: Int) -> Double {
    rows.isEmpty ? headingHeight(of: block) : height(of: rows)
  }

  private func estimatedHeight(of block: Int) -> Double {
    headingHeight(of: block)
      + breaks.estimatedHeight(of: blocks.range(of: block), ratios)
  }

  /// Returns the height of a block with its heading and its gaps.
  private func height(of rows: [JustifiedRow]) -> Double {
    guard !rows.isEmpty else { return 0 }
    let last = rows[rows.count - 1]
    return last.top + last.height + cells.spacing.exact
  }
}
