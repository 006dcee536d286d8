import Testing

@testable import Vitrine

/// One column of a grid whose columns change: each photograph is whole, and as wide as the grid.
@Suite struct OneColumnTests {
  @Test func eachPhotographIsWholeAndAsWideAsTheGrid() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let ratios = anyRatios(&random)
      var grid = anyGrid(of: ratios, &random)
      grid.happen(.columns(1, about: nil, animated: false))
      let layout = grid.model.layout
      let (width, spacing) = (layout.cells.width, layout.cells.spacing)
      #expect(layout.columns == 1 && grid.scene.isJustified, "\(seed)")
      var top = 0.0
      for (item, ratio) in ratios.enumerated() {
        let frame = layout.frame(of: item)
        if layout.sections?.contains(start: item) == true { top += layout.heading }
        #expect(agree(frame.x, 0, within: 1e-9) && agree(frame.width, width, within: 1e-9))
        // Rows are multiples of 1/1024 of a point, and a ratio has the precision of Float.
        let height = width / ratio.clamped(to: 0.2...5)
        #expect(agree(frame.height, height, within: 1e-3 + height * 1e-6), "\(seed), \(item)")
        #expect(agree(frame.y, top, within: 0.01 * Double(item + 1)), "\(seed), \(item)")
        top = frame.maxY + spacing.exact
      }
      #expect(agree(layout.dimensions.height, top - spacing, within: 1e-2), "\(seed)")
    }
  }

  @Test func squaresKeepTheRatiosOfTheirPhotographs() {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var ratios = anyRatios(&random)
      var grid = anyGrid(of: ratios, &random)
      grid.happen(.option(.layout, 0))
      for _ in 0..<10 {
        let item = Int.random(in: 0..<ratios.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          let new = [0.5, 2]
          ratios.insert(contentsOf: new, at: item)
          grid.happen(.insert(2, at: item, extent: 0))
          grid.happen(.ratios(new, first: item))
        case 1 where ratios.count > 3:
          let range = item..<min(ratios.count, item + 2)
          ratios.removeSubrange(range)
          grid.happen(.remove(range))
        default:
          ratios.append(ratios.remove(at: item))
          grid.happen(.move(item..<item + 1, to: ratios.count - 1))
        }
      }
      grid.happen(.columns(1, about: nil, animated: false))
      for (item, ratio) in ratios.enumerated() {
        let frame = grid.model.layout.frame(of: item)
        #expect(agree(frame.width / frame.height, ratio.clamped(to: 0.2...5), within: 0.03 * ratio))
      }
    }
  }

  @Test func aPortraitUnderTheFingersOpensFromItsSquare() throws {
    var grid = GridRig(count: 40)
    grid.happen(.option(.zoom, 1))
    grid.happen(.ratios([Double](repeating: 0.5, count: 40), first: 0))
    grid.happen(.columns(2, about: nil, animated: false))
    grid.scroll(to: 900)
    let finger = try #require(grid.frame(of: 12)).center
    grid.happen(.magnify(Magnify(.began, scale: 1, position: finger)), at: 1)
    var before = 1.0
    for step in 1...60 {
      let scale = 1 + Double(step) / 60
      grid.happen(
        .magnify(Magnify(.changed, scale: scale, position: finger)), at: 1 + Double(step) / 60)
      grid.draw(at: 1 + Double(step) / 60)
      let front = try #require(grid.scene.placements.first { $0.lap == 2 })
      let frame = grid.scene.layers[1].drawn(front.frame)
      let shape = frame.height / frame.width
      #expect(shape >= before - 1e-9 && shape < 2.01, "\(step): it opens")
      // The gap below is magnified less than the photograph.
      #expect(abs(frame.center.y - finger.y) < frame.height / 100, "\(step): the fingers hold it")
      before = shape
    }
    #expect(before > 1.99)
    grid.happen(.magnify(Magnify(.ended, scale: 2, position: finger)), at: 2)
    grid.draw(at: 5)
    #expect(grid.model.layout.columns == 1 && grid.scene.layers.isEmpty)
    let frame = try #require(grid.frame(of: 12))
    #expect(frame.width == 390 && frame.height == 780)
    let isVisible = frame.maxY > grid.model.scrollOffset && frame.y < grid.model.scrollOffset + 844
    #expect(isVisible)
  }

  @Test func aRatioThatArrivesLateMovesNothingThatIsSeenAboveIt() {
    var grid = GridRig(count: 500)
    grid.happen(.option(.zoom, 1))
    grid.happen(.columns(1, about: nil, animated: false))
    grid.scroll(to: 40_000)
    let window = grid.record.viewport.window
    let first = grid.model.layout.items(from: window.y, to: window.maxY).lowerBound
    func top() -> Double { grid.model.layout.frame(of: first).y - grid.model.scrollOffset }
    let before = top()
    grid.happen(.ratios([0.4], first: first - 20))
    #expect(agree(top(), before, within: 1e-9))
    grid.happen(.ratios([0.4], first: first + 1))
    #expect(agree(top(), before, within: 1e-9))
  }

  @Test func aHundredThousandPhotographsHaveExactHeights() {
    let ratios = (0..<100_000).map { [0.67, 1.5, 1.33, 1, 0.75][$0 % 5] }
    var grid = GridRig(count: ratios.count)
    grid.happen(.option(.zoom, 1))
    grid.happen(.ratios(ratios, first: 0))
    grid.happen(.columns(1, about: nil, animated: false))
    var height = 0.0
    for ratio in ratios { height += (390 / Double(Float(ratio))).exact + 3 }
    #expect(grid.model.layout.dimensions.height == height - 3)
    grid.scroll(to: 20_000_000)
    #expect(grid.scrolled == 0, "nothing is corrected")
  }

  @Test func aNarrowGridWhoseColumnsDoNotChangeHasSquares() {
    var grid = GridRig(count: 40, width: 90)
    grid.happen(.ratios([0.5], first: 0))
    #expect(grid.frame(of: 0)?.dimensions == Dimensions(width: 90, height: 90))
    #expect(!grid.scene.isJustified)
    grid.happen(.option(.zoom, 1))
    #expect(grid.frame(of: 0)?.dimensions == Dimensions(width: 90, height: 180))
    grid.happen(.option(.zoom, 0))
    #expect(grid.frame(of: 0)?.dimensions == Dimensions(width: 90, height: 90))
  }

  @Test(arguments: [0.0, 1])
  func aGridWithoutWidthHasNoPosition(layout: Double) {
    var model = PhotoGridModel()
    for change in [
      Event.Kind.option(.zoom, 1), .option(.layout, layout), .option(.spacing, 0), .count(5),
      .sections([0], .day),
    ] { model.handle(Event(at: 0, change)) }
    var scene = ExhibitScene()
    model.scene(at: 0, into: &scene)
    #expect((0...5).contains(scene.scrubPosition) && scene.section == 0)
  }

  @Test func pageKeysMoveByTheRowsThatAreFullyVisible() {
    for (ratio, rows) in [(0.5, 1), (1.5, 3), (3, 6)] {
      var grid = GridRig(count: 100)
      grid.happen(.option(.zoom, 1))
      grid.happen(.ratios([Double](repeating: ratio, count: 100), first: 0))
      grid.happen(.columns(1, about: nil, animated: false))
      grid.happen(.key(.pageDown))
      #expect(grid.model.focused == rows, "\(ratio)")
    }
  }

  /// Photographs of a maximum size leave margins, but not in one column.
  @Test(arguments: [false, true])
  func aMaximumSizeDoesNotLimitOneColumn(isRightToLeft: Bool) throws {
    for layout in [0.0, 1] {
      var grid = GridRig(count: 100, width: 1600)
      grid.happen(.option(.zoom, 1))
      grid.happen(.option(.layout, layout))
      grid.happen(.option(.maxCell, 300))
      grid.happen(.environment(Event.Environment(isRightToLeft: isRightToLeft)))
      grid.happen(.columns(2, about: nil, animated: false))
      let finger = Vector(x: 800, y: 300)
      grid.happen(.magnify(Magnify(.began, scale: 1, position: finger)), at: 1)
      for step in 1...60 {
        let scale = 1 + Double(step) / 60
        grid.happen(
          .magnify(Magnify(.changed, scale: scale, position: finger)), at: 1 + Double(step) / 60)
        grid.draw(at: 1 + Double(step) / 60)
        let (rear, cover) = (grid.scene.layers[0], grid.scene.layers[1])
        // Squares begin beside their margin, and the one column at the edge of the grid.
        let start = isRightToLeft ? cover.position.x + 1600 * cover.scale : cover.position.x
        let edge = isRightToLeft ? 1600 - start : start
        #expect(cover.scale <= 1 && rear.scale >= 1 && edge >= -1e-9 && edge < 500, "\(step)")
      }
      let (rear, cover) = (grid.scene.layers[0], grid.scene.layers[1])
      #expect(agree(cover.scale, 1, within: 1e-9) && agree(cover.position.x, 0, within: 1e-9))
      #expect(rear.scale > 2, "\(layout): the squares are magnified")
    }
  }

  private func anyRatios(_ random: inout SeededGenerator) -> [Double] {
    (0..<Int.random(in: 3...400, using: &random)).map { _ in
      random.pick([0.01, 0.3, 0.67, 0.75, 1, 1.33, 1.5, 3, 9])
    }
  }

  private func anyGrid(of ratios: [Double], _ random: inout SeededGenerator) -> GridRig {
    var grid = GridRig(count: ratios.count, width: .random(in: 200...1600, using: &random))
    grid.happen(.option(.zoom, 1))
    grid.happen(.environment(Event.Environment(isRightToLeft: random.happens(once: 4))))
    if random.happens(once: 2) { grid.happen(.option(.layout, 1)) }
    grid.happen(.ratios(ratios, first: 0))
    if random.happens(once: 2) { grid.happen(.sections([0, ratios.count / 2], .day)) }
    return grid
  }
}

extension Sections {
  /// Returns whether a section that is not empty begins with an item.
  fileprivate func contains(start item: Int) -> Bool {
    (0..<count).contains { start(of: $0) == item && !range(of: $0).isEmpty }
  }
}
