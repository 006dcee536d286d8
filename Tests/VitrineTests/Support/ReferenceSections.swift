import Vitrine

/// A grid with sections, laid out row by row: the laws' own account of where items are.
struct ReferenceSections {
  /// The sections with items: their index, their top, and their items.
  private(set) var sections: [(index: Int, top: Double, items: Range<Int>)] = []
  /// The frame of each item.
  private(set) var frames: [Frame] = []
  /// The items of each row.
  private(set) var rows: [Range<Int>] = []
  /// The height of the grid.
  private(set) var height = 0.0

  init(starts: [Int], cells: GridLayout, heading: Double) {
    var bounds = [0]
    for start in starts.dropFirst() {
      bounds.append(min(max(start, bounds.last ?? 0), cells.count))
    }
    bounds.append(cells.count)
    for (index, first) in bounds.dropLast().enumerated() where bounds[index + 1] > first {
      let items = first..<bounds[index + 1]
      sections.append((index, height, items))
      height += heading
      for row in stride(from: first, to: items.upperBound, by: cells.columns) {
        let items = row..<min(row + cells.columns, items.upperBound)
        for item in items {
          var frame = cells.frame(of: item - row)
          frame.y = height
          frames.append(frame)
        }
        rows.append(items)
        height += cells.pitch
      }
    }
    height = max(0, height - cells.spacing)
  }

  /// Returns the items of the rows between two heights.
  func items(from top: Double, to bottom: Double) -> Range<Int>? {
    let visible = rows.filter { row in
      frames[row.lowerBound].maxY > top && frames[row.lowerBound].y <= bottom
    }
    guard let first = visible.first, let last = visible.last else { return nil }
    return first.lowerBound..<last.upperBound
  }
}
