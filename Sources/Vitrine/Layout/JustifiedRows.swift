/// A row of whole photographs of the same height.
struct JustifiedRow: Equatable, Sendable {
  /// The items of the row.
  let items: Range<Int>
  /// The distance from the top of its block, in points.
  let top: Double
  /// The height without the gap below it, in points.
  let height: Double
  /// The width of a photograph divided by its ratio, in points.
  let scale: Double

  /// Returns the row at another place, below it by a distance in points.
  func moved(by distance: Double) -> JustifiedRow {
    JustifiedRow(items: items, top: top + distance, height: height, scale: scale)
  }
}

extension [JustifiedRow] {
  /// Returns the index of the row that contains an item; the number of rows for an item behind them.
  func index(of item: Int) -> Int {
    var index = 0
    while index < count, self[index].items.upperBound <= item { index += 1 }
    return index
  }

  /// Returns a number of first rows; none for a negative number.
  func first(_ count: Int) -> [JustifiedRow] {
    var rows: [JustifiedRow] = []
    for index in 0..<Swift.max(0, count) { rows.append(self[index]) }
    return rows
  }

  /// Returns the index of the row at a height, in points from the top of its block, or of the row above a gap; 0 above all rows.
  func index(at height: Double) -> Int {
    var index = 0
    while index + 1 < count, self[index + 1].top <= height { index += 1 }
    return index
  }
}

/// Breaks photographs into rows of about the same height.
///
/// ```
///   |<--------- width --------->|
///   +-------------+ +-----------+
///   |      0      | |     1     |    height = (width − gaps) / sum of ratios
///   +-------------+ +-----------+
///   +-----+ +-----+ +-----------+
///   |  2  | |  3  | |     4     |
///   +-----+ +-----+ +-----------+
///   +---------+
///   |    5    |                      the last row of a section is at most as high as the target
///   +---------+
/// ```
/// The breaks are those with the least sum of squared deviations from the target, as Knuth and Plass break the lines of a paragraph:
/// the best rows that end with an item follow from the best ones that end before it. A row less than a quarter as high as the target ends
/// the search, so each item is compared with the items of about four rows.
///
/// In one column of a grid that people zoom, each row has one photograph, as wide as the grid.
struct JustifiedRows {
  /// The width of a row, in points.
  let width: Double
  /// The height to which rows come close, in points.
  let target: Double
  /// The gap between photographs and between rows, in points.
  let spacing: Double
  /// Whether each row has one photograph.
  let hasOnePerRow: Bool

  init(_ cells: GridLayout, hasOnePerRow: Bool) {
    // A narrower grid has a photograph in each row.
    (width, target, spacing) = (cells.width, max(1, cells.cell), cells.spacing)
    self.hasOnePerRow = hasOnePerRow
  }

  /// Appends the rows of some items.
  /// - Parameters:
  ///   - items: The items.
  ///   - ratios: The ratios of all items.
  ///   - top: The top of the first row.
  ///   - isEnd: Whether the last of the items is the last of its section.
  ///   - rows: The rows above them.
  func append(
    _ items: Range<Int>, _ ratios: PhotoRatios, from top: Double, isEnd: Bool,
    to rows: inout [JustifiedRow]
  ) {
    let ends = ends(of: items, ratios, isEnd: isEnd)
    var (start, top) = (0, top)
    while start < items.count {
      let range = items.lowerBound + start..<items.lowerBound + ends[start]
      var sum = 0.0
      for item in range { sum += ratios[item] }
      let fill = fill(of: sum, count: range.count)
      let isLast = isEnd && range.upperBound == items.upperBound && !hasOnePerRow
      let scale = isLast ? min(fill, target) : fill
      rows.append(JustifiedRow(items: range, top: top, height: scale.exact, scale: scale))
      top += scale.exact + spacing.exact
      start = ends[start]
    }
  }

  /// Returns about the height of the rows of some items with their gaps.
  func estimatedHeight(of items: Range<Int>, _ ratios: PhotoRatios) -> Double {
    if hasOnePerRow {
      var height = 0.0
      for item in items { height += (width / ratios[item]).exact + spacing.exact }
      return height
    }
    var along = 0.0
    for item in items { along += ratios[item] * target + spacing }
    let rows = (along / max(1, width + spacing)).floored(in: 0...items.count - 1) + 1
    return Double(rows) * (target + spacing).exact
  }

  /// Returns the height at which photographs fill the width, in points.
  private func fill(of sum: Double, count: Int) -> Double {
    max(0, width - spacing * Double(count - 1)) / sum
  }

  /// The deviation that ends the search. A panorama can take a portrait into its row, so that no portrait is alone and huge.
  private static var narrowest: Double { 0.75 }

  /// Returns the end of the row that begins with an item, for those with which one begins. The first of the items is 0.
  private func ends(of items: Range<Int>, _ ratios: PhotoRatios, isEnd: Bool) -> [Int] {
    if hasOnePerRow { return Array(1...items.count) }
    // The least costs of the rows that end before an item, and the first item of the last of these rows.
    var costs = [Double](repeating: 0, count: items.count + 1)
    var links = [Int](repeating: 0, count: items.count + 1)
    for end in 1...items.count {
      let isLast = isEnd && end == items.count
      var (sum, start, least) = (0.0, end, Double.infinity)
      while start > 0 {
        start -= 1
        sum += ratios[items.lowerBound + start]
        let deviation = fill(of: sum, count: end - start) / target - 1
        let cost = costs[start] + (isLast && deviation > 0 ? 0 : deviation * deviation)
        if cost < least { (least, links[end]) = (cost, start) }
        if deviation < -Self.narrowest { break }
      }
      costs[end] = least
    }
    // From the last row to the first one, each start takes the end of its row.
    var (end, next) = (items.count, items.count)
    while end > 0 {
      let start = links[end]
      links[end] = next
      (next, end) = (end, start)
    }
    links[0] = next
    return links
  }
}
