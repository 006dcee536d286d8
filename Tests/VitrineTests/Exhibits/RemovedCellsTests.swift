import Testing

@testable import Vitrine

/// How removed photographs of a grid fade out while the others fly. Three columns of 128 points, 131 from row to row.
@Suite struct RemovedCellsTests {
  // MARK: Laws

  @Test func eachVisiblePhotographFadesOutWhereItWasDrawn() {
    var faded = 0
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      var (time, number) = (1.0, ExhibitScene.firstRemoved)
      for step in 0..<10 {
        time += random.number(in: 0.001...0.3)
        let (ids, before) = (grid.record.items.ids, grid.drawn(at: time))
        let (old, cells) = (grid.removed(in: before), grid.visibleCells(in: before))
        let edit = anyEdit(of: ids.count, &random)
        grid.happen(edit, at: time)
        let now = grid.removed(in: grid.drawn(at: time))
        let stay = Set(grid.record.items.ids)
        let gone = cells.filter { !stay.contains(ids[$0.item]) }
        // Those of before that somebody sees go on as they are. Each of the others is a visible cell that the edit has removed.
        for cell in old where cell.opacity >= Pose.minimumShade {
          let same = now.first { $0.item == cell.item }
          #expect(same.map(cell.looksLike) ?? false, "\(seed), \(step), \(edit): \(cell)")
        }
        let new = now.filter { cell in !old.contains { $0.item == cell.item } }
        #expect(new.count == gone.count, "\(seed), \(step), \(edit)")
        for (cell, fading) in zip(gone, new) {
          #expect(fading.looksLike(cell), "\(seed), \(step), \(edit): \(cell) \(fading)")
        }
        if case .remove(let range) = edit {
          #expect(new.map(\.item) == gone.map { number + $0.item - range.lowerBound }, "\(seed)")
          number += range.count
        }
        #expect(now.allSatisfy { $0.item < 0 } && Set(now.map(\.item)).count == now.count)
        faded += new.count
      }
      let rest = grid.drawn(at: time + 3)
      #expect(!rest.isMoving && rest.removed.isEmpty, "\(seed)")
    }
    #expect(faded > 1000)
  }

  /// In so many rows, those that were never seen have estimated heights, so the window scrolls when they are laid out.
  @Test(arguments: [false, true])
  func theyStayWhereTheyAreAboveRowsOfOtherHeights(isScrolling: Bool) throws {
    var grid = GridRig(count: 25_000)
    let starts = Array(stride(from: 0, to: 25_000, by: 40))
    grid.happen(.option(.layout, 1))
    grid.happen(.sections(starts, .day))
    grid.happen(.ratios((0..<25_000).map { [0.3, 3, 1.5, 0.7][$0 / 50 % 4] }, first: 0))
    grid.scroll(to: 900_000)
    let window = grid.record.viewport.window
    let item = grid.model.layout.items(from: window.y + 300, to: window.y + 400).lowerBound
    grid.happen(.remove(item..<item + 1), at: 1)
    func top() throws -> Double {
      try #require(grid.drawn(at: 1.05).removed.first).frame.y - grid.model.scrollOffset
    }
    let before = try top()
    grid.draw(at: 1.05)
    if isScrolling {
      var viewport = grid.record.viewport
      viewport.window.y = grid.model.scrollOffset + 30
      grid.happen(.viewport(viewport), at: 1.05)
    }
    grid.happen(.sections(starts.map { min($0, 24_999) }, .day), at: 1.05)
    #expect(agree(try top(), before - (isScrolling ? 30 : 0), within: 1e-6))
  }

  @Test func opacityFallsSteadilyInOnePlace() {
    for seed in 0..<40 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      for edit in 0..<3 {
        let start = 1 + 0.1 * Double(edit)
        grid.happen(.remove(anyVisible(of: grid, &random)), at: start)
        let last = edit < 2 ? 100 : 900
        var before = grid.removed(in: grid.drawn(at: start))
        for frame in 1...last {
          let scene = grid.drawn(at: start + Double(frame) / 1000)
          let now = grid.removed(in: scene)
          #expect(scene.isMoving || now.isEmpty, "\(seed), \(frame)")
          for old in before {
            guard let cell = now.first(where: { $0.item == old.item }) else {
              // Two shades of 256 are not seen.
              #expect(old.opacity < 2 / 255.0, "\(seed), \(frame): \(old)")
              continue
            }
            #expect(cell.frame == old.frame && cell.box == old.box, "\(seed), \(frame)")
            #expect(
              cell.opacity <= old.opacity && cell.opacity > old.opacity - 0.01,
              "\(seed), \(frame): \(old) \(cell)")
          }
          #expect(now.allSatisfy { cell in before.contains { $0.item == cell.item } })
          before = now
        }
        #expect(edit < 2 || before.isEmpty, "\(seed)")
      }
    }
  }

  @Test func splittingTimeChangesNothing() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      grid.happen(.remove(anyVisible(of: grid, &random)), at: 1)
      grid.happen(.remove(anyVisible(of: grid, &random)), at: 1.1)
      var steps = grid
      for step in 1...30 { steps.draw(at: 1.1 + Double(step) / 60) }
      #expect(steps.drawn(at: 1.7).removed == grid.drawn(at: 1.7).removed, "\(seed)")
      #expect(steps.drawn(at: 2) == grid.drawn(at: 2), "\(seed)")
    }
  }

  // MARK: Examples

  @Test func theLastPhotographsFadeOutThoughNoOtherMoves() {
    var grid = GridRig(count: 5)
    grid.happen(.remove(3..<5), at: 1)
    let scene = grid.drawn(at: 1.1)
    #expect(scene.isMoving && scene.removed.count == 2)
    #expect(scene.removed[0].frame == Frame(x: 0, y: 131, width: 128, height: 128))
    grid.happen(.remove(0..<3), at: 1.1)
    let empty = grid.drawn(at: 1.1)
    #expect(empty.placements.isEmpty && empty.removed.count == 5 && empty.isMoving)
    #expect(empty.dimensions.height == 0)
    #expect(grid.drawn(at: 2.2).removed.isEmpty)
  }

  @Test func photographsThatReplaceAllOthersFadeInOverThem() {
    var grid = GridRig(count: 3)
    grid.happen(.remove(0..<3), at: 1)
    grid.happen(.insert(3, at: 0, extent: 0), at: 1)
    let scene = grid.drawn(at: 1.1)
    #expect(scene.removed.count == 3)
    #expect(scene.placements.allSatisfy { $0.opacity > 0 && $0.opacity < 1 })
  }

  @Test func onlyVisiblePhotographsFade() {
    var grid = GridRig(count: 4000)
    grid.scroll(to: 131 * 100)
    grid.happen(.remove(0..<4000), at: 1)
    // Seven rows of the window, of which the last is cut.
    #expect(grid.drawn(at: 1).removed.count == 21)
  }

  @Test func theirNumberIsLimited() {
    var grid = GridRig(count: 4000)
    grid.happen(.option(.minCell, 16))
    grid.happen(.option(.maxCell, 16))
    grid.happen(.remove(0..<800), at: 1)
    #expect(grid.drawn(at: 1).removed.count == RemovedCells.limit)
  }

  @Test func theyStayInTheWindowWhenRowsAboveItGo() throws {
    var grid = GridRig(count: 400)
    grid.scroll(to: 1310)
    grid.happen(.remove(33..<34), at: 1)
    let before = grid.removed(in: grid.drawn(at: 1.05))
    grid.happen(.remove(0..<6), at: 1.05)
    #expect(grid.scrolled == -262)
    let after = grid.removed(in: grid.drawn(at: 1.05))
    #expect(before.count == 1 && after.count == 1 && after[0].looksLike(before[0]))
  }

  @Test func aRowOfWholePhotographsFadesInItsForm() throws {
    var grid = GridRig(count: 30)
    grid.happen(.option(.layout, 1))
    grid.happen(.ratios([1.5, 0.75, 2, 1], first: 0))
    let cell = try #require(grid.drawn(at: 1).placements.first { $0.item == 1 }).frame
    #expect(cell.width != cell.height)
    grid.happen(.remove(1..<2), at: 1)
    #expect(grid.drawn(at: 1).removed.map(\.frame) == [cell])
    // The layout changes while it fades.
    grid.happen(.option(.layout, 0), at: 1.05)
    #expect(grid.drawn(at: 1.05).removed.map(\.frame) == [cell])
  }

  @Test(arguments: ["reduced motion", "native scroll", "open photograph", "columns", "stopped"])
  func wherePhotographsDoNotFlyTheyAreGoneAtOnce(reason: String) {
    var grid = GridRig(count: 40)
    switch reason {
    case "reduced motion": grid.happen(.environment(Event.Environment(reducesMotion: true)))
    case "native scroll": grid.scrollNatively(by: 20, at: 0.95)
    case "open photograph": grid.happen(.viewed(item: 3))
    default: break
    }
    grid.happen(.remove(0..<1), at: 1)
    switch reason {
    case "columns": grid.happen(.columns(5, about: nil, animated: false), at: 1)
    case "stopped":
      #expect(grid.drawn(at: 1.05).removed.count == 1)
      grid.scrollNatively(by: 20, at: 1.05)
      grid.happen(.remove(0..<1), at: 1.1)
    default: break
    }
    #expect(grid.drawn(at: 1.1).removed.isEmpty)
    #expect(!grid.drawn(at: 1.1).isMoving)
  }

  @Test func whileTheColumnsChangeTheyStayAmongTheCellsOfTheirLayout() throws {
    var grid = GridRig(count: 400)
    grid.happen(.option(.zoom, 1))
    grid.happen(.remove(4..<5), at: 1)
    let finger = Vector(x: 195, y: 300)
    let before = try #require(grid.drawn(at: 1.05).removed.first)
    grid.happen(.magnify(Magnify(.began, scale: 1, position: finger)), at: 1.05)
    let after = try #require(grid.drawn(at: 1.05).removed.first)
    #expect((before.frame - after.frame).length < 1e-9 && near(before.opacity, after.opacity))
    grid.happen(.magnify(Magnify(.changed, scale: 0.9, position: finger)), at: 1.06)
    let scene = grid.drawn(at: 1.06)
    let (fading, layer) = (try #require(scene.removed.first), scene.layers[1])
    #expect(layer.columns == 3 && layer.scale < 1)
    let place = layer.drawn(Frame(x: 131, y: 131, width: 128, height: 128))
    #expect((fading.frame - place).length < 1e-9)
    // Beyond the next stops their layout is not drawn any more.
    grid.happen(.magnify(Magnify(.changed, scale: 0.4, position: finger)), at: 1.07)
    #expect(!grid.drawn(at: 1.07).layers.contains { $0.columns == 3 })
    #expect(grid.drawn(at: 1.07).removed.isEmpty)
  }

  // MARK: Helpers

  private func anyGrid(_ random: inout SeededGenerator) -> GridRig {
    var grid = GridRig(count: .random(in: 1...120, using: &random), width: 390)
    grid.happen(.environment(Event.Environment(isRightToLeft: random.happens(once: 3))))
    if random.happens(once: 3) { grid.happen(.sections([0, 4, 31], .day)) }
    if random.happens(once: 3) {
      grid.happen(.option(.layout, 1))
      grid.happen(.ratios((0..<40).map { _ in random.number(in: 0.5...2) }, first: 0))
    }
    let end = max(0, grid.model.layout.dimensions.height - 844)
    grid.scroll(to: random.number(in: 0...end))
    return grid
  }

  private func anyEdit(of count: Int, _ random: inout SeededGenerator) -> Event.Kind {
    let first = Int.random(in: 0...max(0, count - 1), using: &random)
    let length = Int.random(in: 1...5, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .insert(length, at: first, extent: 0)
    case 1 where count > 0:
      return .move(
        first..<min(count, first + length), to: Int.random(in: 0..<count, using: &random))
    default: return .remove(first..<min(count, first + length))
    }
  }

  /// Returns a run of up to three items near the top of the window.
  private func anyVisible(of grid: GridRig, _ random: inout SeededGenerator) -> Range<Int> {
    let window = grid.record.viewport.window
    let visible = grid.model.layout.items(from: window.y, to: window.maxY)
    let first = visible.randomElement(using: &random) ?? 0
    return first..<min(grid.record.items.count, first + .random(in: 1...3, using: &random))
  }
}

/// A cell in the window.
private struct WindowCell {
  let item: Int
  /// Its frame, in points from the top left of the window.
  let frame: Frame
  let box: Dimensions
  let opacity: Double

  func looksLike(_ other: WindowCell) -> Bool {
    (frame - other.frame).length < 1e-6 && abs(opacity - other.opacity) < 1e-9
  }
}

extension Frame {
  fileprivate var length: Double { max(origin.length, Vector(x: width, y: height).length) }
}

extension Rig where Model == PhotoGridModel {
  /// Returns the removed photographs of a scene, in the window.
  fileprivate func removed(in scene: ExhibitScene) -> [WindowCell] { scene.removed.map(cell) }

  /// Returns the cells of a scene of which a part is visible, in the window.
  fileprivate func visibleCells(in scene: ExhibitScene) -> [WindowCell] {
    let height = record.viewport.window.height
    return scene.placements.map(cell).filter {
      $0.opacity > 0 && $0.frame.maxY > 0 && $0.frame.y < height
    }
  }

  private func cell(of placement: Placement) -> WindowCell {
    let frame = placement.frame.moved(by: record.viewport.window.origin * -1)
    return WindowCell(
      item: placement.item, frame: frame, box: placement.box, opacity: placement.opacity)
  }

  fileprivate mutating func scrollNatively(by distance: Double, at time: Double) {
    var viewport = record.viewport
    viewport.window.y += distance
    viewport.origin.y -= distance
    happen(.viewport(viewport), at: time)
  }
}
