import Testing

@testable import Vitrine

/// A collection that flies between its arrangements: what a host draws, and what fingers, edits and scrubs do to it.
@Suite struct CollectionModelTests {
  private static let pairs = Arrangement.allCases.flatMap { from in
    Arrangement.allCases.filter { $0 != from }.map { (from, $0) }
  }

  @Test(arguments: pairs)
  func aFlightEndsAsAJumpShows(_ from: Arrangement, _ to: Arrangement) {
    var (flown, jumped) = (CollectionRig(), CollectionRig())
    flown.arrange(from, at: 1, animated: false)
    jumped.arrange(from, at: 1, animated: false)
    flown.draw(at: 1)
    jumped.draw(at: 1)
    flown.arrange(to, at: 2)
    #expect(flown.model.isRearranging && flown.model.arrangement == to)
    jumped.arrange(to, at: 2, animated: false)
    #expect(!jumped.model.isRearranging)
    flown.draw(at: 2)
    let (end, expected) = (flown.draw(at: 5), jumped.draw(at: 5))
    #expect(!flown.model.isRearranging && end == expected)
  }

  @Test func noPhotographJumpsAtASwitch() {
    var generator = SeededGenerator(seed: 43)
    for _ in 0..<60 {
      var (rig, time) = (CollectionRig(count: generator.pick([1, 5, 60])), 1.0)
      var history = "\(rig.model.count)"
      rig.draw(at: time)
      for _ in 0..<6 {
        time += generator.number(in: 0.02...0.7)
        if generator.happens(once: 3), rig.model.arrangement == .grid, !rig.model.isRearranging {
          let end = max(0, rig.model.contentDimensions.height - 844)
          rig.scroll(to: generator.number(in: 0...end), at: time)
        }
        history += " \(time): \(rig.model.arrangement) at \(rig.model.scrollOffset)"
        let before = rig.draw(at: time)
        rig.arrange(generator.pick(Arrangement.allCases), at: time)
        for (item, placement) in rig.draw(at: time) {
          guard let last = before[item], last.opacity > 0.02, placement.opacity > 0.02 else {
            continue
          }
          let distance = (placement.frame.center - last.frame.center).length
          #expect(
            distance < 0.01 && abs(placement.frame.width - last.frame.width) < 0.01,
            "\(item) by \(distance) to \(rig.model.arrangement), \(history), \(last) \(placement)")
        }
      }
    }
  }

  @Test(arguments: Arrangement.allCases.dropFirst(), [false, true])
  func noPhotographJumpsWhileColumnsChange(to row: Arrangement, underFingers: Bool) {
    for (columns, time) in [(2, 1.02), (2, 1.15), (2, 1.3), (6, 1.05), (6, 1.2)] {
      var rig = CollectionRig()
      rig.send(.option(.zoom, 1), at: 0)
      rig.draw(at: 0.5)
      if underFingers {
        let middle = Vector(x: 200, y: 300)
        rig.send(.magnify(Magnify(.began, scale: 1, position: middle)), at: 1)
        let scale = 1 + (3 / Double(columns) - 1) * (time - 1)
        rig.send(.magnify(Magnify(.changed, scale: scale, position: middle)), at: time)
      } else {
        rig.send(.columns(columns, about: nil, animated: true), at: 1)
      }
      let before = rig.seen(at: time)
      rig.arrange(row, at: time)
      let after = rig.seen(at: time)
      #expect(rig.model.isRearranging && after.count > 8)
      for (item, placement) in after {
        guard let last = before[item], last.opacity > 0.5, placement.opacity > 0.5 else { continue }
        let distance = (placement.frame.center - last.frame.center).length
        #expect(
          distance < 0.01 && abs(placement.frame.width - last.frame.width) < 0.01,
          "\(item) by \(distance) at \(time), \(columns)")
      }
      // Back on the way, and at rest.
      rig.seen(at: time + 0.05)
      let turning = rig.seen(at: time + 0.1)
      rig.arrange(.grid, at: time + 0.1)
      for (item, placement) in rig.seen(at: time + 0.1) {
        guard let last = turning[item], last.opacity > 0.5, placement.opacity > 0.5 else {
          continue
        }
        #expect((placement.frame.center - last.frame.center).length < 0.01, "\(item) turns")
      }
      rig.seen(at: time + 0.2)
      let end = rig.draw(at: 6)
      #expect(!rig.model.isRearranging && !end.isEmpty)
      #expect(end.values.allSatisfy { $0.frame.width == rig.model.grid.layout.frame(of: 0).width })
    }
  }

  @Test func eachPhotographHasOnePlacementInTheOrderOfTheCollection() {
    var rig = CollectionRig()
    rig.arrange(.deck, at: 1)
    for step in 0..<60 {
      var scene = ExhibitScene()
      rig.model.scene(at: 1 + Double(step) / 60, into: &scene)
      let items = scene.placements.map { $0.item }
      #expect(items == Array(Set(items)).sorted())
    }
  }

  @Test func aRowLeadsBackToTheSameScrollPosition() {
    var rig = CollectionRig(count: 4000)
    rig.scroll(to: 13_100, at: 0.5)
    rig.draw(at: 0.5)
    rig.arrange(.deck, at: 1)
    rig.draw(at: 1)
    #expect(rig.draw(at: 4).count < 50)
    rig.arrange(.grid, at: 5)
    rig.draw(at: 5)
    #expect(rig.draw(at: 8)[300]?.frame.y == 0)
    #expect(rig.model.scrollOffset == 13_100 && rig.model.exhibits.rows.isEmpty)
  }

  @Test(arguments: [1, 2, 57, 59])
  func thePhotographLookedAtStaysTheSameFromArrangementToArrangement(_ item: Int) {
    for order in [Arrangement.allCases, Arrangement.allCases.reversed()] {
      var (rig, time) = (CollectionRig(), 1.0)
      rig.arrange(.deck, at: time)
      rig.draw(at: time)
      rig.send(.select(item: item, animated: false), at: time + 1)
      rig.draw(at: time + 1.5)
      for arrangement in order + order {
        time += 2
        rig.arrange(arrangement, at: time)
        rig.draw(at: time)
        rig.draw(at: time + 1.9)
        let shown = rig.model.exhibits.drawn[rig.model.exhibits.present]
        #expect(shown.itemLookedAt == item, "\(arrangement) of \(order)")
      }
    }
  }

  @Test func aRowLiesInTheMiddleOfTheVisiblePart() {
    var rig = CollectionRig()
    rig.scroll(to: 500, at: 0.5)
    for row in Arrangement.allCases where row != .grid {
      rig.arrange(row, at: 1, animated: false)
      let leader = rig.model.focused
      #expect(rig.draw(at: 1)[leader].map { abs($0.frame.center.y - 422) < 1e-9 } == true, "\(row)")
    }
  }

  @Test func aSwitchOnTheWayTurnsThePhotographsRound() {
    var rig = CollectionRig()
    let cells = rig.draw(at: 1)
    rig.arrange(.deck, at: 1)
    rig.draw(at: 1.2)
    rig.arrange(.grid, at: 1.2)
    #expect(rig.model.exhibits.leaving != nil)
    #expect(rig.draw(at: 4) == cells)
  }

  @Test func aPressCatchesPhotographsOnTheirWayToARow() throws {
    var rig = CollectionRig()
    rig.draw(at: 1)
    rig.arrange(.deck, at: 1)
    let middleFound = rig.middle(of: 0, at: 1.1)
    let middle = try #require(middleFound)
    rig.touch(.down, middle.x, middle.y, at: 1.1)
    #expect(rig.middle(of: 0, at: 1.5) == middle)
    rig.touch(.up, middle.x, middle.y, at: 2.5)
    #expect(rig.middle(of: 0, at: 4) == Vector(x: 195, y: 422))
  }

  @Test func aFingerThatCatchesPhotographsOnTheirWayToAGridScrollsIt() throws {
    var rig = CollectionRig()
    rig.arrange(.deck, at: 1, animated: false)
    rig.draw(at: 1)
    rig.arrange(.grid, at: 2)
    let middleFound = rig.middle(of: 0, at: 2.1)
    let middle = try #require(middleFound)
    #expect(rig.touch(.down, middle.x, middle.y, at: 2.1).claim == .pending)
    #expect(rig.middle(of: 0, at: 2.5) == middle)
    #expect(rig.touch(.move, middle.x, middle.y - 5, at: 2.5).claim == .pending)
    #expect(rig.touch(.move, middle.x, middle.y - 15, at: 2.6).claim == .yours)
    #expect(rig.middle(of: 0, at: 5) == Vector(x: 64, y: 64))
  }

  @Test func aSecondFingerLeavesThePhotographsToTheFirstOne() throws {
    var rig = CollectionRig()
    rig.arrange(.deck, at: 1, animated: false)
    rig.draw(at: 1)
    rig.arrange(.grid, at: 2)
    let middleFound = rig.middle(of: 0, at: 2.1)
    let middle = try #require(middleFound)
    rig.touch(.down, middle.x, middle.y, at: 2.1)
    rig.touch(.down, 300, 700, by: 2, at: 2.2)
    rig.touch(.move, 300, 650, by: 2, at: 2.3)
    #expect(rig.middle(of: 0, at: 2.5) == middle)
    rig.touch(.up, 300, 650, by: 2, at: 2.5)
    #expect(rig.middle(of: 0, at: 2.7) == middle)
    #expect(rig.touch(.move, middle.x, middle.y - 5, at: 2.7).claim == .pending)
    #expect(rig.touch(.move, middle.x, middle.y - 15, at: 2.8).claim == .yours)
    #expect(rig.middle(of: 0, at: 5) == Vector(x: 64, y: 64))
  }

  @Test(arguments: [(0.3, 0.0, false), (0.7, 0, true), (0.2, 4, true), (0.8, -4, false)])
  func withoutAFlightAScrubDecidesAtItsRelease(
    progress: Double, velocity: Double, arrives: Bool
  ) {
    var sizeless = CollectionModel()
    sizeless.handle(Event(at: 0, .count(12)))
    for model in [sizeless, CollectionRig(count: 0).model] {
      var model = model
      model.scrub(toward: .deck, progress: 0, ratio: CollectionRig.ratio, at: 1)
      model.scrub(toward: .deck, progress: progress, ratio: CollectionRig.ratio, at: 1.1)
      #expect(model.arrangement == .grid && !model.isRearranging)
      model.endScrub(velocity: velocity, ratio: CollectionRig.ratio, at: 1.2)
      #expect(model.arrangement == (arrives ? .deck : .grid) && !model.isRearranging)
      model.endScrub(velocity: 4, ratio: CollectionRig.ratio, at: 1.3)
      #expect(model.arrangement == (arrives ? .deck : .grid), "it has ended")
    }
  }

  @Test func aScrubThatBeganWithoutASizeFliesFromThenOn() {
    var rig = CollectionRig()
    var viewport = rig.model.view
    (viewport.window.width, viewport.window.height) = (0, 0)
    rig.send(.viewport(viewport), at: 0.5)
    rig.model.scrub(toward: .deck, progress: 0.5, ratio: CollectionRig.ratio, at: 1)
    rig.scroll(to: 0, at: 1.5)
    #expect(!rig.model.isRearranging && rig.model.arrangement == .grid)
    let startFound = rig.middle(of: 0, at: 1.5)
    rig.model.scrub(toward: .deck, progress: 0.25, ratio: CollectionRig.ratio, at: 2)
    let quarterFound = rig.middle(of: 0, at: 3)
    #expect(rig.model.isRearranging)
    let (start, end) = (startFound ?? .zero, Vector(x: 195, y: 422))
    #expect(((quarterFound ?? .zero) - (start + (end - start) * 0.25)).length < 0.01)
  }

  @Test func anArrangementOfTheAppEndsAScrubWithoutAFlight() {
    var model = CollectionModel()
    model.scrub(toward: .deck, progress: 0.9, ratio: CollectionRig.ratio, at: 1)
    model.arrange(as: .stitched, animated: false, ratio: CollectionRig.ratio, at: 1.1)
    model.endScrub(velocity: 0, ratio: CollectionRig.ratio, at: 1.2)
    #expect(model.arrangement == .stitched)
  }

  @Test func aScrubFollowsTheFingerAndFliesBackOrOn() throws {
    for arrives in [false, true] {
      var rig = CollectionRig()
      let startFound = rig.middle(of: 0, at: 1)
      let start = try #require(startFound)
      rig.model.scrub(toward: .deck, progress: 0.25, ratio: CollectionRig.ratio, at: 1)
      let end = Vector(x: 195, y: 422)
      let quarterFound = rig.middle(of: 0, at: 3)
      let quarter = try #require(quarterFound)
      #expect((quarter - (start + (end - start) * 0.25)).length < 0.01)
      let velocity = arrives ? 4.0 : 0
      rig.model.endScrub(velocity: velocity, ratio: CollectionRig.ratio, at: 3)
      #expect(rig.model.arrangement == (arrives ? .deck : .grid))
      #expect(rig.middle(of: 0, at: 6) == (arrives ? end : start))
    }
  }

  @Test func editsDuringAFlightMoveNoPhotographThatFlies() {
    var rig = CollectionRig()
    rig.draw(at: 1)
    rig.arrange(.carousel, at: 1)
    let before = rig.draw(at: 1.1)
    rig.edit(.insert(4, at: 0, extent: 0), at: 1.1)
    let after = rig.draw(at: 1.1)
    for item in 0..<3 {
      #expect(
        before[item].map {
          ($0.frame.center - (after[item + 4]?.frame.center ?? .zero)).length < 0.01
        }
          == true, "\(item)")
    }
    rig.edit(.remove(0..<64), at: 1.2)
    // Those that fly fade out.
    let left = rig.draw(at: 1.2)
    #expect(!left.isEmpty && left.keys.allSatisfy { $0 < 0 })
    #expect(rig.draw(at: 4).isEmpty && !rig.model.isRearranging)
  }

  @Test func photographsRemovedFromTheGridComeFirstUntilTheOthersFlyToAnotherArrangement() throws {
    var rig = CollectionRig()
    rig.draw(at: 1)
    rig.edit(.remove(4..<5), at: 1)
    var scene = ExhibitScene()
    rig.model.scene(at: 1.1, into: &scene)
    let first = try #require(scene.placements.first)
    #expect(first.isRemovedCell && first.frame == Frame(x: 131, y: 131, width: 128, height: 128))
    #expect(scene.placements[1].item == 0 && scene.removed.isEmpty)
    // In the rear layer of other columns it is drawn in the same place.
    let pinch = Vector(x: 195, y: 300)
    rig.send(.option(.zoom, 1), at: 1.1)
    rig.send(.magnify(Magnify(.began, scale: 1, position: pinch)), at: 1.1)
    rig.model.scene(at: 1.1, into: &scene)
    let (layer, placement) = (scene.layers[0], try #require(scene.placements.first))
    #expect(placement.isRemovedCell && placement.lap == 0)
    #expect((placement.drawn(in: layer).frame.origin - first.frame.origin).length < 1e-9)
    rig.send(.magnify(Magnify(.ended, scale: 1, position: pinch)), at: 1.1)
    rig.arrange(.carousel, at: 1.15)
    for frame in 0..<120 {
      if frame == 10 { rig.edit(.remove(0..<2), at: 1.3) }
      rig.model.scene(at: 1.15 + Double(frame) / 60, into: &scene)
      #expect(!scene.placements.contains { $0.isRemovedCell } && scene.removed.isEmpty, "\(frame)")
    }
  }

  @Test func aTapActsAsTheArrangementSays() {
    var rig = CollectionRig()
    func opened() -> Bool { rig.signals.contains(.open(item: 1)) }
    for row in [Arrangement.carousel, .deck] {
      rig.arrange(row, at: 1, animated: false)
      rig.signals = []
      rig.draw(at: 1)
      rig.send(.select(item: 0, animated: false), at: 1)
      rig.model.activate(1, at: 2)
      rig.draw(at: 4)
      #expect(!opened(), "\(row)")
      rig.model.activate(1, at: 5)
      rig.draw(at: 5)
      #expect(opened(), "\(row)")
    }
    rig.arrange(.stitched, at: 6, animated: false)
    rig.signals = []
    rig.model.activate(1, at: 6)
    rig.draw(at: 6)
    #expect(opened())
  }

  @Test func aTapOpensACardAndAnotherOneClosesIt() {
    var rig = CollectionRig()
    rig.arrange(.expanding, at: 1, animated: false)
    for (card, time) in zip([1, 1, 2, 0], stride(from: 2.0, to: 10, by: 2)) {
      let wasOpen = rig.model.openCard == card
      rig.model.activate(card, at: time)
      #expect(rig.model.openCard == nil && rig.model.focused == card)
      let width = rig.draw(at: time + 1.5)[card]?.frame.width
      #expect(width == (wasOpen ? 150 : 250) && rig.model.openCard == (wasOpen ? nil : card))
    }
    #expect(!rig.signals.contains { if case .open = $0 { true } else { false } })
  }

  @Test func reducedMotionCrossFades() {
    var rig = CollectionRig()
    rig.send(.environment(Event.Environment(reducesMotion: true)), at: 0)
    let cells = rig.draw(at: 1)
    rig.arrange(.deck, at: 1)
    let half = rig.draw(at: 1.1)
    #expect(half[5]?.frame == cells[5]?.frame && (half[5]?.opacity ?? 1) < 1)
    #expect(rig.draw(at: 2)[0]?.frame.center == Vector(x: 195, y: 422))
  }

  @Test func theWritingDirectionMirrorsTheFlight() {
    var (rig, mirror) = (CollectionRig(), CollectionRig())
    mirror.send(.environment(Event.Environment(isRightToLeft: true)), at: 0)
    for collection in 0..<2 {
      if collection == 0 { rig.arrange(.carousel, at: 1) } else { mirror.arrange(.carousel, at: 1) }
    }
    for time in [1, 1.1, 1.3, 3] {
      let (left, right) = (rig.draw(at: time), mirror.draw(at: time))
      for item in 0..<3 {
        let sum = (left[item]?.frame.center.x ?? 0) + (right[item]?.frame.center.x ?? 0)
        #expect(abs(sum - 390) < 0.01, "\(item) at \(time)")
      }
    }
  }

  @Test func aCollectionWithoutASizeOrPhotographsJumps() {
    var empty = CollectionModel()
    empty.arrange(as: .deck, animated: true, ratio: { _ in .nan }, at: 0)
    #expect(empty.arrangement == .deck && !empty.isRearranging)
    var rig = CollectionRig(count: 0)
    rig.arrange(.stitched, at: 1)
    rig.model.scrub(toward: .grid, progress: .nan, ratio: CollectionRig.ratio, at: 1)
    #expect(rig.model.arrangement == .stitched && rig.draw(at: 2).isEmpty)
    rig.edit(.count(3), at: 3)
    #expect(rig.draw(at: 3)[0]?.frame.height == 300)
  }

  @Test func aPhotographThatOpensOnItsWayLeavesFromWhereItIs() throws {
    var rig = CollectionRig()
    rig.draw(at: 1)
    rig.arrange(.deck, at: 1)
    let flownFound = rig.draw(at: 1.1)[0]
    let flown = try #require(flownFound)
    let sourceFound = rig.model.source(of: 0, at: 1.1)
    let source = try #require(sourceFound)
    #expect((source.frame.center - flown.frame.center).length < 0.01)
    rig.send(.viewed(item: 0), at: 1.1)
    #expect(rig.draw(at: 1.2)[0]?.opacity == 0)
    rig.send(.viewed(item: nil), at: 2)
    #expect(rig.draw(at: 2)[0]?.opacity == 1)
  }

  @Test func aPhotographThatDoesNotExistIsNotOpen() {
    var rig = CollectionRig()
    rig.send(.viewed(item: 0), at: 1)
    #expect(rig.draw(at: 1)[0]?.opacity == 0)
    rig.send(.viewed(item: 9999), at: 2)
    #expect(rig.draw(at: 2)[0]?.opacity == 1)
  }
}
