import Vitrine

/// Rows of whole photographs: the laws' own account, which tries all breaks.
struct ReferenceRows {
  let cells: GridLayout
  let ratios: [Double]

  /// Returns the least sum of squared deviations of the rows of some items, which are a whole section.
  func leastCost(of items: Range<Int>) -> Double {
    guard !items.isEmpty else { return 0 }
    var least = Double.infinity
    for breaks in 0..<1 << (items.count - 1) {
      var (sum, first) = (0.0, items.lowerBound)
      for item in items
      where item == items.upperBound - 1 || breaks & 1 << (item - items.lowerBound) != 0 {
        sum += cost(of: first..<item + 1, isLast: item == items.upperBound - 1)
        first = item + 1
      }
      least = min(least, sum)
    }
    return least
  }

  /// Returns the squared deviation of a row; infinite for one of too many photographs.
  func cost(of row: Range<Int>, isLast: Bool) -> Double {
    let target = max(1, cells.cell)
    let deviation = fill(of: row) / target - 1
    // Rows of a quarter of the target are not searched further.
    if row.count > 1, fill(of: row.dropFirst()) / target < 0.25 { return .infinity }
    return isLast && deviation > 0 ? 0 : deviation * deviation
  }

  /// Returns the height at which a row fills the width.
  func fill(of row: Range<Int>) -> Double {
    max(0, cells.width - cells.spacing * Double(row.count - 1)) / row.reduce(0) { $0 + ratios[$1] }
  }
}
