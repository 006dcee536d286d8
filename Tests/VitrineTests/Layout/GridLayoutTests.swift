import Testing

@testable import Vitrine

@Suite struct GridLayoutTests {
  @Test func cellsDoNotOverlapAndAreInsideTheWidth() {
    forEveryGrid { grid in
      let frames = (0..<grid.count).map(grid.frame)
      for (item, frame) in frames.enumerated() {
        #expect(frame.width == frame.height && frame.width == grid.cell)
        #expect(frame.x >= 0 && frame.maxX <= max(grid.width, 0) + 1e-9, "\(grid)")
        #expect(frame.y >= 0 && frame.maxY <= grid.dimensions.height + 1e-9, "\(grid)")
        for other in frames[..<item] {
          let shared = frame.intersection(other)
          #expect(min(shared.width, shared.height) <= 1e-9, "\(grid) at \(item)")
        }
      }
    }
  }

  @Test func asManyColumnsAsFitShareTheWidth() {
    forEveryGrid { grid in
      let fits = { (columns: Int) in
        Double(columns) * self.minimum(of: grid) + Double(columns - 1) * grid.spacing <= grid.width
      }
      #expect(grid.columns == 1 || fits(grid.columns), "\(grid)")
      #expect(!fits(grid.columns + 1), "\(grid)")
    }
  }

  @Test func neighboursAreOneSpacingApart() {
    forEveryGrid { grid in
      for item in 0..<max(0, grid.count - 1) {
        let (a, b) = (grid.frame(of: item), grid.frame(of: item + 1))
        let isRowEnd = (item + 1) % grid.columns == 0
        let gap = isRowEnd ? b.y - a.maxY : grid.isRightToLeft ? a.x - b.maxX : b.x - a.maxX
        #expect(agree(gap, grid.spacing, within: 1e-9), "\(grid) at \(item)")
      }
    }
  }

  @Test func theMarginsAreAlike() {
    forEveryGrid { grid in
      let row = (0..<grid.columns).map(grid.frame)
      let left = row.map(\.x).min() ?? 0
      let right = grid.width - (row.map(\.maxX).max() ?? 0)
      if grid.width >= minimum(of: grid) {
        #expect(agree(left, right, within: 1e-9), "\(grid)")
      }
    }
  }

  @Test func aPointInTheGapBelowACellIsNearestToThatCellOrTheNextOne() {
    forEveryGrid { grid in
      for item in 0..<grid.count where grid.cell > 0 && item + grid.columns < grid.count {
        let cell = grid.frame(of: item)
        let point = Vector(x: cell.center.x, y: cell.maxY + grid.spacing / 2)
        let nearest = GridArrangement.plain(grid).item(nearest: point)
        #expect([item, item + grid.columns].contains(nearest), "\(grid) at \(item)")
      }
    }
  }

  @Test func anItemIsTheOnlyOneInTheMiddleOfItsCell() {
    forEveryGrid { grid in
      for item in 0..<grid.count where grid.cell > 0 {
        let middle = grid.frame(of: item).center.y
        #expect(grid.items(from: middle - 1e-3, to: middle + 1e-3).contains(item))
        let here = (0..<grid.count).filter {
          grid.frame(of: $0).center.isNear(grid.frame(of: item).center)
        }
        #expect(here == [item])
      }
    }
  }

  @Test func theItemsThatShowAreThoseOfEveryRowInView() {
    forEveryGrid { grid in
      for top in [-500.0, -1, 0, 49.5, 103, 150] {
        for height in [0.0, 1, 60, 844] { expectItems(of: grid, from: top, to: top + height) }
      }
    }
  }

  @Test func rightToLeftIsTheMirrorImage() {
    forEveryGrid { grid in
      let mirror = GridLayout(
        count: grid.count, width: grid.width, minimum: minimum(of: grid), maximum: grid.cell,
        spacing: grid.spacing, isRightToLeft: !grid.isRightToLeft)
      for item in 0..<grid.count where mirror.columns == grid.columns {
        let (a, b) = (grid.frame(of: item), mirror.frame(of: item))
        #expect(a.y == b.y && agree(a.x, grid.width - b.maxX, within: 1e-9), "\(grid)")
      }
    }
  }

  @Test func aMillionItemsAreNoDifferentFromAFew() {
    let grid = GridLayout(count: 1_000_000, width: 390)
    #expect(grid.columns == 3 && grid.cell == 128 && grid.rows == 333_334)
    #expect(grid.frame(of: 999_999) == Frame(x: 0, y: 333_333 * 131, width: 128, height: 128))
    #expect(grid.dimensions == Dimensions(width: 390, height: 333_334 * 131 - 3))
    #expect(grid.items(from: 131_000, to: 131_844) == 3000..<3021)
    #expect(grid.items(from: 1e9, to: 2e9) == 999_999..<1_000_000)
  }

  @Test func whatCannotBeLaidOutCountsAsNothing() {
    for bad in SmallDomains.notNumbers + [-1] {
      #expect(GridLayout(count: 5, width: bad) == GridLayout(count: 5, width: 0))
      #expect(
        GridLayout(count: 5, width: 390, spacing: bad)
          == GridLayout(count: 5, width: 390, spacing: 0))
      let frames = [
        GridLayout(count: 5, width: 390, minimum: bad),
        GridLayout(count: 5, width: 390, maximum: bad),
      ].map { $0.frame(of: 4) }
      #expect(frames.allSatisfy { $0.isFinite })
    }
    #expect(GridLayout(count: -3, width: 390).count == 0)
    #expect(GridLayout(count: 5, width: 390).items(from: .nan, to: .nan).isEmpty)
    #expect(GridLayout(count: 5, width: 390).items(from: 9, to: 9).isEmpty)
  }

  @Test func hasNoMoreItemsThanTheLimit() {
    let grid = GridLayout(count: .max, width: 390)
    #expect(grid.count == Limit.items)
    #expect(grid.items(from: 0, to: .infinity) == 0..<Limit.items)
  }
}

extension GridLayoutTests {
  private static let widths = [0, 50, 99, 100, 203, 390, 1280.5]
  private static let minima = [40.0, 100]

  private func forEveryGrid(_ claim: (GridLayout) -> Void) {
    for width in Self.widths {
      for minimum in Self.minima {
        for maximum in [0.0, minimum + 5] {
          for spacing in [0, minimum == 40 ? 2.5 : 3] {
            for count in [0, 1, 2, 3, 4, 5, 7, 9, 12, 13] {
              for isRightToLeft in [false, true] {
                claim(
                  GridLayout(
                    count: count, width: width, minimum: minimum, maximum: maximum,
                    spacing: spacing, isRightToLeft: isRightToLeft))
              }
            }
          }
        }
      }
    }
  }

  /// Which of the two minima a grid was made with: its columns tell.
  private func minimum(of grid: GridLayout) -> Double {
    Self.minima.first { minimum in
      grid.columns == max(1, Int((grid.width + grid.spacing) / (minimum + grid.spacing)))
    } ?? .nan
  }

  /// Rows show when they, or the gap below them, are in view; beyond the ends the nearest row does.
  private func expectItems(of grid: GridLayout, from top: Double, to bottom: Double) {
    let rows = (0..<grid.rows).filter { row in
      let start = Double(row) * grid.pitch
      let isBelow = row == grid.rows - 1 && top + grid.spacing >= start + grid.pitch
      return isBelow || (row == 0 && bottom <= 0)
        || (start <= bottom && start + grid.pitch > top + grid.spacing)
    }
    let expected = (0..<grid.count).filter { rows.contains($0 / grid.columns) }
    let seen = Array(grid.items(from: top, to: bottom))
    let isEmpty = grid.pitch == 0 || bottom <= top
    #expect(seen == (isEmpty ? [] : expected), "\(grid) from \(top) to \(bottom)")
  }
}
