import Testing
import Vitrine

/// Whose an event is, and the signals that follow it.
@Suite struct PhotoViewerSignalTests {
  private let opens = Signal.open(item: ViewerRig.item)
  private let restsOpen = Signal.settle(item: ViewerRig.item, isOpen: true)

  @Test func withNothingOpenTheEventsArePagesOwn() {
    var rig = ViewerRig()
    for kind in [
      Event.Kind.key(.escape), .close(animated: true), .close(animated: false),
      .pointer(Pointer(id: 1, .down, position: .zero)), .count(4), .focus(item: 2),
    ] {
      #expect(rig.happen(kind, at: 1) == Response(.yours))
    }
    #expect(rig.draw(at: 1).placements.isEmpty && rig.signals.isEmpty)
    #expect(rig.scene == ExhibitScene())
  }

  @Test func whileSomethingIsOpenTheEventsAreItsOwn() {
    var rig = ViewerRig.open()
    #expect(rig.happen(.key(.left), at: 10).claim == .mine)
    #expect(rig.touch(.down, 9, 9, at: 10.1).claim == .mine)
  }

  @Test func theClickAfterADragIsSwallowed() {
    var rig = ViewerRig.open()
    rig.drag(from: .zero, to: Vector(x: 0, y: 40), starting: 10, during: 0.2)
    #expect(rig.touch(.up, 0, 40, at: 10.3).suppressesClick)
    rig.draw(at: 12)
    rig.touch(.down, 0, 40, at: 13)
    #expect(!rig.touch(.up, 0, 40, at: 13.1).suppressesClick)
  }

  @Test func itSettlesOnceHoweverOftenItIsDrawn() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 0)
    for frame in 0...600 { rig.draw(at: Double(frame) / 120) }
    #expect(rig.signals == [opens, restsOpen])
  }

  @Test func itMovesExactlyUntilItIsAtRest() {
    var rig = ViewerRig()
    rig.happen(ViewerRig.opening, at: 0)
    let rest = rig.restTime
    rig.draw(at: rest - 1e-6)
    #expect(rig.scene.isMoving && rig.signals == [opens])
    rig.draw(at: rest)
    #expect(!rig.scene.isMoving && rig.signals == [opens, restsOpen])
    #expect(rig.scene.photo?.frame == ViewerRig.fit())
    #expect(rig.scene.backdrop == 1 && rig.scene.controls == 1)
  }

  @Test func eventsWithoutATimeAreIgnored() {
    for bad in SmallDomains.notNumbers {
      var rig = ViewerRig.open()
      let before = rig.futures(from: 10)
      #expect(rig.happen(.key(.escape), at: bad) == Response(.yours))
      #expect(rig.happen(.key(.escape), at: 10, shown: -.infinity) == Response(.yours))
      #expect(rig.futures(from: 10) == before)
    }
  }

  @Test func anEventDatedEarlierCountsAsNow() {
    var (late, now) = (ViewerRig.open(), ViewerRig.open())
    late.draw(at: 10)
    now.draw(at: 10)
    late.happen(.key(.escape), at: 9.99)
    now.happen(.key(.escape), at: 10)
    #expect(late.future(from: 10) == now.future(from: 10))
  }
}
