import Testing

@testable import Vitrine

/// How cells that fly to new places go on while the columns of a grid change.
@Suite struct CellMovesZoomTests {
  // MARK: Laws

  @Test func noInputMovesACell() throws {
    var removed = 0
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      if random.happens(once: 2) { grid.happen(.option(.layout, 1)) }
      var time = 1.0
      var (finger, scale, isHeld) = (grid.anyPoint(&random), 1.0, false)
      grid.happen(grid.anyChange(&random), at: time)
      for step in 0..<8 {
        time += random.number(in: 0.01...0.08)
        let (before, headingsBefore) = (grid.cells(at: time), grid.headings(at: time))
        let removedBefore = grid.removed(at: time)
        var name = "begins"
        switch Int.random(in: 0..<5, using: &random) {
        case 0...1 where !isHeld:
          (finger, scale, isHeld) = (grid.anyPoint(&random), 1, true)
          grid.pinch(.began, scale: 1, at: finger, time: time)
        case 0...2 where isHeld:
          (name, isHeld) = ("ends", false)
          grid.pinch(random.pick([.ended, .cancelled]), scale: scale, at: finger, time: time)
        case 2 where !isHeld:
          name = "wheel"
          let point = Vector(x: 100, y: grid.record.viewport.window.y + 300)
          grid.happen(.magnify(Magnify(wheel: 0, position: point)), at: time)
        case 3 where !isHeld:
          name = "key"
          grid.happen(.key(random.pick([.zoomIn, .zoomOut])), at: time)
        default:
          name = "columns"
          isHeld = false
          grid.happen(.columns(random.pick([1, 2, 4, 5, 7]), about: nil), at: time)
        }
        let after = grid.cells(at: time)
        for (key, old) in before where old.isVisible && old.isSeen {
          guard let now = after[key] else {
            Issue.record("\(seed), \(step), \(name): \(key) has vanished")
            continue
          }
          #expect(now.place.isNear(old.place, within: 1e-6), "\(seed), \(step), \(name): \(key)")
          #expect(
            abs(now.opacity - old.opacity) < 1e-9, "\(seed), \(step), \(name): \(key) \(old) \(now)"
          )
        }
        // Those whose layout is drawn.
        for now in grid.removed(at: time) {
          let old = try #require(removedBefore.first { $0.item == now.item })
          #expect(now.frame.isNear(old.frame, within: 1e-6), "\(seed), \(step), \(name): \(now)")
          #expect(abs(now.opacity - old.opacity) < 1e-9, "\(seed), \(step), \(name): \(now)")
          removed += 1
        }
        for (key, old) in headingsBefore {
          let now = grid.headings(at: time)[key]
          #expect(
            now.map { abs($0.y - old.y) < 1e-6 && abs($0.opacity - old.opacity) < 1e-6 } ?? false,
            "\(seed), \(step), \(name): heading \(key) \(old) \(now as Any)")
        }
        guard isHeld else { continue }
        scale *= random.number(in: 0.8...1.25)
        grid.pinch(.changed, scale: scale, at: finger, time: time)
      }
      // At the end all are at home.
      if isHeld { grid.pinch(.ended, scale: scale, at: finger, time: time) }
      let scene = grid.draw(at: time + 4)
      #expect(!scene.isMoving && scene.layers.isEmpty && scene.removed.isEmpty, "\(seed)")
      for cell in scene.placements {
        #expect(
          cell.frame == grid.model.layout.frame(of: cell.item) && cell.opacity == 1,
          "\(seed): \(cell) \(grid.model.layout.frame(of: cell.item))")
      }
    }
    #expect(removed > 100)
  }

  @Test func cellsMoveSmoothlyUntilTheyRest() {
    // A flight across the window and a change of the columns together are slower than 8 points in a thousandth of a second.
    let (step, most) = (1.0 / 1000, 8.0)
    for seed in 0..<12 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      if random.happens(once: 3) { grid.happen(.option(.layout, 1)) }
      grid.happen(grid.anyChange(&random), at: 1)
      let start = random.number(in: 1.02...1.3)
      grid.draw(at: start)
      grid.happen(.columns(random.pick([1, 2, 4, 5, 7]), about: nil), at: start)
      var before = grid.cells(at: start)
      for frame in 1...700 {
        let cells = grid.cells(at: start + Double(frame) * step)
        for (key, now) in cells where now.isVisible && now.isSeen {
          #expect(now.place.width >= 0 && now.place.height >= 0, "\(seed), \(frame): \(key)")
          guard let old = before[key] else { continue }
          // The one in front crosses the window on half of the way from one stop to the next.
          let most = now.isInFront ? 2 * most : most
          #expect(
            now.place.isNear(old.place, within: most), "\(seed), \(frame): \(key) \(old) \(now)")
          #expect(abs(now.opacity - old.opacity) < 0.03, "\(seed), \(frame): \(key)")
        }
        before = cells
      }
    }
  }

  // MARK: Examples

  @Test(arguments: [Event.Kind.remove(0..<1), .insert(1, at: 0, extent: 0), .option(.layout, 1)])
  func theLayerBehindIsNotSeenBetweenCellsThatFly(change: Event.Kind) {
    var grid = GridRig(count: 400)
    grid.happen(.option(.zoom, 1))
    grid.happen(change, at: 1)
    let finger = Vector(x: 200, y: 300)
    grid.pinch(.began, scale: 1, at: finger, time: 1.05)
    grid.pinch(.changed, scale: 0.97, at: finger, time: 1.06)
    let (rear, front) = (grid.scene.layers[0], grid.scene.layers[1])
    #expect(front.opacity == 1 && front.columns == 3 && rear.columns == 4)
    let covered = grid.scene.placements.filter {
      let frame = rear.drawn($0.frame)
      return $0.lap == 0 && frame.x >= front.position.x
        && frame.maxX <= front.position.x + 390 * front.scale
    }
    #expect(covered.count > 10 && covered.allSatisfy { $0.opacity < 1e-9 })
    grid.draw(at: 2)
    #expect(!grid.scene.isMoving && grid.scene.placements.allSatisfy { $0.opacity == 1 })
  }

  @Test func anEditDuringAZoomEndsTheFlights() {
    var grid = GridRig(count: 400)
    grid.happen(.option(.zoom, 1))
    grid.happen(.remove(0..<1), at: 1)
    grid.pinch(.began, scale: 1, at: Vector(x: 200, y: 300), time: 1.05)
    #expect(grid.scene.isMoving)
    grid.happen(.remove(0..<1), at: 1.06)
    #expect(!grid.drawn(at: 1.06).isMoving)
  }

  @Test func ratiosThatArriveDuringAZoomDoNotCountTwice() {
    var grid = GridRig(count: 400)
    grid.happen(.option(.zoom, 1))
    grid.happen(.option(.layout, 1), at: 1)
    let finger = Vector(x: 200, y: 300)
    grid.pinch(.began, scale: 1, at: finger, time: 1.05)
    grid.pinch(.changed, scale: 0.8, at: finger, time: 1.06)
    let before = grid.cells(at: 1.06)
    // They are those that the rows have assumed.
    grid.happen(.ratios([], first: 0), at: 1.06)
    for (key, cell) in grid.cells(at: 1.06) {
      #expect(before[key].map { $0.place.isNear(cell.place, within: 1e-9) } ?? false, "\(key)")
    }
  }

  // MARK: Helpers

  private func anyGrid(_ random: inout SeededGenerator) -> GridRig {
    var grid = GridRig(
      count: .random(in: 100...2000, using: &random), width: random.number(in: 300...500))
    grid.happen(.option(.zoom, 1))
    grid.happen(.environment(Event.Environment(isRightToLeft: random.happens(once: 4))))
    if random.happens(once: 3) {
      grid.happen(.sections([0, 4, 31, 60], .day))
      grid.happen(.sections([0, 40], .month))
    }
    let end = max(0, grid.model.layout.dimensions.height - 844)
    grid.scroll(to: random.number(in: 0...end))
    return grid
  }
}

/// A cell of a layer.
private struct CellKey: Hashable {
  let item: Int
  let columns: Int
}

/// A cell as it is drawn.
private struct DrawnCell {
  /// Its frame in the window.
  let place: Frame
  let opacity: Double
  /// Whether it is in the layer that people see better.
  let isSeen: Bool
  let isVisible: Bool
  /// Whether it is in front of both layers.
  var isInFront = false
}

extension Rig where Model == PhotoGridModel {
  fileprivate func anyPoint(_ random: inout SeededGenerator) -> Vector {
    let window = record.viewport.window
    return Vector(
      x: random.number(in: 0...window.width), y: window.y + random.number(in: 0...window.height))
  }

  /// Returns a change that makes cells fly.
  fileprivate func anyChange(_ random: inout SeededGenerator) -> Event.Kind {
    let first = min(
      record.items.count - 5, model.layout.items(from: scrollTop, to: scrollTop + 844).lowerBound)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .remove(first..<first + 3)
    case 1: return .move(first..<first + 1, to: first + 7)
    case 2: return .insert(2, at: first + 1, extent: 0)
    default: return .option(.layout, model.layout.isJustified ? 0 : 1)
    }
  }

  private var scrollTop: Double { record.viewport.window.y }

  fileprivate mutating func pinch(
    _ phase: Magnify.Phase, scale: Double, at point: Vector, time: Double
  ) {
    happen(.magnify(Magnify(phase, scale: scale, position: point)), at: time)
    draw(at: time)
  }

  /// Returns the tops and opacities of the headings that people see at a time, by their sections and units.
  fileprivate func headings(at time: Double) -> [Int: (y: Double, opacity: Double)] {
    let window = record.viewport.window
    var headings: [Int: (y: Double, opacity: Double)] = [:]
    for heading in drawn(at: time).headings where heading.opacity > 0 {
      guard heading.frame.maxY > window.y, heading.frame.y < window.maxY else { continue }
      let key = heading.section * 10 + heading.unit.rawValue
      headings[key] = (heading.frame.y - window.y, heading.opacity)
    }
    return headings
  }

  /// Returns the removed photographs that are drawn at a time, in the window.
  fileprivate func removed(at time: Double) -> [Placement] {
    drawn(at: time).removed.map {
      var placement = $0
      placement.position = placement.position - record.viewport.window.origin
      return placement
    }
  }

  /// Returns the cells that are drawn at a time, by their layers.
  fileprivate func cells(at time: Double) -> [CellKey: DrawnCell] {
    let scene = drawn(at: time)
    let window = record.viewport.window
    var cells: [CellKey: DrawnCell] = [:]
    func add(_ key: CellKey, _ frame: Frame, opacity: Double, isSeen: Bool, isInFront: Bool) {
      let place = frame.moved(by: window.origin * -1)
      cells[key] = DrawnCell(
        place: place, opacity: opacity, isSeen: isSeen,
        isVisible: place.maxY > 0 && place.y < window.height, isInFront: isInFront)
    }
    for cell in scene.placements {
      guard scene.layers.count == 2 else {
        add(
          CellKey(item: cell.item, columns: model.layout.columns), cell.frame,
          opacity: cell.opacity, isSeen: true, isInFront: false)
        continue
      }
      let layer = scene.layers[min(cell.lap, 1)]
      add(
        CellKey(item: cell.item, columns: layer.columns), layer.drawn(cell.frame),
        opacity: cell.opacity, isSeen: (scene.layers[1].opacity > 0.5) == (cell.lap > 0),
        isInFront: cell.lap == 2)
    }
    return cells
  }
}
