import Testing
import Vitrine

/// Changes of the page by keys, trackpads and hosts.
@Suite struct PhotoViewerPagingTests {
  private let restsOpen = { Signal.settle(item: $0, isOpen: true) }

  @Test func keysGoToTheNextTheFirstAndTheLast() {
    for (key, item) in [
      (Key.right, 8), (.left, 6), (.home, 0), (.end, 11), (.pageUp, 6), (.pageDown, 8),
    ] {
      var rig = ViewerRig.row()
      rig.happen(.key(key), at: 10)
      rig.draw(at: 12)
      #expect(rig.signals == [.change(item: item), restsOpen(item)])
    }
  }

  @Test func atAnEndAKeyDoesNothing() {
    var rig = ViewerRig.row(count: 8)
    rig.happen(.key(.right), at: 10)
    rig.happen(.step(5), at: 10)
    rig.draw(at: 12)
    #expect(rig.signals.isEmpty && !rig.scene.isMoving)
  }

  @Test func aViewerThatClosesDuringAWheelBringsItsPageHome() throws {
    var rig = ViewerRig.row()
    rig.happen(.wheel(Wheel(delta: Vector(x: 80, y: 0))), at: 10)
    let turned = try #require(rig.drawn(at: 10).photo).outline.center.x
    rig.happen(.close(animated: true), at: 10.01)
    let later = try #require(rig.drawn(at: 10.1).photo).outline.center.x
    #expect(rig.drawn(at: 10.01).photo?.outline.center.x == turned && later > turned)
    rig.draw(at: 14)
    #expect(rig.model.item == nil && !rig.signals.contains(.change(item: 8)))
  }

  @Test func whatIsFarAwayComesAsIfItWereTheNext() {
    var rig = ViewerRig.row()
    rig.happen(.key(.end), at: 10)
    rig.draw(at: 10)
    #expect(rig.scene.placements.first { $0.item == 11 }?.frame.center.x == 605)
    rig.happen(.key(.home), at: 10.1)
    rig.draw(at: 10.1)
    #expect(rig.scene.placements.contains { $0.item == 7 })
    rig.draw(at: 12)
    #expect(rig.scene.placements.map(\.item) == [1, 0])
  }

  @Test func aTrackpadTurnsOnePageAndItComesToItsPlaceOnceTheTrackpadIsSilent() {
    var rig = ViewerRig.row()
    for step in 0..<20 {
      let turn = Wheel(delta: Vector(x: 40, y: 3))
      #expect(rig.happen(.wheel(turn), at: 10 + Double(step) / 60).claim == .mine)
    }
    rig.draw(at: 10.32)
    #expect(rig.scene.wakeAt != nil && rig.scene.current == 8 && rig.scene.target == 7)
    rig.draw(at: 12)
    #expect(rig.signals == [.change(item: 8), restsOpen(8)])
  }

  @Test(arguments: [1.0, -1])
  func aWheelDoesNotMakeARowJumpThatReturnsFromBeyondItsEnd(delta: Double) throws {
    var rig = ViewerRig.row(count: 8)
    rig.touch(.down, 300, 400, at: 10)
    for step in 1...10 {
      rig.touch(.move, 300 - 20 * Double(step), 400, at: 10 + Double(step) / 60)
    }
    rig.touch(.up, 100, 400, at: 10.4)
    let before = try #require(rig.drawn(at: 10.42).photo).outline.center.x
    rig.happen(.wheel(Wheel(delta: Vector(x: delta, y: 0))), at: 10.42)
    let after = try #require(rig.drawn(at: 10.42).photo).outline.center.x
    #expect(before < 190 && abs(after - before) <= 1.001, "\(before) \(after)")
  }

  @Test func aTrackpadThatHardlyMovedTurnsNothing() {
    var rig = ViewerRig.row()
    rig.happen(.wheel(Wheel(delta: Vector(x: 30, y: 0))), at: 10)
    rig.happen(.wheel(Wheel(delta: Vector(x: 0, y: 300))), at: 10.01)
    rig.draw(at: 12)
    #expect(rig.signals == [restsOpen(7)])
  }

  @Test func withReducedMotionTheTwoCrossFadeWhereTheyAre() throws {
    var rig = ViewerRig.row()
    rig.happen(.environment(Event.Environment(reducesMotion: true)), at: 9)
    rig.happen(.key(.right), at: 10)
    rig.draw(at: 10.07)
    let (old, new) = (rig.scene.placements[0], rig.scene.placements[1])
    #expect(old.item == 7 && new.item == 8 && old.frame.center == new.frame.center)
    #expect(agree(old.opacity, 0.5, within: 0.01) && agree(new.opacity, 0.5, within: 0.01))
    rig.draw(at: 10.2)
    #expect(rig.signals == [.change(item: 8), restsOpen(8)])
  }

  @Test func whenItemsComeAndGoThePhotographStaysTheSame() {
    var rig = ViewerRig.row()
    rig.happen(.insert(2, at: 3, extent: 0), at: 10)
    rig.happen(.remove(0..<1), at: 10)
    rig.draw(at: 10)
    #expect(rig.scene.placements.map(\.item) == [7, 9, 8])
    #expect(rig.scene.placements[1].frame.height == 520 && !rig.scene.isMoving)
    #expect(rig.signals.isEmpty)
  }

  @Test func aPhotographWhoseItemIsGoneFadesAway() {
    var rig = ViewerRig.row()
    rig.happen(.remove(7..<8), at: 10)
    rig.draw(at: 12)
    #expect(rig.signals == [.close(item: -1), .settle(item: -1, isOpen: false)])
    #expect(rig.model.item == nil)
  }

  @Test func itLandsInThePlaceOfThePhotographShownLast() {
    var rig = ViewerRig.row()
    rig.happen(.key(.right), at: 10)
    rig.draw(at: 11)
    let cell = ViewerRig.cell.moved(by: Vector(x: 121, y: 0))
    rig.happen(.source(Source(frame: cell)), at: 11)
    rig.happen(.key(.escape), at: 11)
    var last = Frame.zero
    for step in 0...200 {
      rig.draw(at: 11 + Double(step) / 100)
      if let seen = rig.scene.placements.last { last = seen.frame }
    }
    #expect(last.isNear(cell, within: 1))
    #expect(rig.signals.suffix(2) == [.close(item: 8), .settle(item: 8, isOpen: false)])
  }

  @Test(arguments: [(3, 4), (4, 3)])
  func aRowThatIsHeldStaysUnderTheFingerWhenTheNumberOfPhotographsChanges(
    old: Int, new: Int
  ) {
    var rig = ViewerRig()
    rig.happen(.count(old), at: 1)
    rig.happen(.open(item: 2, ratio: 1.5, animated: false), at: 1)
    rig.draw(at: 8)
    rig.drag(from: ViewerRig.middle, to: Vector(x: 95, y: 422), starting: 10, during: 0.2)
    let before = rig.draw(at: 10.2).position
    rig.happen(.count(new), at: 10.25)
    #expect(agree(rig.draw(at: 10.25).position, before, within: 1e-9))
    rig.touch(.move, Vector(x: 94, y: 422), at: 10.3)
    #expect(abs(rig.draw(at: 10.3).position - before) < 2.0 / 390)
  }
}
