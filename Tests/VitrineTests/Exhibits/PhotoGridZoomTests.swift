import Testing

@testable import Vitrine

/// The columns of a grid under two fingers, by keys and from code. Without sections, three columns of 128 points, 131 from row to row.
@Suite struct PhotoGridZoomTests {
  // MARK: Under the fingers

  @Test func theFocusStaysUnderTheFingers() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      let finger = try #require(grid.pointInACell(&random), "\(seed)")
      let item = grid.focus(at: finger)
      let row = grid.rows(of: item)[0]
      let share = (finger.y - row.y) / row.height
      grid.pinch(.began, scale: 1, at: finger, time: 1)
      var (point, scale) = (finger, 1.0)
      for step in 1...40 {
        scale *= random.number(in: 0.85...1.18)
        point.y += random.number(in: -20...20)
        grid.pinch(.changed, scale: scale, at: point, time: 1 + Double(step) / 60)
        // At the top of the window, the first row stays.
        guard grid.firstRow < max(0, grid.record.viewport.window.y) - 1e-6 else { continue }
        for row in grid.rows(of: item) {
          #expect(agree(row.y + share * row.height, point.y, within: 1e-9), "\(seed), \(step)")
        }
      }
    }
  }

  @Test func everyCellIsAtHomeAtEveryStop() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      let finger = try #require(grid.pointInACell(&random), "\(seed)")
      grid.pinch(.began, scale: 1, at: finger, time: 1)
      let stops = ColumnStops(
        width: grid.model.layout.cells.width, spacing: grid.model.layout.cells.spacing,
        own: grid.model.layout.columns)
      for (step, columns) in (1...stops.last).filter({ stops.nearest(to: Double($0)) == $0 })
        .enumerated()
      {
        let scale = Double(grid.model.layout.columns) / Double(columns)
        grid.pinch(.changed, scale: scale, at: finger, time: 1.1 + Double(step))
        let layer = try #require(grid.scene.layers.first { $0.columns == columns }, "\(seed)")
        #expect(agree(layer.scale, 1, within: 1e-9) && agree(layer.position.x, 0, within: 1e-9))
        for other in grid.scene.layers where other.columns > columns {
          #expect(agree(layer.opacity, 1, within: 1e-6), "\(seed): the front layer hides it")
        }
        for other in grid.scene.layers where other.columns < columns {
          #expect(agree(other.opacity, 0, within: 1e-6), "\(seed): the front layer is away")
        }
      }
    }
  }

  /// A part of the window without a cell is without one in each layer that people see, at rest too, or the focus has just left it.
  @Test func noPaperIsSeenBesideTheLayers() throws {
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = GridRig(count: 100_000, width: random.number(in: 300...1500))
      grid.happen(.option(.zoom, 1))
      grid.happen(.option(.spacing, random.pick([0, 3, 8])))
      let isRightToLeft = random.happens(once: 3)
      grid.happen(.environment(Event.Environment(isRightToLeft: isRightToLeft)))
      if random.happens(once: 2) {
        grid.happen(.sections((0..<20_000).map { $0 * 5 }, .day))
        grid.happen(.sections((0..<20_000).map { $0 * 5 }, .month))
        grid.happen(.sections((0..<20_000).map { $0 * 5 }, .year))
      }
      grid.scroll(to: 131 * 300)
      let width = grid.model.layout.cells.width
      let finger = Vector(x: random.number(in: 0...width), y: 131 * 300 + 400)
      grid.pinch(.began, scale: 1, at: finger, time: 1)
      for step in 1...30 {
        let (columns, stops) = (grid.model.layout.columns, grid.stops)
        let goal = random.number(in: 1...Double(stops.last))
        grid.pinch(
          .changed, scale: Double(columns) / goal, at: finger, time: 1 + Double(step) / 60)
        let (rear, cover) = (grid.scene.layers[0], grid.scene.layers[1])
        #expect(rear.opacity == 1 && rear.columns > cover.columns, "\(seed)")
        for layer in [rear, cover] {
          let start = isRightToLeft ? layer.position.x + width * layer.scale : layer.position.x
          #expect(agree(start, isRightToLeft ? width : 0, within: 1e-6), "\(seed), \(goal)")
        }
        #expect(rear.scale >= 1 - 1e-9, "\(seed), \(goal): the rear layer is as wide as the grid")
        for (lap, layer) in [(0, rear), (1, cover)] where layer.opacity > 0 {
          let items = grid.scene.placements.filter { $0.lap == lap || $0.lap == 2 }.map(\.item)
          let range = try #require(items.min())...(items.max() ?? 0)
          #expect(Set(items) == Set(range), "\(seed), \(goal): all of its cells are there")
        }
      }
    }
  }

  @Test func theFocusMovesFromItsCellInOneLayerToThatInTheOther() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      let finger = try #require(grid.pointInACell(&random), "\(seed)")
      grid.pinch(.began, scale: 1, at: finger, time: 1)
      let (item, width) = (grid.model.zoom.focus, grid.model.layout.cells.width)
      var before: (frame: Frame, cover: Double, columns: Int)?
      var scale = 1.0
      for step in 0...300 {
        grid.pinch(.changed, scale: scale, at: finger, time: 1 + Double(step) / 60)
        scale *= 0.995
        let front = try #require(grid.scene.placements.first { $0.lap == 2 }, "\(seed)")
        let layers = try #require(grid.layers)
        let (start, end) = (layers.fewerFrame(of: item), layers.moreFrame(of: item))
        let frame = layers.fewer.drawn(front.frame)
        let share = (frame.x - start.x) / (end.x - start.x)
        #expect(abs(end.x - start.x) < 1 || share > -0.01 && share < 1.01, "\(seed), \(step)")
        #expect(grid.scene.placements.allSatisfy { $0.item != item || $0.lap != 1 })
        switch layers.fewer.opacity {
        case 0: #expect(frame.isNear(end, within: 1e-6), "\(seed), \(step): it covers its cell")
        case 1: #expect(frame.isNear(start, within: 1e-6), "\(seed), \(step): its cell is covered")
        default: break
        }
        if let before {
          // As much as the layers cross-fade, and as all cells are magnified.
          let isSame = before.columns == layers.more.columns
          let turn = abs(before.cover - layers.fewer.opacity)
          let way = isSame ? turn * (end.x - start.x).magnitude : (1 - turn) * width
          let moved = (frame.center - before.frame.center).length
          #expect(moved < way + width / 40, "\(seed), \(step): \(moved)")
        }
        before = (frame, layers.fewer.opacity, layers.more.columns)
      }
    }
  }

  @Test func beyondTheFirstAndTheLastStopThereIsARubberBand() {
    var grid = zooming(GridRig(count: 4000))
    let finger = Vector(x: 200, y: 300)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    grid.pinch(.changed, scale: 100, at: finger, time: 1.1)
    let largest = drawnWidths(in: grid.scene)
    #expect(!largest.isEmpty && largest.allSatisfy { $0 > 390 && $0 < 390 * 1.7 })
    grid.pinch(.changed, scale: 0.01, at: finger, time: 1.2)
    let smallest = drawnWidths(in: grid.scene)
    #expect(!smallest.isEmpty && smallest.allSatisfy { $0 < 16.65 && $0 > 8 })
    grid.pinch(.ended, scale: 0.01, at: finger, time: 2)
    #expect(grid.model.layout.columns == 20 && grid.columns == [20])
  }

  /// The widths of the cells in the layers of a scene, as they are drawn.
  private func drawnWidths(in scene: ExhibitScene) -> [Double] {
    scene.placements.filter { $0.lap < 2 }.map { $0.box.width * scene.layers[$0.lap].scale }
  }

  // MARK: The release

  @Test func everyInputIsContinuous() throws {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      let finger = try #require(grid.pointInACell(&random), "\(seed)")
      grid.pinch(.began, scale: 1, at: finger, time: 1)
      let item = grid.focus(at: finger)
      var (time, scale, point) = (1.0, 1.0, finger)
      var isHeld = true
      for step in 0..<40 {
        time += random.number(in: 0.004...0.09)
        grid.draw(at: time)
        guard grid.model.zoom.isActive else { break }
        let before = grid.onScreen(item)
        let speed = isHeld ? nil : grid.speed(of: item, at: time)
        var moves = false
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2 where isHeld:
          moves = true
          scale *= random.number(in: 0.9...1.12)
          point.y += random.number(in: -9...9)
          grid.pinch(.changed, scale: scale, at: point, time: time)
        case 3 where isHeld:
          isHeld = false
          grid.pinch(random.pick([.ended, .cancelled]), scale: scale, at: point, time: time)
        case 0, 1:
          guard !isHeld else { continue }
          (isHeld, scale) = (true, 1)
          point.y = grid.record.viewport.window.y + random.number(in: 100...700)
          grid.pinch(.began, scale: 1, at: point, time: time)
        case 2: grid.happen(.key(random.pick([.zoomIn, .zoomOut])), at: time)
        case 3:
          // A finger scrolls, and the host moves the layers.
          moves = true
          grid.happen(
            .viewport(grid.record.viewport.scrolled(by: random.number(in: -40...40))), at: time)
        case 4: grid.happen(.columns(random.pick([1, 3, 6, 12]), about: nil), at: time)
        default: continue
        }
        grid.draw(at: time)
        guard !moves else { continue }
        let after = grid.onScreen(item)
        #expect(after.isNear(before, within: 1e-6), "\(seed), \(step): \(before) \(after)")
        // Differences of numbers that are far from 0 are not exact.
        if let speed, !isHeld, !grid.isHeldByWheel, abs(before.y) < 3000 {
          let now = grid.speed(of: item, at: time)
          #expect(
            abs(now.y - speed.y) < 1 + 1e-5 * abs(speed.y)
              && abs(now.height - speed.height) < 1,
            "\(seed), \(step): \(speed) \(now)")
        }
      }
    }
  }

  @Test func aReleaseKeepsTheVelocityOfTheFingers() throws {
    var grid = zooming(GridRig(count: 4000))
    grid.scroll(to: 131 * 300)
    let start = Vector(x: 200, y: 131 * 300 + 300)
    grid.pinch(.began, scale: 1, at: start, time: 1)
    let item = grid.focus(at: start)
    for step in 1...12 {
      let time = Double(step) / 60
      grid.pinch(
        .changed, scale: Elementary.exp(-0.8 * time), at: start + Vector(x: 0, y: 90 * time),
        time: 1 + time)
    }
    grid.pinch(.ended, scale: 1, at: start, time: 1.2)
    grid.draw(at: 1.2)
    let (before, speed) = (grid.onScreen(item), grid.speed(of: item, at: 1.2))
    // The logarithm of the columns grows by 0.8 a second.
    #expect(agree(speed.height / before.height, -0.8, within: 0.01))
    let share = (300.0 - 2 * 131) / 128
    #expect(agree(speed.y + share * speed.height, 90, within: 1.5))
  }

  @Test func itRestsAtTheStopToWhichTheFingersMove() {
    var grid = zooming(GridRig(count: 4000))
    let finger = Vector(x: 200, y: 300)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    for step in 1...6 {
      grid.pinch(
        .changed, scale: 1 + 0.02 * Double(step), at: finger, time: 1 + Double(step) / 60)
    }
    grid.pinch(.ended, scale: 1.12, at: finger, time: 1.1)
    #expect(
      grid.columns == [2], "0.2 seconds later, the scale would be 1.36, nearer to 1.5 than to 1")
    grid.draw(at: 1.2)
    #expect(grid.scene.isMoving && grid.scene.layers.count == 2)
    grid.draw(at: 3)
    #expect(!grid.scene.isMoving && grid.scene.layers.isEmpty)
    #expect(grid.frame(of: 1)?.width == 193.5)
  }

  @Test func atRestTheGridIsTheOneOfItsColumns() throws {
    for seed in 0..<60 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      let finger = try #require(grid.pointInACell(&random))
      grid.pinch(.began, scale: 1, at: finger, time: 1)
      grid.pinch(.changed, scale: random.number(in: 0.3...3), at: finger, time: 1.2)
      let held = grid.onScreen(grid.focus(at: finger))
      grid.pinch(.ended, scale: 1, at: finger, time: 2)
      #expect(grid.onScreen(grid.focus(at: finger)).isNear(held, within: 1e-6), "\(seed)")
      grid.draw(at: 4)
      let layout = grid.model.layout
      for cell in grid.scene.placements {
        #expect(cell.frame == layout.frame(of: cell.item) && cell.lap == 0)
      }
      #expect(grid.scene.dimensions == layout.dimensions)
      #expect(grid.scene.unit == (layout.sectioned?.unit ?? .day))
    }
  }

  @Test func atTheTopAndTheEndTheGridScrollsAsFarAsItCan() {
    var grid = zooming(GridRig(count: 400))
    let finger = Vector(x: 200, y: 500)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    grid.pinch(.changed, scale: 0.6, at: finger, time: 1.2)
    grid.pinch(.ended, scale: 0.6, at: finger, time: 2)
    #expect(grid.columns == [5] && grid.scrolled == 0, "the top cannot go further down")
    grid.draw(at: 4)
    #expect(grid.frame(of: 0)?.y == 0 && grid.scene.layers.isEmpty)

    let end = grid.model.layout.dimensions.height - 844
    grid.scroll(to: end)
    grid.pinch(.began, scale: 1, at: finger + Vector(x: 0, y: end), time: 5)
    grid.pinch(.changed, scale: 0.5, at: finger + Vector(x: 0, y: end), time: 5.2)
    grid.pinch(.ended, scale: 0.5, at: finger + Vector(x: 0, y: end), time: 6)
    let last = grid.model.layout.dimensions.height - 844
    #expect(agree(grid.record.viewport.window.y, max(0, last), within: 1e-9))
  }

  @Test func aWheelEndsWhenItIsSilent() {
    var grid = zooming(GridRig(count: 4000))
    for step in 0..<5 {
      let sample = Magnify(wheel: -4, position: Vector(x: 200, y: 300))
      #expect(grid.happen(.magnify(sample), at: 1 + Double(step) / 60).claim == .mine)
    }
    grid.draw(at: 1.1)
    #expect(grid.columns == [] && !grid.scene.isMoving)
    let wake = grid.scene.wakeAt ?? .nan
    grid.draw(at: wake)
    #expect(agree(wake, 1 + 4.0 / 60 + 0.12, within: 1e-9) && grid.scene.isMoving)
    #expect(grid.columns == [], "it returns to its three columns")
    // One notch of a mouse goes to the next stop.
    grid.happen(.magnify(Magnify(wheel: 100, position: Vector(x: 200, y: 300))), at: 3)
    #expect(grid.columns == [4])
  }

  // MARK: Keys, code and other events

  @Test func keysChangeTheColumnsOnlyWithTheOption() {
    var grid = GridRig(count: 4000)
    #expect(grid.happen(.key(.zoomIn)).claim == .yours)
    let sample = Magnify(.began, scale: 1, position: .zero)
    #expect(grid.happen(.magnify(sample)).claim == .yours && grid.scene.layers.isEmpty)
    grid = zooming(grid)
    let keys: [Key] = [.zoomIn, .zoomIn, .zoomIn, .zoomOut, .zoomOut, .zoomOut, .zoomOut, .zoomOut]
    for (index, key) in keys.enumerated() {
      #expect(grid.happen(.key(key), at: Double(index) / 20).claim == .mine)
    }
    #expect(grid.columns == [2, 1, 2, 3, 4, 5, 7], "a key at the end changes nothing")
  }

  @Test func columnsOfCodeAreTheNearestStop() {
    for (given, stop) in [
      (0, 1), (-7, 1), (Int.min, 1), (6, 7), (12, 14), (1000, 20), (Int.max, 20),
    ] {
      var grid = GridRig(count: 4000)
      grid.happen(.columns(given, about: nil), at: 1)
      #expect(grid.columns == [stop], "\(given)")
      grid.draw(at: 3)
      #expect(grid.model.layout.columns == stop && grid.scene.layers.isEmpty)
    }
  }

  @Test func withoutAnAnimationTheFirstItemStaysAtTheTop() {
    for (given, stop) in [(2, 2), (6, 7), (12, 14), (Int.min, 1), (Int.max, 20)] {
      var grid = GridRig(count: 4000)
      grid.scroll(to: 131 * 100)
      grid.happen(.columns(given, about: 7, animated: false), at: 1)
      grid.draw(at: 1)
      #expect(grid.columns == [stop] && grid.scene.layers.isEmpty && !grid.scene.isMoving)
      let first = grid.frame(of: 300) ?? .zero
      #expect(agree(first.y, grid.record.viewport.window.y, within: 1e-9), "\(given)")
      grid.happen(.columns(stop, about: nil, animated: false), at: 2)
      #expect(grid.columns == [stop], "the same number is no change")
    }
    var grid = zooming(GridRig(count: 4000))
    grid.pinch(.began, scale: 1, at: Vector(x: 200, y: 300), time: 1)
    grid.pinch(.changed, scale: 0.7, at: Vector(x: 200, y: 300), time: 1.2)
    grid.happen(.columns(2, about: nil, animated: false), at: 1.3)
    grid.draw(at: 1.3)
    #expect(grid.scene.layers.isEmpty && grid.model.layout.columns == 2, "it ends a pinch")
    var hidden = GridRig(count: 40, width: 0)
    hidden.happen(.columns(2, about: nil, animated: false), at: 1)
    #expect(hidden.columns.isEmpty, "without a width there are no columns")
  }

  // MARK: Taps

  @Test func aTapOnASlowCellOpensItAndOneOnAFastCellOnlyCatches() throws {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      grid.happen(.columns(random.pick([1, 2, 4, 7, 10]), about: nil), at: 1)
      let window = grid.record.viewport.window
      for step in 0...40 {
        let time = 1 + Double(step) / 60
        grid.draw(at: time)
        let point = Vector(
          x: random.number(in: 0...window.width),
          y: grid.record.viewport.window.y + random.number(in: 0...844))
        let press = Pointer(id: 1, .down, position: point)
        let isCatch = grid.happen(.pointer(press), at: time).suppressesClick
        guard grid.model.zoom.isActive else {
          #expect(!isCatch, "\(seed), \(step): it rests")
          continue
        }
        let speed = grid.speed(at: point, time: time)
        guard abs(speed - 250) > 3 else { continue }
        #expect(isCatch == (speed > 250), "\(seed), \(step): \(speed)")
      }
    }
  }

  @Test func aTapOnThePhotographInFrontOnlyCatchesWhileItChangesItsColumn() throws {
    var grid = zooming(GridRig(count: 400))
    grid.happen(.option(.minCell, 70))
    // With five columns it is the last one of its row, with three the first one.
    grid.happen(.columns(3, about: 9), at: 1)
    var (fastest, time) = (0.0, 1.0)
    for step in 1...300 {
      let now = 1 + Double(step) / 1000
      var later = grid
      later.draw(at: now)
      guard let front = later.layers?.front?.frame else { break }
      let speed = later.speed(at: front.center, time: now)
      if speed > fastest { (fastest, time) = (speed, now) }
    }
    #expect(fastest > 1000)
    grid.draw(at: time)
    let point = try #require(grid.layers?.front?.frame.center)
    let press = Pointer(id: 1, .down, position: point)
    #expect(grid.happen(.pointer(press), at: time).suppressesClick)
  }

  @Test func aPhotographOpensFromWhereItIsDrawn() throws {
    var grid = zooming(GridRig(count: 4000))
    grid.scroll(to: 131 * 100)
    grid.happen(.columns(2, about: nil), at: 1)
    for step in 1...30 {
      let time = 1 + Double(step) / 60
      grid.draw(at: time)
      let window = grid.record.viewport.window
      for item in 280..<320 {
        let frames = grid.drawn(item).map { $0.moved(by: window.origin * -1) }
        let place = try #require(grid.model.source(of: item, at: time)).frame
        #expect(frames.contains { $0.isNear(place, within: 1e-6) }, "\(step), \(item)")
        // The layer in front covers the other one until it has faded.
        let isCovered = grid.scene.layers.count == 2 && grid.scene.layers[1].opacity > 0.5
        if isCovered { #expect(place.isNear(frames[0], within: 1e-6)) }
      }
    }
    let rest = try #require(grid.model.source(of: 300, at: 3)).frame
    #expect(rest.width == 193.5)
  }

  @Test func anItemThatIsFarAwayComesIntoView() {
    var grid = GridRig(count: 4000)
    grid.happen(.columns(5, about: 1200), at: 1)
    grid.draw(at: 3)
    let window = grid.record.viewport.window
    let cell = grid.frame(of: 1200) ?? .zero
    #expect(cell.y >= window.y && cell.maxY <= window.maxY)
    grid.happen(.columns(3, about: 5000), at: 4)
    grid.happen(.columns(2, about: -5), at: 5)
    #expect(grid.columns == [5, 3, 2], "about the middle of the window")
  }

  @Test func aPinchSetsTheSideOfACell() {
    var grid = GridRig(count: 4000)
    grid.happen(.columns(2, about: nil), at: 1)
    grid.draw(at: 3)
    grid.resize(width: 800)
    #expect(grid.model.layout.columns == 4, "as wide as two cells before")
    grid.resize(width: 390)
    #expect(grid.model.layout.columns == 2)
    grid.happen(.option(.minCell, 100))
    #expect(grid.model.layout.columns == 3)
  }

  @Test func gridsWithoutCellsOrWithOneAreSafe() {
    let worlds = [(0, 390.0, 0.0), (1, 390, 0), (5, 0, 0), (5, 20, 0), (0, 390, 1), (1, 390, 1)]
    for (count, width, layout) in worlds {
      var grid = zooming(GridRig(count: count, width: width))
      grid.happen(.option(.layout, layout), at: 0.5)
      grid.happen(.key(.zoomIn), at: 0.6)
      grid.draw(at: 0.9)
      for phase in [Magnify.Phase.began, .changed, .began, .changed, .ended, .ended, .cancelled] {
        grid.pinch(phase, scale: 0.4, at: Vector(x: 9, y: 9), time: 1)
        grid.draw(at: 1)
      }
      grid.happen(.columns(4, about: 3), at: 2)
      grid.happen(.key(.zoomOut), at: 2.1)
      grid.draw(at: 2.2)
      grid.draw(at: 5)
      #expect(grid.scene.layers.isEmpty && grid.scene.placements.count == count)
      #expect(grid.scene.placements.allSatisfy { $0.frame.isFinite })
    }
  }

  @Test func aHeadingThatIsSeenIsAboveTheRowsOfItsSection() throws {
    var grid = zooming(GridRig(count: 400))
    grid.happen(.sections((0..<40).map { $0 * 10 }, .day))
    grid.scroll(to: 5000)
    let finger = Vector(x: 200, y: 5400)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    var compared = 0
    for step in 1...60 {
      grid.pinch(.changed, scale: 1 - Double(step) / 120, at: finger, time: 1 + Double(step) / 60)
      let scene = grid.scene
      let seen = scene.layers[1].opacity > 0.5 ? 1 : 0
      for heading in scene.headings where heading.opacity > 0 && heading.frame.y > 5000 {
        let cell = scene.placements.first {
          $0.item == heading.section * 10 && ($0.lap > 0) == (seen > 0)
        }
        guard let cell else { continue }
        let gap = scene.layers[seen].drawn(cell.frame).y - heading.frame.y
        #expect(gap > 0 && gap < 2 * scene.headingHeight, "\(heading.section) at \(step)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  @Test(arguments: [Event.Kind.viewed(item: 2), .option(.zoom, 0)])
  func aPinchEndsIfAPhotographOpensOrFingersChangeNothingAnyMore(change: Event.Kind) {
    var grid = zooming(GridRig(count: 400))
    let finger = Vector(x: 200, y: 300)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    grid.pinch(.changed, scale: 0.7, at: finger, time: 1.2)
    grid.happen(change, at: 1.3)
    grid.pinch(.ended, scale: 0.7, at: finger, time: 1.4)
    grid.happen(.viewed(item: nil), at: 2)
    grid.draw(at: 4)
    #expect(!grid.model.zoom.isHeld && grid.scene.layers.isEmpty && !grid.scene.isMoving)
  }

  @Test func anEditKeepsWhatIsUnderTheFingers() {
    var grid = zooming(GridRig(count: 4000))
    grid.scroll(to: 131 * 100)
    let finger = Vector(x: 200, y: 131 * 100 + 300)
    grid.pinch(.began, scale: 1, at: finger, time: 1)
    grid.pinch(.changed, scale: 0.7, at: finger, time: 1.2)
    let item = grid.focus(at: finger)
    let before = grid.onScreen(item)
    grid.happen(.insert(60, at: 0, extent: 0), at: 1.3)
    grid.draw(at: 1.3)
    #expect(grid.onScreen(item + 60).isNear(before, within: 1e-6))
    grid.happen(.count(0), at: 1.4)
    grid.draw(at: 1.4)
    #expect(grid.scene.layers.isEmpty && grid.scene.placements.isEmpty)
  }

  @Test func anotherWidthEndsTheZoom() {
    var grid = zooming(GridRig(count: 4000))
    grid.pinch(.began, scale: 1, at: Vector(x: 200, y: 300), time: 1)
    grid.pinch(.changed, scale: 0.7, at: Vector(x: 200, y: 300), time: 1.2)
    grid.resize(width: 844)
    #expect(grid.scene.layers.isEmpty && !grid.scene.isMoving)
  }

  @Test func withReducedMotionTheLayersFadeWithoutMagnification() {
    var grid = zooming(GridRig(count: 4000))
    grid.happen(.environment(Event.Environment(reducesMotion: true)))
    grid.pinch(.began, scale: 1, at: Vector(x: 200, y: 300), time: 1)
    for scale in [0.95, 0.9, 0.8, 0.6] {
      grid.pinch(.changed, scale: scale, at: Vector(x: 200, y: 300), time: 1.2)
      #expect(grid.scene.layers.allSatisfy { $0.scale == 1 && $0.position.x == 0 })
    }
  }

  @Test func slowAnimationsTakeLonger() {
    var grid = zooming(GridRig(count: 4000))
    grid.happen(.option(.speed, 0.1))
    grid.happen(.key(.zoomIn), at: 1)
    grid.draw(at: 3)
    #expect(grid.scene.isMoving)
    grid.draw(at: 9)
    #expect(!grid.scene.isMoving)
  }

  // MARK: Worlds

  private func zooming(_ grid: GridRig) -> GridRig {
    var grid = grid
    grid.happen(.option(.zoom, 1))
    return grid
  }

  /// Returns a scrolled grid with or without sections.
  private func anyGrid(_ random: inout SeededGenerator) -> GridRig {
    var grid = zooming(
      GridRig(
        count: .random(in: 200...4000, using: &random),
        width: .random(in: 200...1600, using: &random)))
    grid.happen(.environment(Event.Environment(isRightToLeft: random.happens(once: 4))))
    if random.happens(once: 2) {
      let starts = (0..<40).map { _ in Int.random(in: 0...200, using: &random) }.sorted()
      grid.happen(.sections(starts, .day))
      grid.happen(.sections([0, 100], .month))
    }
    grid.scroll(to: random.number(in: 0...max(0, grid.model.layout.dimensions.height - 844)))
    return grid
  }
}

extension Rig where Model == PhotoGridModel {
  /// The numbers of columns that were announced.
  fileprivate var columns: [Int] {
    signals.compactMap { if case .columns(let columns) = $0 { columns } else { nil } }
  }

  fileprivate var stops: ColumnStops {
    let cells = model.layout.cells
    return ColumnStops(width: cells.width, spacing: cells.spacing, own: cells.columns)
  }

  /// The top of the first row that people see, in points from the top of the grid.
  fileprivate var firstRow: Double {
    let (rear, front) = (scene.layers[0], scene.layers[1])
    return rear.position.y + (front.position.y - rear.position.y) * front.opacity
  }

  fileprivate var layers: GridZoom.Layers? {
    model.zoom.layers(at: time, over: model.layout, model.options)
  }

  fileprivate var isHeldByWheel: Bool { model.zoom.isHeld }

  fileprivate mutating func pinch(
    _ phase: Magnify.Phase, scale: Double, at point: Vector, time: Double
  ) {
    happen(.magnify(Magnify(phase, scale: scale, position: point)), at: time)
    draw(at: time)
  }

  /// The item that is the focus of a pinch at a point, or of the present one.
  fileprivate func focus(at point: Vector) -> Int {
    model.zoom.isActive ? model.zoom.focus : model.layout.item(nearest: point)
  }

  /// Returns a point in a visible cell.
  fileprivate func pointInACell(_ random: inout SeededGenerator) -> Vector? {
    let window = record.viewport.window
    let cells = scene.placements.map(\.frame).filter {
      $0.center.y > window.y + 50 && $0.center.y < window.maxY - 50
    }
    guard let cell = cells.randomElement(using: &random) else { return nil }
    return cell.center + Vector(x: 0, y: cell.height * random.number(in: -0.3...0.3))
  }

  /// Returns the frames of an item in all layers, in points from the top left of the grid.
  fileprivate func drawn(_ item: Int) -> [Frame] {
    guard let layers else { return [model.layout.frame(of: item)] }
    if let front = layers.front, front.item == item { return [front.frame] }
    return [layers.fewerFrame(of: item), layers.moreFrame(of: item)]
  }

  /// Returns the frames of an item in all layers with the gaps below them, in points from the top left of the grid.
  fileprivate func rows(of item: Int) -> [Frame] {
    func row(_ frame: Frame, scale: Double) -> Frame {
      var row = frame
      row.height += model.layout.cells.spacing * scale
      return row
    }
    guard let layers else { return [row(model.layout.frame(of: item), scale: 1)] }
    let fewer = row(layers.fewerFrame(of: item), scale: layers.fewer.scale)
    let more = row(layers.moreFrame(of: item), scale: layers.more.scale)
    guard layers.front != nil else { return [fewer, more] }
    return [more + (fewer - more) * layers.fewer.opacity]
  }

  /// The distance from one cell to the next, in points.
  fileprivate var pitch: Double {
    guard let layers else { return model.layout.cells.pitch }
    return layers.more.scale * layers.layouts[1].cells.pitch
  }

  /// Returns the place of an item in the window, with the gap beside it.
  fileprivate func onScreen(_ item: Int) -> Frame {
    let cell = drawn(item)[0]
    return Frame(x: cell.x, y: cell.y - record.viewport.window.y, width: pitch, height: pitch)
  }

  /// Returns the speed of the cells at a point of the grid just after a time.
  fileprivate func speed(at point: Vector, time: Double) -> Double {
    let step = 1.0 / 65536
    var (here, next) = (self, self)
    here.draw(at: time)
    next.draw(at: time + step)
    if let front = here.layers?.front?.frame, front.contains(point),
      let moved = next.layers?.front?.frame
    {
      return (moved.center - front.center).length / step
    }
    guard let old = here.layers?.seen[0].layer,
      let new = next.scene.layers.first(where: { $0.columns == old.columns })
    else { return 0 }
    let content = (point - old.position) * (1 / old.scale)
    return (content * new.scale + new.position - point).length / step
  }

  /// Returns the velocity of an item in the window, from a time on.
  fileprivate func speed(of item: Int, at time: Double) -> Frame {
    let step = 1.0 / 65536
    var (here, near, far) = (self, self, self)
    here.draw(at: time)
    near.draw(at: time + step)
    far.draw(at: time + 2 * step)
    let (a, b, c) = (here.onScreen(item), near.onScreen(item), far.onScreen(item))
    return ((b - a) * 4 - (c - a)) * (0.5 / step)
  }
}

extension GridZoom.Layers {
  /// The frames of an item's cell in both layers, in points from the top left of the grid.
  fileprivate func fewerFrame(of item: Int) -> Frame { fewer.drawn(layouts[0].frame(of: item)) }
  fileprivate func moreFrame(of item: Int) -> Frame { more.drawn(layouts[1].frame(of: item)) }
}

extension Viewport {
  /// The viewport after the host has scrolled by a distance, in points.
  fileprivate func scrolled(by distance: Double) -> Viewport {
    var viewport = self
    viewport.window.y += distance
    viewport.origin.y -= distance
    return viewport
  }
}
