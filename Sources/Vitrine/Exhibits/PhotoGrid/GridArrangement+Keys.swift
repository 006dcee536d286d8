extension GridArrangement {
  /// Returns the item to which a key moves from `item`; nil if the key leads to no item, or if `item` does not exist.
  ///
  /// Up and down lead into the rows of the sections beside, to their last cell if they are shorter; see ``GridLayout/neighbor(of:toward:page:)``.
  /// Among whole photographs they lead to the one whose middle is nearest.
  public func neighbor(of item: Int, toward key: Key, page: Int) -> Int? {
    guard (0..<count).contains(item) else { return nil }
    if case .plain(let cells) = self {
      return cells.neighbor(of: item, toward: key, page: page)
    }
    let (step, rows) =
      switch key {
      case .up: (-1, 1)
      case .down: (1, 1)
      case .pageUp: (-1, page)
      case .pageDown: (1, page)
      default: (0, 0)
      }
    guard step != 0 else { return cells.neighbor(of: item, toward: key, page: page) }
    var (next, left) = (item, rows)
    while left > 0, let beyond = self.item(of: next, rowsBelow: step) {
      (next, left) = (beyond, left - 1)
    }
    return next == item ? nil : next
  }

  private func item(of item: Int, rowsBelow step: Int) -> Int? {
    switch self {
    case .plain: nil
    case .sectioned(let grid): grid.item(of: item, rowsBelow: step)
    case .justified(let grid): grid.item(of: item, rowsBelow: step)
    }
  }
}

extension JustifiedGrid {
  /// Returns the photograph below another one whose middle is nearest, or above it for -1; nil at the ends.
  fileprivate func item(of item: Int, rowsBelow step: Int) -> Int? {
    let middle = frame(of: item).center.x
    var (nearest, least): (Int?, Double) = (nil, .infinity)
    forEachFrame(of: items(ofRowOf: item, beside: step)) { other, frame in
      let distance = abs(frame.center.x - middle)
      if distance < least { (nearest, least) = (other, distance) }
    }
    return nearest
  }
}

extension SectionedGrid {
  /// Returns the item below another one, or above it for -1; nil at the ends.
  fileprivate func item(of item: Int, rowsBelow step: Int) -> Int? {
    let section = sections.range(of: sections.section(of: item))
    let index = item - section.lowerBound
    let column = index % cells.columns
    // The first item of the other row.
    var first = item - column + step * cells.columns
    var range = section
    if step > 0, first >= section.upperBound { first = section.upperBound }
    if step < 0, first < section.lowerBound { first = section.lowerBound - 1 }
    guard (0..<count).contains(first) else { return nil }
    if !section.contains(first) {
      range = sections.range(of: sections.section(of: first))
      if step < 0 { first = range.lowerBound + (range.count - 1) / cells.columns * cells.columns }
    }
    return min(first + column, range.upperBound - 1)
  }
}
