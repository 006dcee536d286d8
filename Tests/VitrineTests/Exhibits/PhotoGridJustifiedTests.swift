import Testing

@testable import Vitrine

/// A grid of whole photographs: 390 points wide, about 128 high, 131 from row to row.
@Suite struct PhotoGridJustifiedTests {
  @Test func photographsAreWholeAndRowsFillTheWidth() {
    let grid = Self.grid(count: 40)
    #expect(grid.scene.placements.count == 40)
    for placement in grid.scene.placements {
      let frame = placement.frame
      #expect(agree(frame.width / frame.height, Self.ratio(placement.item), within: 0.01))
      #expect(frame.x >= 0 && frame.maxX <= 390 + 1e-9)
    }
    #expect(agree(grid.scene.placements.map(\.frame.maxX).max() ?? 0, 390, within: 1e-9))
  }

  @Test func squaresIgnoreRatios() {
    var grid = GridRig(count: 40)
    let before = grid.scene
    grid.happen(.ratios([2, 2, 2], first: 0))
    #expect(grid.scene == before)
  }

  @Test func aChangeOfTheLayoutKeepsTheFirstVisiblePhotograph() {
    var grid = Self.grid(count: 4000)
    for value in [0.0, 1, 0] {
      grid.scroll(to: 9_000)
      let (item, top) = grid.firstVisible
      grid.happen(.option(.layout, value))
      #expect(near(grid.frame(of: item)?.y, grid.model.scrollOffset + top, within: 1e-9))
    }
    grid.draw(at: 1)
    #expect(grid.scene.placements.allSatisfy { $0.frame.width == 128 })
  }

  @Test func aLateRatioMovesNothingAtOrAboveTheFirstVisiblePhotograph() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      var grid = Self.grid(count: Int.random(in: 300...2000, using: &random))
      grid.scroll(to: random.number(in: 500...grid.scene.dimensions.height - 900))
      let (first, top) = grid.firstVisible
      let (before, offset) = (grid.frames, grid.model.scrollOffset)
      let item = max(0, first + Int.random(in: -60...60, using: &random))
      grid.happen(.ratios([random.number(in: 0.4...2.5)], first: item))
      let shift = grid.model.scrollOffset - offset
      #expect(near(grid.frame(of: first)?.y, grid.model.scrollOffset + top, within: 1e-9))
      #expect(item < first || shift == 0, "a ratio below the first photograph scrolls the grid")
      for (other, frame) in grid.frames where item >= first && other < first {
        #expect(before[other] == nil || before[other] == frame, "\(other) is above \(item)")
      }
      for (other, frame) in grid.frames where item < first && other >= first && other < first + 20 {
        guard let old = before[other] else { continue }
        let isSameRow = before[item]?.y == before[first]?.y
        #expect(isSameRow || frame.isNear(old.moved(by: Vector(x: 0, y: shift))), "\(other)")
      }
    }
  }

  /// Above twenty thousand photographs, heights above the window are estimates until they are near it.
  @Test func rowsThatComeNearDoNotMoveTheFirstVisiblePhotograph() {
    var grid = Self.grid(count: 50_000)
    grid.scroll(to: grid.scene.dimensions.height / 2)
    for _ in 0..<40 {
      let (first, top) = grid.firstVisible
      let y = grid.record.viewport.window.y - 700
      let expected = (grid.frame(of: first)?.y ?? .nan) - y
      grid.scroll(to: y)
      let moved = (grid.frame(of: first)?.y ?? .nan) - grid.model.scrollOffset
      #expect(agree(moved, expected, within: 1e-6), "\(first) \(top)")
      grid.scroll(to: grid.model.scrollOffset)
    }
  }

  @Test func theFocusOfAPinchIsUnderTheFingers() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = Self.grid(count: 900)
      grid.happen(.option(.zoom, 1))
      grid.scroll(to: random.number(in: 1_000...9_000))
      let point = Vector(
        x: random.number(in: 10...380), y: grid.model.scrollOffset + random.number(in: 100...700))
      let item = grid.model.layout.item(nearest: point)
      let start = try #require(grid.frame(of: item))
      grid.happen(.magnify(Magnify(.began, scale: 1, position: point)), at: 1)
      grid.draw(at: 1)
      let spacing = grid.model.layout.cells.spacing
      let share = (point.y - start.y) / (start.height + spacing)
      for step in 1...20 {
        let scale = random.number(in: 0.4...1.9)
        grid.happen(
          .magnify(Magnify(.changed, scale: scale, position: point)), at: 1 + Double(step) / 60)
        grid.draw(at: 1 + Double(step) / 60)
        let (rear, cover) = (grid.scene.layers[0], grid.scene.layers[1])
        let front = try #require(grid.scene.placements.first { $0.lap == 2 })
        #expect(front.item == item)
        let gap = spacing * (rear.scale + (cover.scale - rear.scale) * cover.opacity)
        let cell = cover.drawn(front.frame)
        #expect(agree(cell.y + share * (cell.height + gap), point.y, within: 1e-6), "\(seed)")
        #expect(rear.scale >= 1 - 1e-9, "\(seed): it is as wide as the grid")
      }
      grid.happen(.magnify(Magnify(.ended, scale: 1, position: point)), at: 2)
      grid.draw(at: 5)
      #expect(grid.scene.layers.isEmpty && !grid.scene.isMoving)
    }
  }

  @Test func rowsKeepMostOfTheirHeightUnderAPinchBeyondTheLastStop() {
    var grid = Self.grid(count: 900)
    grid.happen(.option(.zoom, 1))
    grid.happen(.magnify(Magnify(.began, scale: 1, position: Vector(x: 195, y: 300))), at: 1)
    for scale in [0.3, 0.1, 0.01, 0.0001] {
      let sample = Magnify(.changed, scale: scale, position: Vector(x: 195, y: 300))
      grid.happen(.magnify(sample), at: 1.1)
      grid.draw(at: 1.1)
      #expect(grid.scene.layers[0].scale > 0.6, "\(scale)")
    }
  }

  @Test func upAndDownLeadToTheNearestPhotographOfTheNextRow() throws {
    var grid = Self.grid(count: 400)
    grid.happen(.focus(item: 30))
    var before = try #require(grid.frame(of: 30))
    for key in [Key.down, .down, .up, .down, .up, .up, .up] {
      grid.signals = []
      #expect(grid.happen(.key(key)).claim == .mine)
      guard case .focus(let item)? = grid.signals.last else { return #expect(Bool(false)) }
      let frame = try #require(grid.frame(of: item))
      #expect(
        key == .up
          ? agree(frame.maxY + 3, before.y, within: 0.01)
          : agree(before.maxY + 3, frame.y, within: 0.01))
      let row = grid.scene.placements.filter { $0.frame.y == frame.y }
      let distance = abs(frame.center.x - before.center.x)
      #expect(row.allSatisfy { abs($0.frame.center.x - before.center.x) >= distance })
      before = frame
    }
    grid.happen(.focus(item: 2))
    #expect(grid.happen(.key(.up)).claim == .yours)
  }

  @Test func aPhotographOpensFromItsWholeCellAndLandsInIt() throws {
    var grid = Self.grid(count: 400)
    grid.scroll(to: 2_000)
    let (item, _) = grid.firstVisible
    let cell = try #require(grid.frame(of: item + 3))
    grid.happen(.viewed(item: item + 3))
    let source = try #require(grid.source(of: item + 3)).frame
    #expect(source.isNear(cell.moved(by: Vector(x: 0, y: -2_000))))
    #expect(agree(source.width / source.height, Self.ratio(item + 3), within: 0.01))
  }

  @Test func sectionsHaveHeadingsAboveTheirRows() throws {
    var grid = Self.grid(count: 400)
    grid.happen(.sections([0, 5, 5, 14], .day))
    #expect(grid.scene.headings.map(\.section) == [0, 2, 3])
    for heading in grid.scene.headings {
      let first = grid.model.layout.sections?.start(of: heading.section) ?? -1
      #expect(near(grid.frame(of: first)?.y, heading.frame.y + 48, within: 1e-9))
      let last = (grid.model.layout.sections?.start(of: heading.section + 1) ?? 0) - 1
      if let frame = grid.frame(of: last) { #expect(frame.maxY <= heading.frame.maxY + 1e-9) }
    }
    grid.happen(.scrub(14))
    #expect(agree(grid.model.scrollOffset, grid.scene.headings[2].frame.y, within: 1e-9))
    grid.happen(.sections([], .day))
    #expect(grid.scene.headings.isEmpty && grid.model.layout.heading == 0)
  }

  private static func ratio(_ item: Int) -> Double { [1.5, 0.67, 1.33, 1, 0.75, 1.78][item % 6] }

  private static func grid(count: Int) -> GridRig {
    var grid = GridRig(count: 0)
    grid.happen(.option(.layout, 1))
    grid.happen(.count(count))
    grid.happen(.ratios((0..<count).map(ratio), first: 0))
    return grid
  }
}

extension Rig where Model == PhotoGridModel {
  /// The first visible photograph, and its distance below the top of the window.
  fileprivate var firstVisible: (item: Int, top: Double) {
    let top = model.scrollOffset
    let first = scene.placements.first { $0.frame.maxY > top }
    return (first?.item ?? 0, (first?.frame.y ?? 0) - top)
  }

  fileprivate var frames: [Int: Frame] {
    Dictionary(uniqueKeysWithValues: scene.placements.map { ($0.item, $0.frame) })
  }
}
