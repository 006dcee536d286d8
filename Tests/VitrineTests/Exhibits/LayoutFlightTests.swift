import Testing

@testable import Vitrine

/// How photographs fly between square cells and whole rows. Three columns of 128 points, 131 from row to row.
@Suite struct LayoutFlightTests {
  // MARK: Laws

  @Test func everyChangeIsContinuous() {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      var (time, isJustified) = (1.0, true)
      for step in 0..<10 {
        time += random.number(in: 0.001...0.3)
        let change = anyChange(of: grid, isJustified, &random)
        if case .option(.layout, let value) = change { isJustified = value > 0 }
        let before = grid.shapes(at: time)
        let place = "\(seed), \(step): \(isJustified)"
        grid.happen(change, at: time)
        let after = grid.shapes(at: time)
        for (item, old) in before where old.isVisible {
          guard let now = after[item] else {
            Issue.record("\(place), \(item) is not drawn")
            continue
          }
          #expect((old.frame - now.frame).largest < 0.002, "\(place), \(item)")
          #expect((old.velocity - now.velocity).largest < 1, "\(place), \(item)")
          #expect(abs(old.opacity - now.opacity) < 1e-9, "\(place), \(item)")
        }
      }
      let end = grid.drawn(at: time + 3)
      #expect(!end.isMoving, "\(seed)")
      for cell in end.placements {
        #expect(cell == Placement(item: cell.item, frame: grid.model.layout.frame(of: cell.item)))
      }
    }
  }

  @Test(arguments: [0.0, 1.0])
  func aCropOpensWithItsCell(layout: Double) throws {
    var grid = Self.grid(count: 60)
    grid.happen(.option(.layout, 1 - layout), at: 0)
    Self.sendRatios(to: &grid, at: 0)
    let start = grid.drawn(at: 2).placements
    grid.happen(.option(.layout, layout), at: 2)
    Self.sendRatios(to: &grid, at: 2)
    let end = grid.drawn(at: 4).placements
    var boxes: [Int: Dimensions] = [:]
    for step in 0..<21 {
      for cell in grid.drawn(at: 2 + Double(step) / 60).placements
      where start[cell.item].frame.y < 844 {
        let whole = Self.ratio(cell.item)
        #expect(agree(cell.box.ratio, whole, within: 0.02), "\(cell.item)")
        let shown = cell.frame.dimensions.ratio
        #expect(shown >= min(1, whole) - 0.01 && shown <= max(1, whole) + 0.01, "\(cell.item)")
        // The crop is in the middle, and leaves one of the sides whole.
        #expect(agree(cell.crop.left, cell.crop.right, within: 1e-6))
        #expect(agree(cell.crop.top, cell.crop.bottom, within: 1e-6))
        #expect(min(cell.crop.left, cell.crop.top) == 0)
        #expect(boxes[cell.item] == nil || boxes[cell.item] == cell.box, "laid out once")
        boxes[cell.item] = cell.box
      }
    }
    #expect(boxes.count > 10)
    let (old, new) = (try #require(start.first), try #require(end.first))
    #expect(old.frame.y == 0 && new.frame.y == 0 && old.frame.width != new.frame.width)
  }

  @Test(arguments: [0.0, 1.0])
  func theFirstVisiblePhotographStaysAtItsHeight(layout: Double) throws {
    var grid = Self.grid(count: 4000)
    grid.happen(.option(.layout, 1 - layout), at: 0)
    grid.draw(at: 2)
    grid.scroll(to: 9_000)
    grid.draw(at: 3)
    let top = grid.model.scrollOffset
    let first = try #require(grid.scene.placements.first { $0.frame.maxY > top })
    grid.happen(.option(.layout, layout), at: 3)
    Self.sendRatios(to: &grid, at: 3)
    for step in 0..<30 {
      let scene = grid.drawn(at: 3 + Double(step) / 60)
      let cell = try #require(scene.placements.first { $0.item == first.item })
      #expect(agree(cell.frame.y - grid.model.scrollOffset, first.frame.y - top, within: 1e-6))
      #expect(cell.opacity == 1)
    }
  }

  @Test func onlyWhatIsVisibleMoves() {
    for count in [1000, 50_000] {
      var grid = Self.grid(count: count)
      grid.draw(at: 1)
      grid.scroll(to: 131 * 100)
      grid.draw(at: 2)
      let before = grid.shapes(at: 2)
      grid.happen(.option(.layout, 0), at: 2)
      let window = grid.record.viewport.window
      let layout = grid.model.layout
      var moved = 0
      for cell in grid.drawn(at: 2).placements {
        let place = layout.frame(of: cell.item)
        if cell.frame == place { continue }
        moved += 1
        let isVisible = place.maxY > window.y && place.y < window.maxY
        #expect(isVisible || before[cell.item]?.isVisible == true, "\(cell.item)")
      }
      #expect(moved > 12 && moved < 40)
    }
  }

  // MARK: Examples

  @Test func aReversalTurnsEachPhotographRoundWhereItIs() throws {
    var grid = Self.grid(count: 60)
    grid.draw(at: 1)
    grid.happen(.option(.layout, 0), at: 1)
    let seen = grid.drawn(at: 1.1)
    #expect(seen.isMoving)
    grid.happen(.option(.layout, 1), at: 1.1)
    Self.sendRatios(to: &grid, at: 1.1)
    let turned = grid.drawn(at: 1.1)
    for (old, new) in zip(seen.placements, turned.placements) where old.frame.y < 844 {
      #expect((old.frame - new.frame).largest < 0.002, "\(old.item)")
      #expect((old.outline - new.outline).largest < 0.6, "\(old.item)")
    }
    // It goes on a little before it turns.
    let item = try #require(seen.placements.first { $0.item == 0 })
    let next = try #require(grid.drawn(at: 1.11).placements.first { $0.item == 0 })
    let last = try #require(grid.drawn(at: 1.3).placements.first { $0.item == 0 })
    #expect(next.frame.width < item.frame.width && last.frame.width > item.frame.width)
  }

  @Test func aPhotographThatLeavesTheMountedOnesFliesThere() throws {
    // 19 squares are visible. As panoramas they are in as many rows, of which two windows are mounted.
    var grid = GridRig(count: 2000)
    grid.happen(.ratios([Double](repeating: 5, count: 2000), first: 0), at: 0)
    grid.scroll(to: 131 * 300)
    grid.draw(at: 1)
    let last = try #require(grid.drawn(at: 1).placements.last { $0.frame.y < 131 * 300 + 844 })
    grid.happen(.option(.layout, 1), at: 1)
    grid.happen(.ratios([Double](repeating: 5, count: 2000), first: 0), at: 1)
    let cell = try #require(grid.drawn(at: 1).placements.first { $0.item == last.item })
    let top = grid.model.scrollOffset
    #expect(agree(cell.frame.y - top, last.frame.y - 131 * 300, within: 1e-6))
    #expect(grid.model.layout.frame(of: last.item).y > top + 844 * 1.5)
    #expect(grid.cells.count > 19, "without a gap")
  }

  @Test func photographsFlyWhenTheHostCannotScrollAsFarAsAsked() throws {
    // The end of the grid is the end of the page.
    var grid = Self.grid(count: 400)
    grid.draw(at: 1)
    grid.happen(.option(.layout, 0), at: 1)
    let end = grid.model.layout.dimensions.height - 844
    grid.scroll(to: end)
    grid.draw(at: 2)
    let before = try #require(grid.shapes(at: 2)[399]?.frame)
    grid.happen(.option(.layout, 1), at: 2)
    Self.sendRatios(to: &grid, at: 2)
    let most = grid.model.layout.dimensions.height - 844
    #expect(grid.model.scrollOffset > most, "the first visible photograph would stay")
    var viewport = grid.record.viewport
    viewport.window.y = most
    viewport.origin.y = -most
    grid.happen(.viewport(viewport), at: 2)
    #expect(grid.drawn(at: 2).isMoving)
    let after = try #require(grid.shapes(at: 2)[399]?.frame)
    #expect((before - after).largest < 0.002)
  }

  @Test func aHostThatScrollsToWholePixelsMovesNoPhotograph() throws {
    var grid = Self.grid(count: 400)
    grid.scroll(to: 2000)
    grid.draw(at: 1)
    let before = grid.shapes(at: 1)
    grid.happen(.option(.layout, 0), at: 1)
    var viewport = grid.record.viewport
    let asked = viewport.window.y
    viewport.window.y = asked.rounded(.down)
    viewport.origin.y = -viewport.window.y
    #expect(viewport.window.y != asked)
    grid.happen(.viewport(viewport), at: 1)
    let after = grid.shapes(at: 1)
    for (item, old) in before where old.isVisible {
      #expect((old.frame - (after[item]?.frame ?? .zero)).largest < 0.002, "\(item)")
    }
    #expect(grid.drawn(at: 1).isMoving)
  }

  @Test func headingsFlyWithTheirPhotographs() throws {
    var grid = Self.grid(count: 90)
    grid.happen(.sections([0, 10, 31], .day), at: 0)
    grid.draw(at: 1)
    let before = grid.drawn(at: 1).headings
    grid.happen(.option(.layout, 0), at: 1)
    let after = grid.drawn(at: 1).headings
    let visible = before.filter { $0.frame.y < 844 }
    #expect(visible.count > 1)
    for old in visible {
      let new = try #require(after.first { $0.section == old.section })
      #expect((old.frame - new.frame).largest < 0.002, "\(old.section)")
    }
    let end = grid.drawn(at: 3).headings
    #expect(end.map(\.frame) == end.map { grid.model.layout.frame(ofSection: $0.section) })
    #expect(end[1].frame.y != before[1].frame.y)
  }

  @Test func aPinchThatIsCutOffIsWhereThePhotographsFlyFrom() throws {
    var grid = Self.grid(count: 300)
    grid.happen(.option(.zoom, 1), at: 0)
    grid.happen(.option(.layout, 0), at: 0)
    grid.happen(.sections([0, 10, 100], .day), at: 0)
    grid.draw(at: 1)
    let point = Vector(x: 190, y: 300)
    grid.happen(.magnify(Magnify(.began, scale: 1, position: point)), at: 1)
    grid.happen(.magnify(Magnify(.changed, scale: 1.2, position: point)), at: 1.1)
    let item = grid.model.layout.item(nearest: point)
    let seen = grid.model.frame(of: item, at: 1.1)
    let headings = grid.drawn(at: 1.1).headings
    grid.happen(.option(.layout, 1), at: 1.1)
    let scene = grid.drawn(at: 1.1)
    #expect(scene.layers.isEmpty && scene.isMoving)
    let cell = try #require(scene.placements.first { $0.item == item })
    #expect((cell.frame - seen).largest < 0.002)
    #expect(headings.count > 1)
    for old in headings {
      let new = try #require(scene.headings.first { $0.section == old.section })
      #expect(abs(new.frame.y - old.frame.y) < 0.002, "\(old.section)")
    }
  }

  // MARK: Where photographs do not fly

  @Test(arguments: ["reduced motion", "open photograph", "same layout"])
  func elsewherePhotographsAreInTheirPlacesAtOnce(reason: String) {
    var grid = Self.grid(count: 60)
    grid.draw(at: 1)
    switch reason {
    case "reduced motion":
      grid.happen(.environment(Event.Environment(reducesMotion: true)), at: 1)
    case "open photograph": grid.happen(.viewed(item: 3), at: 1)
    default: break
    }
    grid.happen(.option(.layout, reason == "same layout" ? 1 : 0), at: 1)
    let scene = grid.drawn(at: 1)
    #expect(!scene.isMoving)
    #expect(scene.placements.allSatisfy { $0.frame == grid.model.layout.frame(of: $0.item) })
  }

  @Test func aChangeBehindAnOpenPhotographStopsPhotographsThatFly() {
    var grid = Self.grid(count: 60)
    grid.draw(at: 1)
    grid.happen(.option(.layout, 0), at: 1)
    grid.happen(.viewed(item: 3), at: 1.05)
    grid.happen(.option(.layout, 1), at: 1.1)
    #expect(!grid.drawn(at: 1.1).isMoving)
  }

  // MARK: Helpers

  private static func ratio(_ item: Int) -> Double { [1.5, 0.67, 1.33, 1, 0.75, 1.78][item % 6] }

  private static func sendRatios(to grid: inout GridRig, at time: Double) {
    let count = grid.record.items.ids.count
    grid.happen(.ratios((0..<count).map(ratio), first: 0), at: time)
  }

  /// A grid of whole photographs.
  private static func grid(count: Int) -> GridRig {
    var grid = GridRig(count: count)
    grid.happen(.option(.layout, 1), at: 0)
    sendRatios(to: &grid, at: 0)
    grid.draw(at: 0.9)
    return grid
  }

  private func anyGrid(_ random: inout SeededGenerator) -> GridRig {
    var grid = Self.grid(count: Int.random(in: 1...420, using: &random))
    grid.happen(
      .environment(Event.Environment(isRightToLeft: random.happens(once: 3))), at: 0.9)
    if random.happens(once: 3) { grid.happen(.sections([0, 4, 31], .day), at: 0.9) }
    let end = max(0, grid.model.layout.dimensions.height - 844)
    grid.scroll(to: random.number(in: 0...end))
    return grid
  }

  private func anyChange(of grid: GridRig, _ isJustified: Bool, _ random: inout SeededGenerator)
    -> Event.Kind
  {
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where grid.drawn(at: grid.time).isMoving:
      let count = grid.record.items.ids.count
      return .ratios(
        (0..<count).map { _ in random.number(in: 0.2...5) }, first: 0)
    default: return .option(.layout, isJustified ? 0 : 1)
    }
  }
}

/// A cell as a person sees it.
private struct SeenShape {
  /// Its frame in the window.
  var frame: Frame
  var velocity: Frame
  var opacity: Double
  var isVisible: Bool
}

extension Rig where Model == PhotoGridModel {
  /// Returns the drawn cells by their items.
  fileprivate func shapes(at time: Double) -> [Int: SeenShape] {
    let step = 1.0 / 1024 / 1024
    let (now, later) = (drawn(at: time), drawn(at: time + step))
    let window = record.viewport.window
    var shapes: [Int: SeenShape] = [:]
    for (here, next) in zip(now.placements, later.placements) {
      let frame = here.frame.moved(by: Vector.zero - window.origin)
      shapes[here.item] = SeenShape(
        frame: frame, velocity: (next.frame - here.frame) * (1 / step), opacity: here.opacity,
        isVisible: frame.maxY > 0 && frame.y < window.height)
    }
    return shapes
  }
}

extension Frame {
  fileprivate var largest: Double { max(max(abs(x), abs(y)), max(abs(width), abs(height))) }
}
