import Testing

@testable import Vitrine

/// Opening, closing, turning round, and what is told of it.
@Suite struct PhotoViewerModelTests {
  private let opens = Signal.open(item: Viewing.item)
  private let closes = Signal.close(item: Viewing.item)
  private let restsOpen = Signal.settle(item: Viewing.item, isOpen: true)
  private let restsClosed = Signal.settle(item: Viewing.item, isOpen: false)

  @Test func opensFromItsCellToTheWholeScreen() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    #expect(viewing.look(at: 1)?.frame.isNear(Viewing.cell) == true)
    #expect(viewing.scene.isMoving && viewing.scene.ground == 0)
    #expect(viewing.look(at: 3)?.frame == Viewing.spread.visible)
    #expect(!viewing.scene.isMoving && viewing.scene.ground == 1 && viewing.scene.chrome == 1)
    #expect(viewing.signals == [opens, restsOpen])
  }

  @Test(arguments: [Event.Kind.key(.escape), .close(animated: true)])
  func closesIntoItsCell(kind: Event.Kind) {
    var viewing = Viewing.open()
    viewing.happen(kind, at: 10)
    #expect(!viewing.model.isOpen && viewing.model.item == Viewing.item)
    #expect(viewing.look(at: 10)?.frame.isNear(Viewing.spread.visible) == true)
    #expect(viewing.look(at: 10.4)?.frame.isNear(Viewing.cell, within: 20) == true)
    #expect(viewing.look(at: 12) == nil)
    #expect(viewing.model.item == nil)
    #expect(viewing.signals == [closes, restsClosed])
  }

  @Test func aTapCloses() {
    var viewing = Viewing.open()
    viewing.tap(at: 10)
    viewing.look(at: 10.1)
    #expect(viewing.signals == [restsOpen], "it may be the first of two")
    viewing.look(at: 12)
    #expect(viewing.signals == [restsOpen, closes, restsClosed])
  }

  @Test func atOnceIsWithoutAFrameInBetween() {
    var viewing = Viewing()
    viewing.happen(.open(item: Viewing.item, ratio: 1.5, animated: false), at: 1)
    #expect(viewing.look(at: 1)?.frame == Viewing.spread.visible && !viewing.scene.isMoving)
    viewing.happen(.close(animated: false), at: 2)
    #expect(viewing.look(at: 2) == nil && !viewing.scene.isMoving)
    #expect(viewing.signals == [opens, restsOpen, closes, restsClosed])
  }

  @Test func whatIsOpenAlreadyIsNotOpenedAgain() {
    for animated in [true, false] {
      var viewing = Viewing.open()
      viewing.happen(.open(item: Viewing.item, ratio: 1.5, animated: animated), at: 10)
      #expect(viewing.look(at: 10)?.frame == Viewing.spread.visible && !viewing.scene.isMoving)
      #expect(viewing.signals.isEmpty)
    }
  }

  @Test func openingAnotherLetsTheFirstGo() {
    var viewing = Viewing.open()
    viewing.happen(.open(item: 9, ratio: 1, animated: true), at: 10)
    #expect(viewing.signals == [closes, restsClosed, .open(item: 9)])
    #expect(viewing.look(at: 10)?.item == 9)
    viewing.look(at: 12)
    #expect(viewing.signals.last == .settle(item: 9, isOpen: true))
  }

  @Test func openingAnotherWhileTheFirstClosesLetsItGo() {
    var viewing = Viewing.open()
    viewing.happen(.key(.escape), at: 10)
    viewing.happen(.open(item: 9, ratio: 1, animated: true), at: 10.1)
    #expect(viewing.signals == [closes, restsClosed, .open(item: 9)])
  }

  @Test func turnsRoundInMidFlightWithoutAJump() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    for (time, kind) in [
      (1.1, Event.Kind.key(.escape)), (1.16, Viewing.opening), (1.2, .close(animated: true)),
    ] {
      let (pose, velocity) = (viewing.pose(at: time), viewing.model.photo.flight.velocity(at: time))
      viewing.happen(kind, at: time)
      #expect(viewing.pose(at: time).isNear(pose))
      #expect(viewing.model.photo.flight.velocity(at: time).isNear(velocity, within: 1e-6))
    }
    viewing.look(at: 4)
    #expect(viewing.signals == [opens, closes, opens, closes, restsClosed])
  }

  @Test func aTapInMidFlightTurnsItRound() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 1)
    viewing.tap(at: 1.1)
    #expect(viewing.signals == [opens, closes])
    viewing.tap(at: 1.2)
    viewing.look(at: 4)
    #expect(viewing.signals == [opens, closes, opens, restsOpen])
  }

  @Test func closingTwiceIsOneDecision() {
    var viewing = Viewing.open()
    viewing.happen(.key(.escape), at: 10)
    viewing.happen(.key(.escape), at: 10.1)
    viewing.happen(.close(animated: true), at: 10.2)
    viewing.look(at: 12)
    #expect(viewing.signals == [closes, restsClosed])
  }
}
