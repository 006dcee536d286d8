import Testing
import Vitrine

/// Opening, closing, turning round, and the signals of it.
@Suite struct PhotoViewerModelTests {
  private let opens = Signal.open(item: ViewerRig.item)
  private let closes = Signal.close(item: ViewerRig.item)
  private let restsOpen = Signal.settle(item: ViewerRig.item, isOpen: true)
  private let restsClosed = Signal.settle(item: ViewerRig.item, isOpen: false)

  @Test func opensFromItsCellToTheWholeScreen() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 1)
    #expect(rig.photo(at: 1)?.frame.isNear(ViewerRig.cell) == true)
    #expect(rig.scene.isMoving && rig.scene.backdrop == 0)
    #expect(rig.photo(at: 3)?.frame == ViewerRig.fit())
    #expect(!rig.scene.isMoving && rig.scene.backdrop == 1 && rig.scene.controls == 1)
    #expect(rig.signals == [opens, restsOpen])
  }

  @Test(arguments: [Event.Kind.key(.escape), .close(animated: true)])
  func closesIntoItsCell(kind: Event.Kind) {
    var rig = ViewerRig.open()
    rig.happen(kind, at: 10)
    #expect(!rig.model.isOpen && rig.model.item == ViewerRig.item)
    #expect(rig.photo(at: 10)?.frame.isNear(ViewerRig.fit()) == true)
    #expect(rig.photo(at: 10.4)?.frame.isNear(ViewerRig.cell, within: 20) == true)
    #expect(rig.draw(at: 12).placements.isEmpty)
    #expect(rig.model.item == nil)
    #expect(rig.signals == [closes, restsClosed])
  }

  @Test func aTapCloses() {
    var rig = ViewerRig.open()
    rig.tap(at: 10)
    rig.draw(at: 10.1)
    #expect(rig.signals.isEmpty, "it may be the first of two")
    rig.draw(at: 12)
    #expect(rig.signals == [closes, restsClosed])
  }

  @Test func atOnceIsWithoutAFrameInBetween() {
    var rig = ViewerRig()
    rig.happen(.open(item: ViewerRig.item, ratio: 1.5, animated: false), at: 1)
    #expect(rig.photo(at: 1)?.frame == ViewerRig.fit() && !rig.scene.isMoving)
    rig.happen(.close(animated: false), at: 2)
    #expect(rig.draw(at: 2).placements.isEmpty && !rig.scene.isMoving)
    #expect(rig.signals == [opens, restsOpen, closes, restsClosed])
  }

  @Test func whatIsOpenAlreadyIsNotOpenedAgain() {
    for animated in [true, false] {
      var rig = ViewerRig.open()
      rig.happen(.open(item: ViewerRig.item, ratio: 1.5, animated: animated), at: 10)
      #expect(rig.photo(at: 10)?.frame == ViewerRig.fit() && !rig.scene.isMoving)
      #expect(rig.signals.isEmpty)
    }
  }

  @Test func openingAnotherLetsTheFirstGo() {
    var rig = ViewerRig.open()
    rig.happen(.open(item: 9, ratio: 1, animated: true), at: 10)
    #expect(rig.signals == [closes, restsClosed, .open(item: 9)])
    #expect(rig.photo(at: 10)?.item == 9)
    rig.draw(at: 12)
    #expect(rig.signals.last == .settle(item: 9, isOpen: true))
  }

  @Test func openingAnotherWhileTheFirstClosesLetsItGo() {
    var rig = ViewerRig.open()
    rig.happen(.key(.escape), at: 10)
    rig.happen(.open(item: 9, ratio: 1, animated: true), at: 10.1)
    #expect(rig.signals == [closes, restsClosed, .open(item: 9)])
  }

  @Test func turnsRoundInMidFlightWithoutAJump() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 1)
    for (time, kind) in [
      (1.1, Event.Kind.key(.escape)), (1.16, ViewerRig.opening), (1.2, .close(animated: true)),
    ] {
      let (seen, velocity) = (rig.evaluate(at: time), rig.velocity(at: time))
      rig.happen(kind, at: time)
      #expect(rig.evaluate(at: time).isNear(seen))
      #expect(rig.velocity(at: time).isNear(velocity, within: 1e-3))
    }
    rig.draw(at: 4)
    #expect(rig.signals == [opens, closes, opens, closes, restsClosed])
  }

  @Test func aTapOnWhatClosesOpensItAgain() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 1)
    rig.happen(.key(.escape), at: 1.1)
    #expect(rig.signals == [opens, closes])
    rig.tap(at: 1.2)
    rig.draw(at: 4)
    #expect(rig.signals == [opens, closes, opens, restsOpen])
  }

  @Test func closingTwiceIsOneDecision() {
    var rig = ViewerRig.open()
    rig.happen(.key(.escape), at: 10)
    rig.happen(.key(.escape), at: 10.1)
    rig.happen(.close(animated: true), at: 10.2)
    rig.draw(at: 12)
    #expect(rig.signals == [closes, restsClosed])
  }
}
