extension GridLayout {
  /// Returns the item to which a key moves from `item`; nil if the key leads to no item, or if `item` does not exist.
  /// - Parameters:
  ///   - item: The focused item.
  ///   - key: The pressed key; left and right are those of the screen.
  ///   - page: The number of rows that a page key moves.
  public func neighbor(of item: Int, toward key: Key, page: Int) -> Int? {
    guard (0..<count).contains(item) else { return nil }
    let forward = isRightToLeft ? -1 : 1
    let next: Int? =
      switch key {
      case .left: item - forward
      case .right: item + forward
      case .up: item - columns
      case .down: item + columns
      case .home: 0
      case .end: count - 1
      case .pageUp: item - min(page, item / columns) * columns
      case .pageDown: item + min(page, max(0, count - 1 - item) / columns) * columns
      case .escape, .stitch, .enter, .space, .zoomIn, .zoomOut, .zoomFit: nil
      }
    return next.flatMap { (0..<count).contains($0) && $0 != item ? $0 : nil }
  }
}
