import Testing
import VitrineTraces

@testable import Vitrine

/// Which photographs fly, and what fingers, edits and other arrangements do to them.
@Suite struct RearrangementTests {
  @Test func photographsNearBothViewsFlyAndTheOthersFade() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    let flown = rig.flown(at: 1)
    // Two and a half items are visible in the row, and as many views are beside it.
    #expect(flown[4] != nil && flown[3] != nil && flown[5] != nil && flown[20] == nil)
    #expect(flown.count <= Rearrangement.maximum)
    let scene = rig.draw(at: 1)
    #expect((scene.source.opacity, scene.destination.opacity) == (1, 0))
    #expect(scene.placements.last?.item == 4, "the leader is in front")
    let opacities = stride(from: 1, to: 1.6, by: 0.05).map { rig.draw(at: $0) }
      .map { ($0.source.opacity, $0.destination.opacity) }
    #expect(opacities.allSatisfy { $0.0 == 0 || $0.1 == 0 })
    #expect(opacities.last.map { $0.0 == 0 && $0.1 > 0.9 } ?? false)
  }

  @Test func atMostFortyEightFly() {
    var rig = ArrangementRig(count: 400)
    for kind in [Event.Kind.option(.minCell, 20), .option(.spacing, 1)] { rig.prepare(.grid, kind) }
    rig.prepare(.stitched, .extents([Double](repeating: 5, count: 400), first: 0))
    rig.show(.stitched, leader: 9, at: 1)
    #expect(rig.flown(at: 1).count == 48)
  }

  @Test func theLeaderArrivesFirst() {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    func left(_ item: Int) -> Double {
      let (start, now, end) = (
        rig.flown(at: 1)[item], rig.flown(at: 1.3)[item], rig.pose(of: item, in: .stitched, at: 1)
      )
      guard let start, let now, let end else { return 1 }
      return (now.frame.center - end.visible.center).length
        / (start.frame.center - end.visible.center).length
    }
    let last = rig.draw(at: 1).placements[0].item
    #expect(left(4) < left(last))
  }

  @Test func aThirdArrangementRedirectsWhatFlies() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.show(.deck, at: 1.05)
    #expect(rig.leaving == .grid, "the row was not visible yet")
    rig.show(.stitched, at: 1.4)
    #expect(rig.leaving == .deck && rig.rearrangement.leader == 4)
    rig.pass(to: 4)
    #expect(rig.settled == [4] && rig.shown == .stitched)
  }

  @Test func twoSwitchesInOneFrame() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.show(.deck, at: 1)
    rig.show(.grid, at: 1)
    for (item, placement) in rig.flown(at: 1) {
      #expect(placement.frame.isNear(rig.pose(of: item, in: .grid, at: 1)?.visible))
    }
    rig.pass(to: 1.1)
    #expect(rig.shown == .grid && rig.draw(at: 1.1).source.opacity == 0)
  }

  @Test func withLessMotionTheExhibitsCrossFade() {
    var rig = ArrangementRig(reducesMotion: true)
    rig.show(.carousel, leader: 4, at: 1)
    #expect(rig.flown(at: 1).isEmpty)
    let scene = rig.draw(at: 1.07)
    #expect(near(scene.source.opacity, 0.5) && scene.source.scale == 1 && scene.isMoving)
    #expect(near(rig.draw(at: 1.21).destination.opacity, 0.5))
    rig.show(.grid, at: 1.07)
    #expect(near(rig.draw(at: 1.07).destination.opacity, 0.5))
    rig.scrub(to: 0.9, at: 1.07)
    #expect(near(rig.draw(at: 2).destination.opacity, 0.8))
    _ = rig.endScrub(velocity: 0, at: 2)
    rig.pass(to: 3)
    #expect(!rig.isActive && rig.settled == [4])
  }

  @Test func slowAnimationsAreSlow() {
    var (rig, slow) = (ArrangementRig(), ArrangementRig())
    rig.show(.carousel, leader: 4, at: 1)
    slow.show(.carousel, leader: 4, at: 1)
    slow.happen(.option(.speed, 0.2), at: 1)
    for (item, placement) in rig.flown(at: 1.1) {
      #expect(slow.flown(at: 1.5)[item]?.frame.isNear(placement.frame) ?? false)
    }
  }
}

/// Ends that have no place for a photograph.
extension RearrangementTests {
  @Test func withoutPhotographsTheExhibitsCrossFade() {
    var rig = ArrangementRig(count: 0)
    rig.show(.carousel, at: 1)
    #expect(rig.isActive && rig.flown(at: 1.1).isEmpty && rig.rearrangement.leader == nil)
    rig.pass(to: 4)
    #expect(!rig.isActive && rig.settled == [-1])
  }

  @Test func onePhotographFlies() {
    var rig = ArrangementRig(count: 1)
    for name in [ArrangementRig.Name.carousel, .deck, .expanding, .stitched, .grid] {
      rig.show(name, at: rig.time + 1)
      #expect(Array(rig.flown(at: rig.time + 0.1).keys) == [0])
    }
  }

  @Test func anEndWithoutASizeFades() {
    var rig = ArrangementRig()
    rig.prepare(.carousel, .viewport(.zero))
    rig.show(.carousel, leader: 4, at: 1)
    #expect(rig.flown(at: 1).isEmpty && rig.isActive)
    rig.show(.grid, at: 1.1)
    rig.pass(to: 4)
    #expect(!rig.isActive)
    rig.show(.carousel, leader: 4, at: 5)
    rig.pass(to: 9)
    rig.show(.grid, leader: 4, at: 9)
    #expect(rig.flown(at: 9).isEmpty, "the row has no size from which a photograph could fly")
  }

  @Test func aPhotographInOneArrangementOnlyFades() {
    var rig = ArrangementRig()
    rig.prepare(.carousel, .count(4))
    rig.show(.carousel, leader: 3, at: 1)
    #expect(Set(rig.flown(at: 1).keys) == [0, 1, 2, 3])
  }

  @Test func aRemovedPhotographFadesWhereItIs() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.pass(to: 1.1)
    let before = rig.flown(at: 1.1)
    rig.happen(.remove(4..<5), at: 1.1)
    let after = rig.flown(at: 1.1)
    #expect(
      after.count == before.count && after[5] == nil
        || after[5]?.frame.isNear(before[6]?.frame) ?? false)
    let removed = try #require(after.keys.first { $0 < 0 })
    let gone = try #require(after[removed])
    #expect(gone.frame.isNear(before[4]?.frame) && near(gone.opacity, 1))
    #expect(after[4]?.frame.isNear(before[5]?.frame) ?? false)
    #expect(try #require(rig.flown(at: 1.5)[removed]).opacity < 0.1)
    #expect(rig.rearrangement.leader == 4, "the next one leads")
    rig.happen(.count(0), at: 1.2)
    #expect(rig.flown(at: 1.2).keys.allSatisfy { $0 < 0 })
    rig.pass(to: 4)
    #expect(!rig.isActive)
  }

  @Test func twoPhotographsThatWereRemovedAtTheSameIndexStayTwo() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    let before = rig.flown(at: 1.1)
    rig.happen(.remove(4..<5), at: 1.1)
    rig.happen(.remove(4..<5), at: 1.1)
    let gone = rig.draw(at: 1.1).placements.filter { $0.item < 0 }
    #expect(Set(gone.map { $0.item }).count == 2)
    let frames = rig.flown(at: 1.1)
    for item in [4, 5] {
      #expect(gone.contains { frames[$0.item]?.frame.isNear(before[item]?.frame) ?? false })
    }
    let back = try #require(gone.first { frames[$0.item]?.frame.isNear(before[5]?.frame) ?? false })
    rig.happen(.insert(1, at: 4, extent: 250), at: 1.1)
    rig.restore(back.item, as: 4, at: 1.1)
    #expect(rig.flown(at: 1.1)[4]?.frame.isNear(before[5]?.frame) ?? false)
  }

  @Test func aRemovedPhotographThatComesBackGoesOnFromWhereItFadesOut() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.happen(.remove(5..<6), at: 1.1)
    let number = try #require(rig.flown(at: 1.2).keys.first { $0 < 0 })
    let gone = try #require(rig.flown(at: 1.2)[number])
    #expect(gone.opacity > 0.1 && gone.opacity < 0.9)
    rig.happen(.insert(1, at: 5, extent: 390), at: 1.2)
    for (removed, item) in [(number - 1, 5), (number, 500), (number, 4), (5, 5)] {
      rig.restore(removed, as: item, at: 1.2)
      #expect(rig.flown(at: 1.2)[number] == gone, "\(removed) as \(item)")
    }
    rig.restore(number, as: 5, at: 1.2)
    let back = try #require(rig.flown(at: 1.2)[5])
    #expect(back.frame.isNear(gone.frame) && near(back.opacity, gone.opacity))
    #expect(rig.flown(at: 1.2)[number] == nil)
    let later = try #require(rig.flown(at: 1.7)[5])
    #expect(later.opacity > 0.9)
    rig.pass(to: 4)
    #expect(!rig.isActive)
  }

  @Test func numbersThatAreNoneChangeNothing() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 400, at: 1)
    #expect(rig.rearrangement.leader == 0, "the photograph that is looked at")
    let before = rig.flown(at: 1.1)
    for time in [Double.nan, .infinity] {
      #expect(rig.pose(of: 0, at: time) == rig.pose(of: 0, at: 1), "\(time)")
    }
    rig.show(.deck, at: .nan)
    rig.scrub(to: .nan, at: 1)
    rig.scrub(to: 0.3, at: .infinity)
    #expect(!before.isEmpty)
    rig.pass(to: .nan)
    #expect(rig.draw(at: .nan).placements.allSatisfy { $0.frame.isFinite })
  }
}

/// Fingers on photographs that fly.
extension RearrangementTests {
  private func pointer(_ phase: Pointer.Phase, _ point: Vector) -> Event.Kind {
    .pointer(Pointer(id: 1, phase, position: point))
  }

  /// Returns the middle of a drawn photograph, relative to an exhibit.
  private func middle(of item: Int, in rig: ArrangementRig, at time: Double) -> Vector {
    (rig.flown(at: time)[item]?.frame.center ?? .zero)
      - ArrangementRig.viewport(of: rig.shown).origin
  }

  @Test func aPressHoldsEverythingAndADragCarriesThePhotograph() throws {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.pass(to: 1.15)
    let press = middle(of: 4, in: rig, at: 1.15) + Vector(x: 20, y: 5)
    let caught = rig.flown(at: 1.15)
    rig.happen(pointer(.down, press), at: 1.16, shown: 1.15)
    for time in [1.16, 1.3] {
      for (item, placement) in rig.flown(at: time) {
        #expect(placement.frame.isNear(caught[item]?.frame), "\(item) is held")
      }
    }
    let frame = try #require(caught[4]?.frame)
    let share = (press.x - frame.x) / frame.width
    for step in 1...12 {
      let (time, way) = (1.3 + 0.016 * Double(step), 6 * Double(step))
      rig.happen(pointer(.move, press + Vector(x: way, y: 0)), at: time)
      guard way >= 2 * Threshold.touchSlop else { continue }
      let now = try #require(rig.flown(at: time)[4]?.frame)
      // The drag does not contain the slop.
      let point = now.x + share * now.width
      #expect(near(point, press.x + way - Threshold.touchSlop), "the point follows the finger")
    }
    let (held, end) = (rig.flown(at: 1.5)[4]?.frame, rig.pose(of: 4, in: .carousel, at: 1.5))
    #expect(abs((held?.height ?? 0) - (end?.visible.height ?? 0)) < abs(frame.height - 320))
    rig.happen(pointer(.up, press + Vector(x: 72, y: 0)), at: 1.6)
    rig.pass(to: 4)
    #expect(!rig.isActive && rig.opened.isEmpty)
  }

  @Test func aTapOnASlowPhotographOpensIt() {
    var rig = ArrangementRig()
    rig.show(.carousel, leader: 4, at: 1)
    rig.pass(to: 1.55)
    let point = middle(of: 4, in: rig, at: 1.55)
    rig.happen(pointer(.down, point), at: 1.55)
    let response = rig.happen(pointer(.up, point), at: 1.6)
    #expect(rig.opened == [4] && response.suppressesClick && rig.isActive)
    let (source, pose) = (rig.source(of: 4, at: 1.6), rig.pose(of: 4, at: 1.6))
    #expect(source?.frame == pose?.visible && source != nil)
    rig.happen(.viewed(item: 4), at: 1.6)
    #expect(rig.flown(at: 1.6)[4] == nil && !rig.flown(at: 1.6).isEmpty, "the others go on")
    rig.pass(to: 4)
    #expect(!rig.isActive)
  }

  @Test func aTapOpensThePressedPhotographAtItsNewIndex() {
    for (edit, opened) in [
      (Event.Kind.insert(2, at: 0, extent: 250), [6]), (.remove(1..<3), [2]), (.remove(4..<5), []),
      (.move(0..<5, to: 10), [14]), (.count(0), []),
    ] {
      var rig = ArrangementRig()
      rig.show(.carousel, leader: 4, at: 1)
      rig.pass(to: 1.55)
      let point = middle(of: 4, in: rig, at: 1.55)
      rig.happen(pointer(.down, point), at: 1.55)
      rig.happen(edit, at: 1.56)
      let response = rig.happen(pointer(.up, point), at: 1.6)
      #expect(rig.opened == opened && response.suppressesClick, "\(edit)")
    }
  }

  @Test func aPressOnAFastPhotographOnlyCatches() {
    for name in [ArrangementRig.Name.carousel, .deck] {
      var rig = ArrangementRig()
      rig.show(name, leader: 8, at: 1)
      rig.pass(to: 1.12)
      let point = middle(of: 8, in: rig, at: 1.12)
      rig.happen(pointer(.down, point), at: 1.12)
      let response = rig.happen(pointer(.up, point), at: 1.2)
      #expect(rig.opened.isEmpty && response.suppressesClick, "\(name)")
      rig.pass(to: 4)
      #expect(!rig.isActive && rig.settled == [8], "\(name)")
    }
  }

  @Test func aFlickDecidesAScrub() {
    for (progress, velocity, arrives) in [
      (0.3, 0.0, false), (0.7, 0, true), (0.2, 4, true), (0.8, -4, false),
    ] {
      var rig = ArrangementRig()
      rig.show(.stitched, leader: 4, at: 1)
      rig.scrub(to: 0, at: 1)
      rig.scrub(to: progress, at: 1)
      #expect(near(rig.progress(at: 1), progress))
      #expect((rig.endScrub(velocity: velocity, at: 1.2) == .arrives) == arrives)
      rig.pass(to: 4)
      #expect(rig.shown == (arrives ? .stitched : .grid) && !rig.isActive)
    }
  }

  /// The leader is the middle item of two rows with equal items.
  @Test func aScrubDecidesWhereTheLeaderStaysInPlace() {
    for (progress, velocity, arrives) in [
      (0.3, 0.0, false), (0.7, 0, true), (0.2, 4, true), (0.8, -4, false),
    ] {
      var rig = ArrangementRig(showing: .carousel)
      for kind in [Event.Kind.extent(250), .option(.spacing, 12)] { rig.prepare(.deck, kind) }
      #expect(rig.pose(of: 0, in: .deck, at: 1)?.visible == rig.pose(of: 0, at: 1)?.visible)
      rig.show(.deck, leader: 0, at: 1)
      rig.scrub(to: progress, at: 1)
      #expect((rig.endScrub(velocity: velocity, at: 1.2) == .arrives) == arrives, "\(progress)")
    }
  }

  /// A grid waits for the scroll that it has asked for; the row from which photographs came does not.
  @Test func afterTheWayBackFromAGridTheRowScrollsWithItsPage() {
    var rig = ArrangementRig(showing: .carousel)
    rig.show(.grid, leader: 39, at: 1)
    rig.show(.carousel, at: 1.1)
    var viewport = ArrangementRig.viewport(of: .carousel)
    viewport.origin.y -= 50
    let before = rig.flown(at: 1.1)
    rig.happen(.viewport(viewport), at: 1.1)
    let after = rig.flown(at: 1.1)
    #expect(!before.isEmpty)
    for (item, placement) in before {
      #expect(
        after[item]?.frame.isNear(placement.frame.moved(by: Vector(x: 0, y: -50))) ?? false)
    }
  }

  @Test func photographsComeUnderAFingerThatBeginsElsewhere() {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    rig.pass(to: 1.05)
    let before = rig.flown(at: 1.05)
    rig.scrub(to: 0.8, at: 1.05)
    #expect(!before.isEmpty && rig.draw(at: 1.05).isMoving)
    for (item, placement) in rig.flown(at: 1.05) {
      #expect(placement.frame.isNear(before[item]?.frame), "\(item)")
    }
    rig.pass(to: 1.15)
    let progress = rig.progress(at: 1.15)
    #expect(progress > 0.5 && progress < 0.79)
    rig.scrub(to: 0.6, at: 1.15)
    #expect(near(rig.progress(at: 1.15), progress - 0.2), "they follow its moves at once")
    rig.pass(to: 1.6)
    #expect(near(rig.progress(at: 1.6), 0.6) && !rig.draw(at: 1.6).isMoving)
  }

  /// The photographs are hardly under a finger that has begun beside them, when it lets go.
  @Test func thePlaceOfTheFingerDecidesAScrub() {
    for (progress, arrives) in [(0.2, false), (0.8, true)] {
      var rig = ArrangementRig()
      rig.show(.stitched, leader: 4, at: 1)
      rig.scrub(to: progress, at: 1)
      #expect((rig.endScrub(at: 1.02) == .arrives) == arrives, "\(progress)")
    }
  }

  @Test func aScrubKnowsTheVelocityOfItsFinger() {
    for (last, arrives) in [(1.1, true), (1.2, false)] {
      var rig = ArrangementRig()
      rig.show(.stitched, leader: 4, at: 1)
      for step in 0...5 { rig.scrub(to: 0.06 * Double(step), at: 1 + 0.02 * Double(step)) }
      // A finger that rests has no velocity.
      #expect((rig.endScrub(at: last) == .arrives) == arrives, "lifted at \(last)")
    }
  }

  @Test func aScrubResistsBeyondItsEnds() {
    var rig = ArrangementRig()
    rig.show(.stitched, leader: 4, at: 1)
    rig.scrub(to: 0, at: 1)
    rig.scrub(to: 1.5, at: 1)
    let (beyond, end) = (rig.flown(at: 1)[4], rig.pose(of: 4, in: .stitched, at: 1))
    let start = rig.pose(of: 4, in: .grid, at: 1)
    guard let beyond, let end, let start else { return #expect(Bool(false)) }
    let way = (end.visible.center - start.visible.center).length
    let over = (beyond.frame.center - end.visible.center).length
    #expect(over > 0 && over < way / 2)
  }
}
