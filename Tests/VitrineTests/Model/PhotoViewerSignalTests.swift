import Testing

@testable import Vitrine

/// Whose events are, and what is told of them.
@Suite struct PhotoViewerSignalTests {
  private let opens = Signal.open(item: Viewing.item)
  private let restsOpen = Signal.settle(item: Viewing.item, isOpen: true)

  @Test func withNothingOpenTheEventsArePagesOwn() {
    var viewing = Viewing()
    for kind in [
      Event.Kind.key(.escape), .close(animated: true), .close(animated: false),
      .pointer(Pointer(id: 1, .down, position: .zero)), .count(4), .focus(item: 2),
    ] {
      #expect(viewing.happen(kind, at: 1) == Response(.yours))
    }
    #expect(viewing.look(at: 1) == nil && viewing.signals.isEmpty)
    #expect(viewing.scene == ExhibitScene())
  }

  @Test func whileSomethingIsOpenTheEventsAreItsOwn() {
    var viewing = Viewing.open()
    #expect(viewing.happen(.key(.left), at: 10).claim == .mine)
    #expect(viewing.touch(.down, 9, 9, at: 10.1).claim == .mine)
  }

  @Test func theClickAfterADragIsSwallowed() {
    var viewing = Viewing.open()
    viewing.drag(from: .zero, to: Vector(x: 0, y: 40), starting: 10, during: 0.2)
    #expect(viewing.touch(.up, 0, 40, at: 10.3).suppressesClick)
    viewing.look(at: 12)
    viewing.touch(.down, 0, 40, at: 13)
    #expect(!viewing.touch(.up, 0, 40, at: 13.1).suppressesClick)
  }

  @Test func itSettlesOnceHoweverOftenItIsDrawn() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 0)
    for frame in 0...600 { viewing.look(at: Double(frame) / 120) }
    #expect(viewing.signals == [opens, restsOpen])
  }

  @Test func itMovesExactlyUntilItIsAtRest() {
    var viewing = Viewing()
    viewing.happen(Viewing.opening, at: 0)
    let rest = viewing.model.restTime
    viewing.look(at: rest - 1e-6)
    #expect(viewing.scene.isMoving && viewing.signals == [opens])
    viewing.look(at: rest)
    #expect(!viewing.scene.isMoving && viewing.signals == [opens, restsOpen])
    #expect(viewing.pose(at: rest) == Viewing.spread)
  }

  @Test func eventsWithoutATimeAreIgnored() {
    for bad in SmallWorlds.notNumbers {
      var viewing = Viewing.open()
      let before = viewing.model
      #expect(viewing.happen(.key(.escape), at: bad) == Response(.yours))
      #expect(viewing.happen(.key(.escape), at: 10, shown: -.infinity) == Response(.yours))
      #expect(viewing.model == before)
    }
  }

  @Test func anEventDatedEarlierCountsAsNow() {
    var (late, now) = (Viewing.open(), Viewing.open())
    late.look(at: 10)
    now.look(at: 10)
    late.happen(.key(.escape), at: 9.99)
    now.happen(.key(.escape), at: 10)
    #expect(late.pose(at: 10.2) == now.pose(at: 10.2))
  }
}
