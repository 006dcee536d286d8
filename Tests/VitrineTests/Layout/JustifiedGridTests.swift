import Testing

@testable import Vitrine

/// Whole photographs in rows.
@Suite struct JustifiedGridTests {
  @Test func rowsOfSmallWorldsHaveTheLeastDeviationOfAll() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let count = Int.random(in: 1...9, using: &random)
      let world = World(
        ratios: (0..<count).map { _ in random.pick([0.3, 0.67, 0.75, 1, 1.33, 1.5, 1.78, 4]) },
        starts: random.happens(once: 2) ? [] : [0, Int.random(in: 0...count, using: &random)],
        width: random.number(in: 40...900), spacing: random.number(in: 0...9))
      let (grid, reference) = (world.grid, world.reference)
      for section in world.sections {
        let cost = world.rows(in: section).reduce(0) {
          $0 + reference.cost(of: $1, isLast: $1.upperBound == section.upperBound)
        }
        #expect(agree(cost, reference.leastCost(of: section), within: 1e-9), "\(world) \(grid)")
      }
    }
  }

  @Test func rowsFillTheWidthAndLastRowsAreAtMostAsHighAsTheTarget() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let world = World.random(&random)
      for section in world.sections {
        for row in world.rows(in: section) {
          let frames = row.map(world.frame)
          let (left, right) = (frames.map(\.x).min() ?? .nan, frames.map(\.maxX).max() ?? .nan)
          let isLast = row.upperBound == section.upperBound
          let fills = agree(left, 0, within: 1e-9) && agree(right, world.width, within: 1e-9)
          let isAtTarget =
            isLast && agree(frames[0].height, world.cells.cell, within: 1 / 1024)
            && right - left <= world.width
          #expect(fills || isAtTarget, "\(row) of \(world)")
          #expect(!isLast || frames[0].height <= max(1, world.cells.cell) + 1 / 1024)
          for (item, frame) in zip(row, frames) {
            #expect(agree(frame.width, world.ratios[item] * frame.height, within: 0.01))
            #expect(frame.y == frames[0].y && frame.height == frames[0].height)
          }
          for (one, other) in zip(frames, frames.dropFirst()) {
            let gap = world.isRightToLeft ? one.x - other.maxX : other.x - one.maxX
            #expect(agree(gap, world.spacing, within: 1e-9))
          }
        }
      }
    }
  }

  @Test func itemsAndHeightsAgreeWithTheFrames() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      var world = World.random(&random)
      // Rows near a window are kept, and others are computed.
      _ = world.grid.prepare(around: Int.random(in: 0..<world.count, using: &random), reach: 300)
      let (grid, frames) = (world.grid, world.frames)
      for (one, other) in zip(frames, frames.dropFirst()) { #expect(other.y >= one.y) }
      #expect(agree(grid.dimensions.height, frames[world.count - 1].maxY, within: 0.01))
      for _ in 0..<40 {
        let top = random.number(in: -100...grid.dimensions.height + 100)
        let bottom = top + random.number(in: 1...600)
        let found = grid.items(from: top, to: bottom)
        let expected = frames.indices.filter { frames[$0].maxY > top && frames[$0].y <= bottom }
        if expected.isEmpty {
          #expect(!found.isEmpty)
        } else {
          #expect(found == expected[0]..<expected[expected.count - 1] + 1, "\(top) of \(world)")
        }
      }
      let arrangement = GridArrangement.justified(grid)
      var before = -1.0
      for height in stride(from: -20, through: grid.dimensions.height + 20, by: 17) {
        let position = arrangement.scrubPosition(at: height)
        #expect(position >= before, "\(height) in \(world)")
        before = position
      }
      for position in stride(from: 0, through: Double(world.count), by: 0.25) {
        let height = arrangement.height(atScrubPosition: position)
        #expect(agree(arrangement.scrubPosition(at: height), position, within: 1e-6))
      }
      for (section, items) in world.sections.enumerated() where !world.starts.isEmpty {
        let frame = grid.frame(ofSection: section)
        guard let first = items.first, let last = items.last else { continue }
        #expect(agree(frames[first].y, frame.y + grid.heading, within: 1e-9))
        #expect(frame.maxY >= frames[last].maxY - 0.01 && frame.maxY <= frames[last].maxY + 10)
      }
    }
  }

  @Test func aLateRatioMovesNothingAboveIt() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<80 {
      var world = World.random(&random)
      let anchor = Int.random(in: 0..<world.count, using: &random)
      _ = world.grid.prepare(around: anchor, reach: 400)
      let before = world.frames
      // Rows near the window are kept.
      let item = (anchor + Int.random(in: -40...40, using: &random)).clamped(
        to: 0...world.count - 1)
      let hasMoved = world.grid.set(
        [random.number(in: 0.4...2.5)], first: item, keeping: anchor)
      let after = world.frames
      guard hasMoved else {
        let isSame = before == after
        #expect(isSame)
        continue
      }
      let row = before.firstIndex { $0.y == before[item].y } ?? 0
      let isAboveSame = before[..<row] == after[..<row]
      #expect(isAboveSame, "rows above \(item) of \(world)")
      let shift = after[anchor].y - before[anchor].y
      let pin = before.firstIndex { $0.y == before[anchor].y } ?? 0
      if item < pin {
        for index in pin..<min(world.count, pin + 20) {
          #expect(after[index] == before[index].moved(by: Vector(x: 0, y: shift)), "\(index)")
        }
      } else {
        #expect(shift == 0)
      }
    }
  }

  @Test func photographsAtTheEndMoveNoneAbove() {
    var world = World(ratios: [Double](repeating: 1.5, count: 350), width: 390)
    _ = world.grid.prepare(around: 340, reach: 2_000)
    let before = Array(world.frames[..<340])
    _ = world.grid.relayout(
      GridLayout(count: 380, width: 390), hasOnePerRow: false, heading: 48, replacing: 350..<350,
      by: 350..<380)
    let isSame = (0..<340).allSatisfy { world.frame($0) == before[$0] }
    #expect(isSame)
  }

  @Test func editsMoveTheRatiosWithTheirPhotographs() {
    var random = SeededGenerator(seed: 8)
    var arrangement = GridArrangement.plain(GridLayout(count: 90, width: 391))
    var ratios = (0..<90).map { _ in random.number(in: 0.4...2.5) }
    _ = arrangement.relayout(
      arrangement.cells, as: .photographs, PhotoRatios(count: 90), heading: 30, replacing: 0..<0,
      by: 0..<0)
    _ = arrangement.changeRows { $0.set(ratios, first: 0, keeping: 0) }
    for step in 0..<120 {
      let item = Int.random(in: 0..<arrangement.count, using: &random)
      let change: Event.Kind =
        switch step % 3 {
        case 0: .insert(Int.random(in: 1...9, using: &random), at: item, extent: 0)
        case 1: .remove(item..<min(arrangement.count - 1, item + 5))
        default: .move(item..<min(arrangement.count, item + 4), to: 17)
        }
      let edit = Edit(change, count: arrangement.count)
      let moved = edit.removal.count == edit.insertion.count ? Array(ratios[edit.removal]) : []
      ratios.removeSubrange(edit.removal)
      let added = moved.isEmpty ? edit.insertion.map { 0.5 + Double($0 % 3) } : moved
      if !added.isEmpty { ratios.insert(contentsOf: added, at: edit.insertion.lowerBound) }
      _ = arrangement.relayout(
        GridLayout(count: edit.count, width: 391), as: .photographs, PhotoRatios(count: edit.count),
        heading: 30, replacing: edit.removal, by: edit.insertion)
      if moved.isEmpty, !added.isEmpty {
        _ = arrangement.changeRows {
          $0.set(added, first: edit.insertion.lowerBound, keeping: 0)
        }
      }
      for item in ratios.indices {
        let frame = arrangement.frame(of: item)
        #expect(agree(frame.width / frame.height, ratios[item], within: 0.03), "\(item) \(step)")
      }
    }
  }

  /// A removal can merge blocks whose rows are kept, at the end and before another section.
  @Test(arguments: [[], [0, 200], [0, 150, 320]])
  func everyPhotographHasARowAfterARemovalNearTheWindow(starts: [Int]) {
    for removed in [350..<500, 150..<151, 100..<130, 0..<120, 190..<260, 0..<500] {
      var world = World(
        ratios: (0..<500).map { [0.67, 1.5, 1.33, 1, 0.75][$0 % 5] }, starts: starts, width: 390)
      _ = world.grid.prepare(around: 320, reach: 20_000)
      let count = 500 - removed.count
      let cells = GridLayout(count: count, width: 390, spacing: 3)
      _ = world.grid.relayout(
        cells, hasOnePerRow: false, heading: 48, replacing: removed,
        by: removed.lowerBound..<removed.lowerBound)
      let frames = (0..<count).map(world.frame)
      for (item, frame) in frames.enumerated() {
        #expect(frame.width > 0 && frame.height > 0, "\(item) after \(removed)")
      }
      for (one, other) in zip(frames, frames.dropFirst()) { #expect(other.y >= one.y) }
      for item in stride(from: 0, to: count, by: 7) {
        let middle = frames[item].center.y
        #expect(world.grid.items(from: middle - 1, to: middle + 1).contains(item))
        #expect(world.grid.height(atScrubPosition: Double(item)).isFinite)
      }
    }
  }

  @Test func onlyTheRowsNearTheWindowOfManyPhotographsAreExact() {
    var world = World(
      ratios: (0..<50_000).map { [0.67, 1.5, 1.33, 1, 0.75][$0 % 5] }, width: 390)
    let estimate = world.grid.dimensions.height
    let moves = [2_000, 2_000].map { world.grid.prepare(around: 25_000, reach: $0) }
    #expect(moves == [true, false], "the rows are kept")
    #expect(world.grid.dimensions.height != estimate)
    #expect(abs(world.grid.dimensions.height / estimate - 1) < 0.01)
    let middle = world.grid.frame(of: 25_000).y
    let near = world.grid.items(from: middle - 2_000, to: middle + 2_000)
    let frames = near.map(world.frame)
    for (one, other) in zip(frames, frames.dropFirst()) where one.y != other.y {
      #expect(agree(other.y, one.maxY + 3, within: 0.01))
    }
  }

  @Test func unusableRatiosAndWidthsAreDefined() {
    var world = World(ratios: [1, 1, 1, 1, 1, 1, 1, 1], width: 390)
    let unusable = [.nan, 0, -1, .infinity, 0.001, 1000, 1, 1]
    let hasMoved = world.grid.set(unusable, first: 0, keeping: 0)
    #expect(hasMoved)
    let ratios = (0..<8).map { item in
      let frame = world.grid.frame(of: item)
      return frame.width / frame.height
    }
    for (ratio, expected) in zip(ratios, [4.0 / 3, 4.0 / 3, 4.0 / 3, 4.0 / 3, 0.2, 5, 1, 1]) {
      #expect(agree(ratio, expected, within: 0.01))
    }
    let movesNone = !world.grid.set([2], first: 8, keeping: 0)
    #expect(movesNone, "there is no such item")
    for (width, spacing) in [(0.0, 3.0), (0, 0), (1e-9, 3), (5, 1000)] {
      let narrow = World(ratios: [1, 5, 0.2, 1], width: width, spacing: spacing)
      for item in 0..<4 {
        let frame = narrow.grid.frame(of: item)
        #expect(frame.x.isReal && frame.y >= 0 && frame.width >= 0 && frame.height >= 0)
      }
      #expect(narrow.grid.dimensions.height.isReal)
      _ = narrow.grid.items(from: 0, to: 100)
    }
    #expect(World(ratios: [], width: 390).grid.dimensions.height == 0)
  }

  @Test(arguments: [[0], Array(0..<100_000), [0, 99_999], []])
  func aHundredThousandPhotographsTakeAtMostFortyBytesEach(starts: [Int]) {
    let world = World(
      ratios: (0..<100_000).map { 0.5 + Double($0 % 7) / 4 }, starts: starts, width: 390)
    var grid = world.grid
    _ = grid.prepare(around: 50_000, reach: 2_500)
    #expect(bytes(in: grid) <= 40 * 100_000)
    let frame = grid.frame(of: 99_999)
    #expect(grid.items(from: frame.y, to: frame.maxY).contains(99_999))
    _ = grid.prepare(around: 99_999, reach: 2_500)
    #expect(agree(grid.dimensions.height, grid.frame(of: 99_999).maxY, within: 1))
  }

  /// The bytes of all arrays in a value.
  private func bytes(in value: Any) -> Int {
    switch value {
    case let numbers as [Double]: numbers.count * 8
    case let numbers as [Float]: numbers.count * 4
    case let numbers as [Int32]: numbers.count * 4
    case let rows as [JustifiedRow]: rows.count * MemoryLayout<JustifiedRow>.stride
    default: Mirror(reflecting: value).children.reduce(8) { $0 + bytes(in: $1.value) }
    }
  }
}

/// A grid of whole photographs, and the numbers of which it was made.
private struct World {
  let ratios: [Double]
  var starts: [Int] = []
  let width: Double
  var spacing = 3.0
  var isRightToLeft = false
  var grid: JustifiedGrid

  init(
    ratios: [Double], starts: [Int] = [], width: Double, spacing: Double = 3,
    isRightToLeft: Bool = false
  ) {
    (self.ratios, self.starts, self.width) = (ratios, starts, width)
    (self.spacing, self.isRightToLeft) = (spacing, isRightToLeft)
    let cells = GridLayout(
      count: ratios.count, width: width, spacing: spacing, isRightToLeft: isRightToLeft)
    var squares = SectionedGrid(cells: cells, heading: 48)
    squares.set(starts, of: .day)
    grid = JustifiedGrid(squares, PhotoRatios(count: ratios.count))
    _ = grid.set(ratios, first: 0, keeping: 0)
  }

  static func random(_ random: inout SeededGenerator) -> World {
    let count = Int.random(in: 1...600, using: &random)
    let starts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      Int.random(in: 0..<count, using: &random)
    }
    return World(
      ratios: (0..<count).map { _ in random.pick([0.2, 0.67, 0.75, 1, 1.33, 1.5, 1.78, 3, 5]) },
      starts: starts.isEmpty ? [] : [0] + starts.sorted(), width: random.number(in: 100...1400),
      spacing: random.number(in: 0...9), isRightToLeft: random.happens(once: 2))
  }

  var count: Int { ratios.count }
  var frames: [Frame] { (0..<count).map(frame) }
  func frame(_ item: Int) -> Frame { grid.frame(of: item) }
  var cells: GridLayout { grid.squares.cells }
  var reference: ReferenceRows { ReferenceRows(cells: cells, ratios: ratios) }

  var sections: [Range<Int>] {
    let sections = grid.squares.sections
    return sections.count == 0 ? [0..<count] : (0..<sections.count).map(sections.range)
  }

  /// The rows of a section, by the heights of its photographs.
  func rows(in section: Range<Int>) -> [Range<Int>] {
    var (rows, first) = ([Range<Int>](), section.lowerBound)
    for item in section
    where item + 1 == section.upperBound
      || grid.frame(of: item + 1).y != grid.frame(of: item).y
    {
      rows.append(first..<item + 1)
      first = item + 1
    }
    return rows
  }
}
