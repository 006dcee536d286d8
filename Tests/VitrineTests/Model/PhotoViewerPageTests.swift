import Testing

@testable import Vitrine

/// Turning pages.
@Suite struct PhotoViewerPageTests {
  private let middle = Vector(x: 195, y: 422)
  private let restsOpen = { Signal.settle(item: $0, isOpen: true) }

  /// A viewer in which photograph 7 of 12 is open and at rest.
  private func open(count: Int = 12, isRightToLeft: Bool = false) -> Viewing {
    var viewing = Viewing()
    viewing.happen(.environment(Event.Environment(isRightToLeft: isRightToLeft)), at: 0)
    viewing.happen(.count(count), at: 0)
    viewing.happen(.picture(item: 8, ratio: 0.75, width: 3000), at: 0)
    viewing.happen(Viewing.opening, at: 0)
    viewing.look(at: 5)
    viewing.signals = []
    return viewing
  }

  @Test func thePhotographsBesideItAreDrawnOutOfView() {
    var viewing = open()
    viewing.look(at: 5)
    #expect(viewing.scene.placements.map(\.item) == [6, 8, 7])
    #expect(viewing.scene.placements.map { $0.frame.center.x } == [-215, 605, 195])
    #expect(viewing.scene.placements[1].frame.height == 520)
    #expect(viewing.scene.target == 7 && viewing.scene.position == 7 && !viewing.scene.isMoving)
  }

  @Test(arguments: [false, true])
  func aFlickTurnsThePageInTheDirectionOfReading(isRightToLeft: Bool) {
    var viewing = open(isRightToLeft: isRightToLeft)
    let way = Vector(x: isRightToLeft ? 90 : -90, y: 0)
    viewing.drag(from: middle, to: middle + way, starting: 10, during: 0.1)
    viewing.touch(.up, middle.x + way.x, middle.y, at: 10.1)
    #expect(viewing.signals == [.change(item: 8)])
    viewing.look(at: 12)
    #expect(viewing.signals == [.change(item: 8), restsOpen(8)])
    #expect(viewing.scene.placements.last?.frame == Frame(x: 0, y: 162, width: 390, height: 520))
  }

  @Test func theRowFollowsTheFingerAndKeepsItsVelocity() {
    var viewing = open()
    viewing.drag(from: middle, to: middle + Vector(x: -110, y: 20), starting: 10, during: 0.1)
    viewing.look(at: 10.1)
    let held = viewing.scene.placements[2].frame.x
    #expect(agree(held, -110 + 10 * 110 / Vector(x: 110, y: 20).length, within: 1e-9))
    #expect(viewing.scene.ground == 1 && viewing.scene.chrome == 1)
    viewing.touch(.up, 85, 442, at: 10.1)
    viewing.look(at: 10.1 + 1e-6)
    let now = viewing.scene.placements.first { $0.item == 7 }?.frame.x ?? 0
    #expect(agree((now - held) * 1e6, -1100, within: 20))
  }

  @Test func draggedLessThanHalfAPageAndHeldStillItReturns() {
    var viewing = open()
    viewing.drag(from: middle, to: middle + Vector(x: -150, y: 0), starting: 10, during: 0.4)
    viewing.touch(.up, 45, 422, at: 10.6)
    viewing.look(at: 12)
    #expect(viewing.signals == [restsOpen(7)])
  }

  @Test func beyondTheEndARubberBandHoldsItBack() {
    var viewing = open(count: 8)
    viewing.drag(from: middle, to: middle + Vector(x: -110, y: 0), starting: 10, during: 0.1)
    viewing.look(at: 10.1)
    let band = RubberBand(dimension: 390).offset(for: -100)
    #expect(agree(viewing.scene.placements.last?.frame.x ?? 0, band, within: 1e-9))
    viewing.touch(.up, 85, 422, at: 10.1)
    viewing.look(at: 12)
    #expect(viewing.signals == [restsOpen(7)])
  }

  @Test func aPageOnItsWayIsCaughtWhereItWasSeenAndATapDoesNothingMore() {
    var viewing = open()
    viewing.happen(.key(.right), at: 10)
    viewing.look(at: 10.08)
    let seen = viewing.scene.placements.map { $0.frame.x }
    viewing.touch(.down, 195, 422, at: 10.1, shown: 10.08)
    viewing.look(at: 10.1)
    #expect(viewing.scene.placements.map { $0.frame.x } == seen && !viewing.scene.isMoving)
    #expect(viewing.touch(.up, 195, 422, at: 10.15).suppressesClick)
    viewing.look(at: 12)
    #expect(viewing.signals == [.change(item: 8), restsOpen(8)])
  }

  @Test func caughtAndFlickedBackItReturns() {
    var viewing = open()
    viewing.happen(.key(.right), at: 10)
    viewing.drag(from: middle, to: middle + Vector(x: 60, y: 0), starting: 10.06, during: 0.08)
    viewing.touch(.up, 255, 422, at: 10.14)
    viewing.look(at: 12)
    #expect(viewing.signals == [.change(item: 8), .change(item: 7), restsOpen(7)])
  }

  @Test func anEarlySwipeWhileItStillOpensTurnsThePage() {
    var viewing = Viewing()
    viewing.happen(.count(12), at: 0)
    viewing.happen(Viewing.opening, at: 1)
    viewing.drag(from: middle, to: middle + Vector(x: -90, y: 0), starting: 1.1, during: 0.1)
    viewing.touch(.up, 105, 422, at: 1.2)
    viewing.look(at: 4)
    #expect(viewing.signals == [.open(item: 7), .change(item: 8), restsOpen(8)])
    #expect(viewing.scene.placements.last?.frame.center == Vector(x: 195, y: 422))
  }

  @Test func upAndDownItIsStillDraggedAway() {
    var viewing = open()
    viewing.drag(from: middle, to: middle + Vector(x: 20, y: 240), starting: 10, during: 0.3)
    viewing.touch(.up, 215, 662, at: 10.3)
    #expect(viewing.signals == [.close(item: 7)])
  }

  @Test func itLandsInThePlaceOfThePhotographShownLast() {
    var viewing = open()
    viewing.happen(.key(.right), at: 10)
    viewing.look(at: 11)
    let cell = Viewing.cell.moved(by: Vector(x: 121, y: 0))
    viewing.happen(.source(Source(frame: cell)), at: 11)
    viewing.happen(.key(.escape), at: 11)
    var last = Frame.zero
    for step in 0...200 {
      viewing.look(at: 11 + Double(step) / 100)
      if let seen = viewing.scene.placements.last { last = seen.frame }
    }
    #expect(last.isNear(cell, within: 1))
    #expect(viewing.signals.suffix(2) == [.close(item: 8), .settle(item: 8, isOpen: false)])
  }

  @Test func keysGoToTheNextTheFirstAndTheLast() {
    for (key, item) in [
      (Key.right, 8), (.left, 6), (.home, 0), (.end, 11), (.pageUp, 6), (.pageDown, 8),
    ] {
      var viewing = open()
      viewing.happen(.key(key), at: 10)
      viewing.look(at: 12)
      #expect(viewing.signals == [.change(item: item), restsOpen(item)])
    }
  }

  @Test func atAnEndAKeyDoesNothing() {
    var viewing = open(count: 8)
    viewing.happen(.key(.right), at: 10)
    viewing.happen(.step(5), at: 10)
    viewing.look(at: 12)
    #expect(viewing.signals.isEmpty && !viewing.scene.isMoving)
  }

  @Test func whatIsFarAwayComesAsIfItWereTheNext() {
    var viewing = open()
    viewing.happen(.key(.end), at: 10)
    viewing.look(at: 10)
    #expect(viewing.scene.placements.first { $0.item == 11 }?.frame.center.x == 605)
    viewing.happen(.key(.home), at: 10.1)
    viewing.look(at: 10.1)
    #expect(viewing.scene.placements.contains { $0.item == 7 })
    viewing.look(at: 12)
    #expect(viewing.scene.placements.map(\.item) == [1, 0])
  }

  @Test func aTrackpadTurnsOnePageAndItComesToItsPlaceOnceTheTrackpadIsSilent() {
    var viewing = open()
    for step in 0..<20 {
      let turn = Wheel(delta: Vector(x: 40, y: 3))
      #expect(viewing.happen(.wheel(turn), at: 10 + Double(step) / 60).claim == .mine)
    }
    viewing.look(at: 10.32)
    #expect(viewing.scene.wakeAt != nil && viewing.scene.current == 8 && viewing.scene.target == 7)
    viewing.look(at: 12)
    #expect(viewing.signals == [.change(item: 8), restsOpen(8)])
  }

  @Test func aTrackpadThatHardlyMovedTurnsNothing() {
    var viewing = open()
    viewing.happen(.wheel(Wheel(delta: Vector(x: 30, y: 0))), at: 10)
    viewing.happen(.wheel(Wheel(delta: Vector(x: 0, y: 300))), at: 10.01)
    viewing.look(at: 12)
    #expect(viewing.signals == [restsOpen(7)])
  }

  @Test func withReducedMotionTheTwoCrossFadeWhereTheyAre() throws {
    var viewing = open()
    viewing.happen(.environment(Event.Environment(reducesMotion: true)), at: 9)
    viewing.happen(.key(.right), at: 10)
    viewing.look(at: 10.07)
    let (old, new) = (viewing.scene.placements[0], viewing.scene.placements[1])
    #expect(old.item == 7 && new.item == 8 && old.frame.center == new.frame.center)
    #expect(agree(old.opacity, 0.5, within: 0.01) && agree(new.opacity, 0.5, within: 0.01))
    viewing.look(at: 10.2)
    #expect(viewing.signals == [.change(item: 8), restsOpen(8)])
  }

  @Test func whenItemsComeAndGoThePhotographStaysTheSame() {
    var viewing = open()
    viewing.happen(.insert(2, at: 3, extent: 0), at: 10)
    viewing.happen(.remove(0..<1), at: 10)
    viewing.look(at: 10)
    #expect(viewing.scene.placements.map(\.item) == [7, 9, 8])
    #expect(viewing.scene.placements[1].frame.height == 520 && !viewing.scene.isMoving)
    #expect(viewing.signals.isEmpty)
  }

  @Test func aPhotographWhoseItemIsGoneFadesAway() {
    var viewing = open()
    viewing.happen(.remove(7..<8), at: 10)
    viewing.look(at: 12)
    #expect(viewing.signals == [.close(item: -1), .settle(item: -1, isOpen: false)])
    #expect(viewing.model.item == nil)
  }
}
