import Testing

@testable import Vitrine

/// How the cells of a grid fly to their new places. Three columns of 128 points, 131 from row to row.
@Suite struct CellMovesTests {
  // MARK: Laws

  @Test func everyEditIsContinuous() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var grid = anyGrid(&random)
      var time = 1.0
      for step in 0..<12 {
        time += random.number(in: 0.001...0.3)
        let before = grid.looks(at: time)
        let edit = anyEdit(of: grid.record.items.ids.count, &random)
        let ids = grid.record.items.ids
        grid.happen(edit, at: time)
        let after = grid.looks(at: time)
        for (index, id) in ids.enumerated() {
          guard let old = before[index], old.isVisible,
            let now = grid.record.items.ids.firstIndex(of: id).flatMap({ after[$0] })
          else { continue }
          #expect(
            (old.place.origin - now.place.origin).length < 0.002, "\(seed), \(step): \(edit), \(id)"
          )
          #expect((old.velocity - now.velocity).length < 1, "\(seed), \(step): \(edit), \(id)")
          #expect(abs(old.opacity - now.opacity) < 1e-9, "\(seed), \(step): \(edit), \(id)")
        }
      }
      // At the end all are at home.
      #expect(!grid.drawn(at: time + 3).isMoving, "\(seed)")
      for cell in grid.drawn(at: time + 3).placements {
        #expect(
          cell.frame == grid.model.layout.frame(of: cell.item) && cell.opacity == 1, "\(seed)")
      }
    }
  }

  @Test func onlyWhatIsVisibleMoves() {
    for count in [1000, 100_000] {
      var grid = GridRig(count: count)
      grid.scroll(to: 131 * 100)
      grid.happen(.remove(310..<311), at: 1)
      let moved = grid.drawn(at: 1).placements.filter {
        $0.frame != grid.model.layout.frame(of: $0.item)
      }
      // From the next cell to the last visible row and the first one of the row after it.
      #expect(moved.map(\.item) == Array(310..<321))
    }
  }

  @Test func anOldIndexIsTheInverseOfTheNewOne() {
    for count in 0...6 {
      for edit in allEdits(of: count) {
        let change = Edit(edit, count: count)
        let olds = (0..<change.count).map { change.oldIndex(of: $0) }
        for (now, old) in olds.enumerated() {
          if let old {
            #expect(change.index(of: old) == now, "\(edit)")
          } else {
            #expect(change.insertion.contains(now), "\(edit)")
          }
        }
        #expect(
          Set(olds.compactMap(\.self)) == Set((0..<count).filter { change.index(of: $0) != nil }),
          "\(edit)")
      }
    }
  }

  // MARK: Examples

  @Test func aPhotographThatComesMakesRoom() throws {
    var grid = GridRig(count: 5)
    grid.happen(.insert(1, at: 0, extent: 0), at: 1)
    #expect(grid.drawn(at: 1).isMoving)
    let start = grid.drawn(at: 1).placements
    #expect(start[0].opacity == 0)
    #expect(start[0].frame == grid.model.layout.frame(of: 0))
    #expect((start[1].frame.origin - .zero).length < 1e-9)
    #expect((start[3].frame.origin - Vector(x: 262, y: 0)).length < 1e-9)
    let middle = grid.drawn(at: 1.1).placements
    #expect(middle[0].opacity > 0.1 && middle[0].opacity < 0.9)
    #expect(middle[1].frame.x > 10 && middle[1].frame.x < 120)
    #expect(middle[3].frame.x > 10 && middle[3].frame.y > 10)
    #expect(!grid.drawn(at: 2).isMoving)
  }

  @Test func theHostScrollsBackFromBeyondTheEndOfALowerGrid() throws {
    // 40 rows of 131, less a spacing: the last window begins at 4393, and with 39 rows at 4262.
    var grid = GridRig(count: 118)
    grid.scroll(to: 40 * 131 - 3 - 844)
    grid.draw(at: 1)
    let before = try #require(grid.frame(of: 100))
    grid.happen(.remove(116..<118), at: 1)
    grid.scrollNatively(by: -131, at: 1)
    let after = try #require(grid.drawn(at: 1).placements.first { $0.item == 100 }).frame
    #expect(near(after.y, before.y - 131), "131 higher in a window that is 131 higher")
    #expect(grid.drawn(at: 1).isMoving)
    // It was no scroll of the person.
    grid.happen(.remove(100..<101), at: 1.01)
    #expect(grid.drawn(at: 1.01).isMoving)
    grid.scrollNatively(by: -40, at: 1.02)
    grid.happen(.remove(100..<101), at: 1.03)
    #expect(!grid.drawn(at: 1.03).isMoving)
  }

  @Test func slowAnimationsAreSlow() {
    var (slow, usual) = (GridRig(count: 5), GridRig(count: 5))
    slow.happen(.option(.speed, 0.1))
    slow.happen(.remove(0..<1), at: 1)
    usual.happen(.remove(0..<1), at: 1)
    #expect(
      near(slow.drawn(at: 2).placements[2].frame.x, usual.drawn(at: 1.1).placements[2].frame.x))
  }

  @Test func aCellFliesWhereANativeScrollCarriesIt() {
    var grid = GridRig(count: 400)
    grid.happen(.remove(0..<1), at: 1)
    let before = grid.drawn(at: 1.1).placements[4].frame
    grid.scrollNatively(by: 60, at: 1.1)
    #expect(grid.drawn(at: 1.1).placements[4].frame == before)
    #expect(grid.drawn(at: 1.1).isMoving)
  }

  @Test func aPhotographFromFarAwayFadesIn() {
    var grid = GridRig(count: 4000)
    grid.happen(.move(3000..<3001, to: 1), at: 1)
    let start = grid.drawn(at: 1).placements
    #expect(start[1].opacity == 0 && start[1].frame == grid.model.layout.frame(of: 1))
    #expect(start[2].opacity == 1 && start[2].frame.x == 131)
  }

  @Test func cellsThatFlyOpenFromWhereTheyAre() throws {
    var grid = GridRig(count: 30)
    grid.happen(.remove(0..<1), at: 1)
    grid.draw(at: 1.1)
    let drawn = try #require(grid.frame(of: 2))
    #expect(drawn != grid.model.layout.frame(of: 2))
    #expect(grid.source(of: 2)?.frame == drawn)
  }

  @Test func headingsThatFollowAnEditBelongToIt() throws {
    var grid = GridRig(count: 30)
    grid.happen(.sections([0, 12], .day), at: 0)
    let before = try #require(grid.drawn(at: 1).placements.first { $0.item == 20 }).frame
    grid.happen(.remove(0..<10), at: 1)
    grid.happen(.sections([0, 1], .day), at: 1)
    let after = try #require(grid.drawn(at: 1).placements.first { $0.item == 10 }).frame
    #expect((before.origin - after.origin).length < 1e-6)
    #expect(grid.drawn(at: 1).isMoving)
  }

  @Test func flightsBetweenExhibitsReadCellsInFlight() throws {
    var grid = GridRig(count: 30)
    grid.happen(.remove(0..<1), at: 1)
    let seen = try #require(grid.looks(at: 1.1)[2])
    #expect(seen.velocity.length > 100)
    let read = grid.model.arranged([FlownItem(item: 2)], at: 1.1)
    let pose = try #require(read.poses[0])
    #expect((pose.outline.origin - seen.place.origin).length < 1e-9)
    #expect((read.velocities[0].outline.origin - seen.velocity).length < 1)
    let rest = grid.model.arranged([FlownItem(item: 2)], at: 3)
    #expect(rest.velocities[0] == .zero)
  }

  @Test(arguments: [
    // Three photographs of the first day, in a row of their own, go; the first two days get another row; a day begins.
    (Event.Kind.remove(0..<3), [0, 9, 20]), (.insert(1, at: 0, extent: 0), [0, 13, 24]),
    (.insert(2, at: 0, extent: 0), [0, 2, 14, 25]),
  ])
  func headingsFlyWithTheirPhotographs(edit: Event.Kind, starts: [Int]) throws {
    var grid = GridRig(count: 60)
    grid.happen(.sections([0, 12, 23], .day), at: 0)
    let titles = grid.titles
    let before = grid.drawn(at: 1).headings
    grid.happen(edit, at: 1)
    grid.happen(.sections(starts, .day), at: 1)
    let now = grid.titles
    let after = grid.drawn(at: 1).headings
    var moved = 0
    for heading in after {
      guard let old = before.first(where: { titles[$0.section] == now[heading.section] }) else {
        continue
      }
      let end = try #require(grid.drawn(at: 3).headings.first { $0.section == heading.section })
      guard min(old.frame.y, end.frame.y) < 844 else { continue }
      #expect(near(old.frame.y, heading.frame.y), "\(heading)")
      if !near(end.frame.y, heading.frame.y) { moved += 1 }
    }
    #expect(moved > 0)
    #expect(grid.drawn(at: 3).headings.map(\.frame) == grid.sectionFrames)
  }

  @Test func cellsFlyAgainOnceTheHostShowsNoPhotograph() {
    var grid = GridRig(count: 40)
    grid.happen(.viewed(item: 3))
    grid.happen(.remove(3..<4), at: 1)
    grid.happen(.viewed(item: nil), at: 1)
    grid.happen(.remove(0..<1), at: 1)
    #expect(grid.drawn(at: 1).isMoving)
  }

  // MARK: Where cells do not fly

  @Test(arguments: [
    "reduced motion", "native scroll", "open photograph", "removed with an open photograph",
    "first photographs",
  ])
  func elsewhereCellsAreInTheirPlacesAtOnce(reason: String) {
    var grid = GridRig(count: reason == "first photographs" ? 0 : 40)
    switch reason {
    case "reduced motion": grid.happen(.environment(Event.Environment(reducesMotion: true)))
    case "native scroll": grid.scrollNatively(by: 20, at: 0.95)
    case "open photograph": grid.happen(.viewed(item: 3))
    case "removed with an open photograph":
      grid.happen(.viewed(item: 3))
      grid.happen(.remove(3..<4), at: 1)
    default: break
    }
    grid.happen(.insert(2, at: 0, extent: 0), at: 1)
    let scene = grid.drawn(at: 1)
    #expect(!scene.isMoving)
    for cell in scene.placements where cell.item != 5 {
      #expect(cell.frame == grid.model.layout.frame(of: cell.item) && cell.opacity == 1)
    }
  }

  @Test func anEditThatMovesNothingStopsCellsThatFly() {
    var grid = GridRig(count: 40)
    grid.happen(.remove(0..<1), at: 1)
    grid.scrollNatively(by: 20, at: 1.1)
    grid.happen(.remove(0..<1), at: 1.15)
    #expect(!grid.drawn(at: 1.15).isMoving)
  }

  // MARK: Helpers

  private func anyGrid(_ random: inout SeededGenerator) -> GridRig {
    var grid = GridRig(count: Int.random(in: 1...90, using: &random), width: 390)
    grid.happen(
      .environment(Event.Environment(isRightToLeft: random.happens(once: 3))))
    if random.happens(once: 3) { grid.happen(.sections([0, 4, 31], .day)) }
    let end = max(0, grid.model.layout.dimensions.height - 844)
    grid.scroll(to: random.number(in: 0...end))
    return grid
  }

  private func anyEdit(of count: Int, _ random: inout SeededGenerator) -> Event.Kind {
    let first = Int.random(in: 0...max(0, count - 1), using: &random)
    let length = Int.random(in: 1...4, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where count > 8: return .remove(first..<min(count, first + length))
    case 1 where count > 0:
      return .move(
        first..<min(count, first + length), to: Int.random(in: 0..<count, using: &random))
    default: return .insert(length, at: first, extent: 0)
    }
  }

  private func allEdits(of count: Int) -> [Event.Kind] {
    var edits: [Event.Kind] = (0...8).map { .count($0) }
    for first in 0...count {
      for length in 0...3 {
        edits.append(.insert(length, at: first, extent: 0))
        edits.append(.remove(first..<first + length))
        for destination in 0...count {
          edits.append(.move(first..<first + length, to: destination))
        }
      }
    }
    return edits
  }
}

/// A cell as a person sees it.
private struct SeenCell {
  /// Its frame in the window.
  var place: Frame
  var velocity: Vector
  var opacity: Double
  var isVisible: Bool
}

extension Rig where Model == PhotoGridModel {
  /// Returns the drawn cells by their items.
  fileprivate func looks(at time: Double) -> [Int: SeenCell] {
    let step = 1.0 / 1024 / 1024
    let (now, later) = (drawn(at: time), drawn(at: time + step))
    let window = record.viewport.window
    var looks: [Int: SeenCell] = [:]
    for (here, next) in zip(now.placements, later.placements) {
      let place = here.frame.moved(by: Vector.zero - window.origin)
      looks[here.item] = SeenCell(
        place: place, velocity: (next.frame.origin - here.frame.origin) * (1 / step),
        opacity: here.opacity, isVisible: place.maxY > 0 && place.y < window.height)
    }
    return looks
  }

  /// The photographs of which one names each section: its last one, by identity.
  fileprivate var titles: [Int: Int] {
    guard let sections = model.layout.sections else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: (0..<sections.count).map {
        ($0, record.items.ids[sections.range(of: $0).upperBound - 1])
      })
  }

  fileprivate var sectionFrames: [Frame] {
    guard let grid = model.layout.sectioned else { return [] }
    return (0..<grid.sections.count).map { grid.frame(ofSection: $0) }
  }

  fileprivate mutating func scrollNatively(by distance: Double, at time: Double) {
    var viewport = record.viewport
    viewport.window.y += distance
    viewport.origin.y -= distance
    happen(.viewport(viewport), at: time)
  }
}
