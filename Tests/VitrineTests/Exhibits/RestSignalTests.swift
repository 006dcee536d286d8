import Testing
import Vitrine

/// The signals `settle` and `focus` are sent again only after something has moved.
@Suite struct RestSignalTests {
  private let strip = {
    var row = StripRig([100, 100, 100, 100, 100], viewport: .init(width: 300, height: 300))
    row.happen(.select(item: 0, animated: false), at: 0.1)
    row.draw(at: 0.2)
    row.signals = []
    return row
  }()

  @Test func theFirstItemSettlesOnce() {
    var row = StripRig([100, 100, 100])
    for time in [1.0, 2, 3] { row.happen(.select(item: 0, animated: false), at: time) }
    row.draw(at: 5)
    #expect(row.settled == [0])
  }

  @Test func aTouchThatMovesNothingSettlesNothing() {
    for duration in [0.05, 2] {
      var row = strip
      row.touch(.down, 150, at: 1)
      row.touch(.up, 150, at: 1 + duration)
      row.draw(at: 5)
      #expect(row.signals.isEmpty, "\(duration)")
    }
  }

  /// Six items, five of which fit, so several of them rest at one offset.
  @Test(arguments: [0.0, 1, 2], [0.0, 2])
  func aPressKeepsTheTargetAmongItemsThatRestAtOneOffset(snap: Double, align: Double) {
    // With different lengths, each item is a page.
    let row = StripRig([60, 60, 60, 60, 60, 61], options: [.snap: snap, .align: align])
    let selected = (0..<6).flatMap { item in
      [Pointer.Content.item, .control].map { (item: item, content: $0) }
    }
    for (item, content) in selected {
      for end in [Pointer.Phase.up, .cancel] {
        for duration in [0.05, 2] where content == .control || end == .cancel || duration > 1 {
          var row = row
          row.happen(.select(item: item, animated: false), at: 1)
          row.draw(at: 2)
          row.signals = []
          var pointer = Pointer(id: 1, .down, position: row.point(at: 150))
          pointer.content = content
          row.happen(.pointer(pointer), at: 3)
          row.touch(end, 150, at: 3 + duration)
          row.draw(at: 9)
          #expect(row.signals.isEmpty, "\(item), \(content), \(end), \(duration)")
        }
      }
    }
  }

  @Test func aMovementBackToWhereTheTargetRestsKeepsIt() {
    var row = StripRig([60, 60, 60, 60, 60, 60], options: [.align: 0])
    row.happen(.select(item: 2, animated: false), at: 1)
    row.draw(at: 2)
    row.flick(from: 150, to: 100, starting: 3, during: 1)
    row.draw(at: 5)
    row.happen(.wheel(Wheel(delta: Vector(x: -4, y: 0))), at: 6)
    row.happen(.wheel(Wheel(delta: Vector(x: 4, y: 0))), at: 6.01)
    let scene = row.draw(at: 9)
    #expect(scene.target == 2 && !row.signals.contains(.change(item: 5)))
  }

  /// The strip is slow at the beginning and at the end of the way. A faster one is only caught.
  @Test(arguments: [0.0, 1])
  func aTapOnAControlDoesNotEndTheWayToAnItem(snap: Double) {
    for time in [1.0, 1.35] {
      var row = StripRig([100, 100, 100, 100, 100], options: [.snap: snap])
      row.happen(.select(item: 3, animated: true), at: 1)
      row.draw(at: time)
      row.signals = []
      var pointer = Pointer(id: 1, .down, position: row.point(at: 150))
      pointer.content = .control
      row.happen(.pointer(pointer), at: time)
      row.touch(.up, 150, at: time + 0.02)
      #expect(row.draw(at: 9).target == 3)
      #expect(row.changes == [], "\(time)")
    }
  }

  @Test func codeThatLeadsWhereTheStripRestsSettlesNothing() {
    let kinds: [Event.Kind] = [
      .select(item: 0, animated: true), .select(item: 0, animated: false), .key(.home), .step(0),
      .step(-1), .page(0),
    ]
    for kind in kinds {
      var row = strip
      row.happen(kind, at: 1)
      row.draw(at: 5)
      #expect(row.signals.isEmpty, "\(kind)")
    }
  }

  @Test(arguments: [false, true])
  func codeThatLeadsWhereAMotionHasEndedSettlesNothing(loops: Bool) {
    for animated in [true, false] {
      var row = strip
      row.happen(.option(.loop, loops ? 1 : 0), at: 0.5)
      row.happen(.select(item: 2, animated: true), at: 1)
      row.draw(at: 5)
      #expect(row.settled == [2])
      row.happen(.select(item: 2, animated: animated), at: 6)
      row.draw(at: 9)
      #expect(row.settled == [2], "animated: \(animated)")
    }
  }

  @Test func aMotionThatReturnsSettles() {
    var row = strip
    row.flick(from: 150, to: 130, starting: 1, during: 1)
    row.draw(at: 5)
    #expect(row.settled == [0] && row.changes.isEmpty)
    row.happen(.wheel(Wheel(delta: Vector(x: 10, y: 0))), at: 6)
    row.happen(.wheel(Wheel(delta: Vector(x: -10, y: 0))), at: 6.02)
    row.draw(at: 9)
    #expect(row.settled == [0, 0])
  }

  /// Both items rest at the end of the row.
  @Test func anotherItemAtTheSameOffsetSettles() {
    var row = StripRig([100, 100, 100, 100, 100], options: [.align: 0])
    row.happen(.select(item: 3, animated: false), at: 1)
    row.draw(at: 2)
    row.happen(.select(item: 4, animated: true), at: 3)
    row.draw(at: 5)
    #expect(row.settled == [3, 4])
  }

  @Test func aCaughtMotionSettles() {
    var row = strip
    row.happen(.select(item: 2, animated: true), at: 1)
    row.draw(at: 1.05)
    row.touch(.down, 150, at: 1.06)
    row.touch(.up, 150, at: 3)
    row.draw(at: 6)
    #expect(row.settled.count == 1)
  }

  @Test func aTouchThatMovesNoPhotographSettlesNothing() {
    var viewer = ViewerRig.row()
    viewer.touch(.down, ViewerRig.middle, at: 10)
    viewer.touch(.up, ViewerRig.middle, at: 12)
    viewer.draw(at: 15)
    #expect(viewer.signals.isEmpty)
  }

  @Test func aPhotographAtFitDoesNotSettleAtFitAgain() {
    var viewer = ViewerRig.row()
    viewer.happen(.key(.zoomFit), at: 10)
    viewer.happen(.key(.zoomOut), at: 11)
    viewer.draw(at: 15)
    #expect(viewer.signals.isEmpty)
  }

  @Test func aWheelAtTheLastPageSettlesNothing() {
    var viewer = ViewerRig.open(count: ViewerRig.item + 1)
    viewer.happen(.wheel(Wheel(delta: Vector(x: 30, y: 0))), at: 10)
    viewer.draw(at: 15)
    #expect(viewer.signals.isEmpty)
  }

  /// The screen changes while a finger rests on the photograph.
  @Test func aPhotographThatMovesBecauseOfItsLayoutSettles() {
    var viewer = ViewerRig.row()
    viewer.touch(.down, ViewerRig.middle, at: 10)
    viewer.happen(.viewport(Viewport(screen: Dimensions(width: 844, height: 390))), at: 11)
    viewer.touch(.up, ViewerRig.middle, at: 12)
    viewer.draw(at: 15)
    #expect(viewer.settled == [ViewerRig.item])
    #expect(viewer.scene.photo?.frame == ViewerRig.fit(on: Dimensions(width: 844, height: 390)))
  }

  @Test func focusThatStaysIsNotSentAgain() {
    var row = StripRig.cards(4)
    for (time, key) in [(1.0, Key.left), (2, .home), (3, .pageUp)] {
      #expect(row.happen(.key(key), at: time).claim == .mine)
    }
    #expect(row.draw(at: 5).current == 0 && row.signals.isEmpty)
    row.happen(.key(.end), at: 6)
    row.happen(.key(.right), at: 7)
    #expect(row.signals.filter { $0 == .focus(item: 3) }.count == 1)
  }
}
