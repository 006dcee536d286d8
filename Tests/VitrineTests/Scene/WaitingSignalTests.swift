import Testing
import Vitrine

/// The items in signals that a host takes late: an event lets time pass, and then changes the collection.
@Suite struct WaitingSignalTests {
  @Test func aPageThatHasSettledHasTheNewIndexOfItsPhotograph() {
    var rig = ViewerRig.row()
    rig.happen(.step(1), at: 10)
    rig.signals = []
    rig.happen(.insert(2, at: 3, extent: 0), at: 20)
    #expect(rig.signals == [.settle(item: ViewerRig.item + 3, isOpen: true)])
  }

  @Test func aPhotographThatHasClosedAndIsGoneHasNoIndex() {
    var rig = ViewerRig.row()
    rig.happen(.close(animated: true), at: 10)
    rig.signals = []
    rig.happen(.remove(5..<9), at: 20)
    #expect(rig.signals == [.settle(item: -1, isOpen: false)])
  }

  @Test(arguments: [
    (Event.Kind.insert(2, at: 0, extent: 100), 5), (.remove(0..<1), 2), (.remove(2..<4), -1),
    (.move(3..<4, to: 0), 0), (.count(5), 3), (.count(3), -1), (.count(0), -1),
  ])
  func aStripNamesTheItemOnWhichItHasSettled(edit: Event.Kind, item: Int) {
    var rig = StripRig(Array(repeating: 300, count: 6), options: [.loop: 1])
    rig.happen(.select(item: 3, animated: true), at: 1)
    rig.signals = []
    rig.happen(edit, at: 9)
    #expect(rig.settled == [item])
  }

  @Test func aCardThatHasOpenedHasItsNewIndex() {
    var rig = StripRig(Array(repeating: 100, count: 6), as: .expanding)
    rig.happen(.expand(item: 2, isOpen: true, animated: true), at: 1)
    var model = rig.model
    model.handle(Event(at: 1, .expand(item: 3, isOpen: true, animated: true)))
    model.handle(Event(at: 1, .insert(1, at: 0, extent: 100)))
    let opened = model.takeSignals().compactMap { signal in
      if case .expand(let item, true) = signal { item } else { nil }
    }
    #expect(opened == [4])
  }

  @Test func focusFollowsTheCells() {
    var grid = PhotoGridModel()
    grid.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
    grid.handle(Event(at: 0, .count(50)))
    grid.handle(Event(at: 0, .key(.right)))
    grid.handle(Event(at: 0, .key(.right)))
    grid.handle(Event(at: 0, .remove(0..<2)))
    let focused = grid.takeSignals().compactMap { signal in
      if case .focus(let item) = signal { item } else { nil }
    }
    #expect(focused == [-1, 0])
  }
}
