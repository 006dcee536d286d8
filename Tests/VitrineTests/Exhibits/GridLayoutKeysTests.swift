import Testing

@testable import Vitrine

/// Keys move as the picture of the grid says: by what lies where, not by arithmetic on indices.
@Suite struct GridLayoutKeysTests {
  @Test func keysMoveAsThePictureSays() {
    for count in 0...13 {
      for columns in 1...5 {
        for isRightToLeft in [false, true] {
          let grid = GridLayout(
            count: count, width: Double(columns) * 103 - 3, isRightToLeft: isRightToLeft)
          for item in 0..<count { for key in Key.allCases { expectMove(in: grid, item, key) } }
        }
      }
    }
  }

  @Test func whatIsNoItemLeadsNowhereButToItems() {
    let grid = GridLayout(count: 13, width: 390)
    for item in [-100, -1, 13, 100] {
      for key in Key.allCases {
        let next = grid.neighbor(of: item, toward: key, page: 2)
        #expect(next.map { (0..<13).contains($0) } ?? true, "\(key) from \(item)")
      }
    }
  }

  private func expectMove(in grid: GridLayout, _ item: Int, _ key: Key) {
    for page in [1, 2, 100] {
      let next = grid.neighbor(of: item, toward: key, page: page)
      let expected = Picture(grid: grid, item: item).neighbor(toward: key, page: page)
      #expect(next == expected, "\(key) from \(item) by \(page) in \(grid)")
    }
  }

  @Test(arguments: [Int.min, -1, 10, .max]) func anItemThatDoesNotExistHasNoNeighbor(item: Int) {
    #expect(GridLayout(count: 10, width: 390).neighbor(of: item, toward: .left, page: 3) == nil)
  }
}

/// The cells of a grid as they are seen.
private struct Picture {
  let grid: GridLayout
  let item: Int

  func neighbor(toward key: Key, page: Int) -> Int? {
    switch key {
    case .left, .right: beside(isOnward: (key == .right) != grid.isRightToLeft)
    case .up: column.last { $0.row < row }?.item
    case .down: column.first { $0.row > row }?.item
    case .home: item == 0 ? nil : 0
    case .end: item == grid.count - 1 ? nil : grid.count - 1
    case .pageUp: column.first { $0.row < row && $0.row >= row - page }?.item
    case .pageDown: column.last { $0.row > row && $0.row <= row + page }?.item
    case .escape, .stitch, .enter, .space, .zoomIn, .zoomOut, .zoomFit: nil
    }
  }

  /// In the order of reading: row by row, each in the direction of writing.
  private func beside(isOnward: Bool) -> Int? {
    let direction = grid.isRightToLeft ? -1.0 : 1
    let order = (0..<grid.count).sorted {
      let (a, b) = (grid.frame(of: $0), grid.frame(of: $1))
      return (a.y, a.x * direction) < (b.y, b.x * direction)
    }
    let place = order.firstIndex(of: item).map { $0 + (isOnward ? 1 : -1) } ?? -1
    return order.indices.contains(place) ? order[place] : nil
  }

  private var row: Int { row(of: item) }

  private func row(of item: Int) -> Int { Int((grid.frame(of: item).y / grid.pitch).rounded()) }

  /// What lies above and below, from the top.
  private var column: [(item: Int, row: Int)] {
    (0..<grid.count)
      .filter { grid.frame(of: $0).x == grid.frame(of: item).x }
      .map { ($0, row(of: $0)) }
      .sorted { $0.1 < $1.1 }
  }
}
