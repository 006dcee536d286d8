import Testing

@testable import Vitrine

@Suite struct SectionedGridTests {
  @Test func everySmallWorldAgreesWithALayoutRowByRow() {
    for count in 0...7 {
      for starts in Self.smallStarts(count) {
        for columns in 1...3 {
          let cells = GridLayout(count: count, width: Double(columns) * 103 - 3)
          agrees(starts: starts, cells: cells, heading: 40)
        }
      }
    }
  }

  @Test func randomWorldsAgreeWithALayoutRowByRow() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      let count = Int.random(in: 1...300, using: &random)
      let starts = (0...Int.random(in: 0...40, using: &random)).map { _ in
        Int.random(in: -3...count + 3, using: &random)
      }
      let cells = GridLayout(
        count: count, width: random.number(in: 1...900), spacing: random.number(in: 0...9),
        isRightToLeft: random.happens(once: 2))
      agrees(
        starts: random.happens(once: 2) ? starts : starts.sorted(), cells: cells,
        heading: random.number(in: 0...90))
    }
  }

  @Test func editsHaveTheSameBitsAsANewLayout() {
    var random = SeededGenerator(seed: 12)
    var arrangement = GridArrangement.plain(GridLayout(count: 200, width: 391))
    arrangement.set([0, 3, 40, 41, 120], of: .day, heading: 33.3)
    arrangement.set([0, 41], of: .year, heading: 33.3)
    for _ in 0..<300 {
      let item = Int.random(in: 0..<arrangement.count, using: &random)
      let change: Event.Kind =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: .insert(Int.random(in: 1...9, using: &random), at: item, extent: 0)
        case 1: .remove(item..<min(arrangement.count - 1, item + 5))
        default: .move(item..<min(arrangement.count, item + 4), to: 17)
        }
      let edit = Edit(change, count: arrangement.count)
      let width = random.happens(once: 9) ? random.number(in: 200...1400) : arrangement.cells.width
      _ = arrangement.relayout(
        GridLayout(count: edit.count, width: width), as: .squares, PhotoRatios(count: 0),
        heading: 33.3, replacing: edit.removal, by: edit.insertion)
      guard case .sectioned(let grid) = arrangement else { return #expect(Bool(false)) }
      var fresh = SectionedGrid(cells: arrangement.cells, heading: 33.3)
      fresh.set((0..<grid.sections.count).map(grid.sections.start), of: grid.unit)
      #expect(fresh.dimensions == grid.dimensions)
      for item in 0..<arrangement.count { #expect(grid.frame(of: item) == fresh.frame(of: item)) }
    }
  }

  @Test func theUnitFollowsTheSizeOfTheCells() {
    func unit(_ units: [SectionUnit], cell: Double) -> SectionUnit {
      var grid = SectionedGrid(
        cells: GridLayout(count: 9, width: 4 * (cell + 3) - 3, minimum: cell), heading: 10)
      for unit in units { grid.set([0], of: unit) }
      return grid.unit
    }
    let all = SectionUnit.allCases
    #expect(
      [400, 72, 71, 36, 35, 14].map { unit(all, cell: $0) } == [
        .day, .day, .month, .month, .year, .year,
      ])
    #expect([100, 50, 20].map { unit([.day], cell: $0) } == [.day, .day, .day])
    #expect([100, 50, 20].map { unit([.day, .year], cell: $0) } == [.day, .year, .year])
    #expect([100, 50, 20].map { unit([.month], cell: $0) } == [.month, .month, .month])
  }

  /// A query reads about twice as many nodes for a thousand times as many sections, and none for more items.
  @Test func manyItemsAndManySectionsAreLaidOut() {
    let cells = GridLayout(count: 100_000, width: 390)
    for starts in [[0], Array(0..<100_000), Array(0..<50_000) + [50_000], [0, 99_999]] {
      var grid = SectionedGrid(cells: cells, heading: 48)
      grid.set(starts, of: .day)
      for item in [0, 1, 49_999, 50_000, 77_777, 99_999] {
        let frame = grid.frame(of: item)
        let found = grid.items(from: frame.y, to: frame.maxY)
        #expect(found.contains(item) && found.count <= 3)
      }
      #expect(grid.frame(of: 99_999).maxY <= grid.dimensions.height)
    }
  }

  private func agrees(starts: [Int], cells: GridLayout, heading: Double) {
    var grid = SectionedGrid(cells: cells, heading: heading)
    grid.set(starts, of: .day)
    let arrangement = GridArrangement.sectioned(grid)
    let slow = ReferenceSections(starts: starts, cells: cells, heading: heading)
    let world = "\(starts) \(cells) \(heading)"
    // Heights are multiples of 1/1024 of a point, one of which each row and each heading may differ by.
    let tolerance = Double(slow.rows.count + starts.count + 1) / 1024
    guard !starts.isEmpty else { return }
    #expect(agree(grid.dimensions.height, slow.height, within: tolerance), "\(world)")
    for item in 0..<cells.count {
      let (frame, expected) = (grid.frame(of: item), slow.frames[item])
      #expect(frame.x == expected.x && frame.width == expected.width)
      #expect(agree(frame.y, expected.y, within: tolerance), "\(item) in \(world)")
      #expect(
        grid.items(from: frame.center.y, to: frame.center.y + 1e-6).contains(item), "\(world)")
    }
    for (section, top, items) in slow.sections {
      #expect(agree(grid.top(of: section), top, within: tolerance))
      #expect(grid.sections.range(of: section) == items, "\(world)")
      let frame = grid.frame(ofSection: section)
      let first = grid.frame(of: items.lowerBound)
      #expect(agree(first.y, frame.y + grid.heading, within: 0), "a heading is above its cells")
      let last = grid.frame(of: items.upperBound - 1)
      #expect(frame.maxY >= last.maxY - 0.01 && frame.maxY <= last.maxY + cells.spacing + 0.01)
      #expect(grid.section(at: frame.y) == section, "\(world)")
    }
    for position in stride(from: 0, through: Double(cells.count), by: 0.25) where cells.count > 0 {
      let height = arrangement.height(atScrubPosition: position)
      #expect(
        agree(arrangement.scrubPosition(at: height), position, within: 1e-6), "\(position) \(world)"
      )
    }
    var before = (position: 0.0, first: 0)
    for height in stride(from: -20, through: slow.height + 20, by: 7) {
      let position = arrangement.scrubPosition(at: height)
      #expect(position >= before.position, "\(height) in \(world)")
      let found = grid.items(from: height, to: height + 130)
      #expect(found.lowerBound >= before.first && !found.isEmpty || cells.count == 0)
      if let expected = slow.items(from: height, to: height + 130), tolerance < 0.1 {
        let isOnEdge = slow.frames.contains {
          [$0.y, $0.maxY].contains { abs($0 - height) < 0.2 || abs($0 - height - 130) < 0.2 }
        }
        #expect(found == expected || isOnEdge, "\(height) in \(world)")
      }
      before = (position, found.lowerBound)
    }
  }

  private static func smallStarts(_ count: Int) -> [[Int]] {
    var all: [[Int]] = [[0]]
    for second in 0...count {
      all.append([0, second])
      for third in 0...count { all.append([0, second, third]) }
    }
    return all
  }
}
