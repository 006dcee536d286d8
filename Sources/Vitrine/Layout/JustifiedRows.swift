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
struct JustifiedRows {
  /// The width of a row, in points.
  let width: Double
  /// The height to which rows come close, in points.
  let target: Double
  /// The gap between photographs and between rows, in points.
  let spacing: Double

  init(_ cells: GridLayout) {
    // A narrower grid has a photograph in each row.
    (width, target, spacing) = (cells.width, max(1, cells.cell), cells.spacing)
  }

  /// Returns the rows of some items.
  /// - Parameters:
  ///   - items: The items.
  ///   - ratios: The ratios of all items.
  ///   - top: The top of the first row.
  ///   - isEnd: Whether the last of the items is the last of its section.
  func rows(of items: Range<Int>, _ ratios: PhotoRatios, from top: Double, isEnd: Bool)
    -> [JustifiedRow]
  {
    var (rows, top) = ([JustifiedRow](), top)
    for range in breaks(of: items, ratios, isEnd: isEnd) {
      let fill = fill(of: range.reduce(0) { $0 + ratios[$1] }, count: range.count)
      let isLast = isEnd && range.upperBound == items.upperBound
      let scale = isLast ? min(fill, target) : fill
      let row = JustifiedRow(items: range, top: top, height: scale.exact, scale: scale)
      rows.append(row)
      top += row.height + spacing.exact
    }
    return rows
  }

  /// Returns about the height of the rows of some items with their gaps.
  func estimatedHeight(of items: Range<Int>, _ ratios: PhotoRatios) -> Double {
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

  private func breaks(of items: Range<Int>, _ ratios: PhotoRatios, isEnd: Bool) -> [Range<Int>] {
    // The least costs of the rows that end before an item, and the first item of the last of these rows.
    var costs = [Double](repeating: 0, count: items.count + 1)
    var starts = [Int](repeating: items.lowerBound, count: items.count + 1)
    for end in 1...items.count {
      let isLast = isEnd && end == items.count
      var (sum, start, least) = (0.0, end, Double.infinity)
      while start > 0 {
        start -= 1
        sum += ratios[items.lowerBound + start]
        let deviation = fill(of: sum, count: end - start) / target - 1
        let cost = costs[start] + (isLast && deviation > 0 ? 0 : deviation * deviation)
        if cost < least { (least, starts[end]) = (cost, items.lowerBound + start) }
        if deviation < -Self.narrowest { break }
      }
      costs[end] = least
    }
    var (rows, end) = ([Range<Int>](), items.upperBound)
    while end > items.lowerBound {
      let start = starts[end - items.lowerBound]
      rows.append(start..<end)
      end = start
    }
    return rows.reversed()
  }
}
