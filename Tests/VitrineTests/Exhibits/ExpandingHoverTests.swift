import Testing
import Vitrine

/// What a mouse, a finger and keys do to a row of cards.
@Suite struct ExpandingHoverTests {
  @Test func aMouseThatCrossesOpensNothing() {
    var row = StripRig.cards()
    for step in 0...75 { row.hover(Double(step) * 8, at: 1 + Double(step) * 0.016) }
    row.leave(at: 2.3)
    row.draw(at: 4)
    #expect(row.turns.isEmpty && row.scene.wakeAt == nil)
  }

  @Test func whereItRestsACardOpensAfterTheDelay() {
    var row = StripRig.cards(options: [.hoverDelay: 250])
    row.hover(200, at: 1)
    row.hover(203, at: 1.1)
    #expect(row.draw(at: 1.2).wakeAt == 1.25 && row.open.isEmpty)
    row.draw(at: 1.45)
    #expect(row.turns == [1] && near(row.openness(of: 1), 0.5) && row.scene.wakeAt == nil)
  }

  @Test func itClosesWhenTheMouseLeavesButNotInAGap() {
    for (offset, closes) in [(425.0, false), (nil, true)] {
      var row = StripRig.cards()
      row.hover(200, at: 1)
      row.draw(at: 2)
      if let offset { row.hover(offset + 5, at: 2.1) } else { row.leave(at: 2.1) }
      row.draw(at: 3)
      #expect(row.open.isEmpty == closes && row.turns == (closes ? [1, -2] : [1]))
    }
  }

  @Test func goingOnHandsOpennessOverWithOneProgress() {
    for (from, to, order) in [(200.0, 500.0, [1, 2]), (400, 200, [1, 2])] {
      var row = StripRig.cards()
      row.hover(from, at: 1)
      row.draw(at: 2)
      let before = row.span(of: 0)
      row.hover(to, at: 2)
      for step in 0...50 {
        row.draw(at: 2.1 + Double(step) * 0.01)
        #expect(near(row.openness(of: order[0]) + row.openness(of: order[1]), 1))
        #expect(near(row.span(of: order[0])?.lowerBound, 170))
        #expect(near(row.span(of: order[1])?.upperBound, 590))
        #expect(row.span(of: 0) == before)
      }
      #expect(row.open.count == 1 && row.turns.count == 3)
    }
  }

  /// Wherever in view a mouse rests, whatever is open, it is in the card that opened under it, until the end.
  @Test func aRestingPointerStaysInTheCardItOpened() {
    for loops in [0.0, 1] {
      for scrolled in [0.0, 90, 470, 5000] {
        for offset in stride(from: 5.0, to: 600, by: 15) {
          var row = StripRig.cards(9, options: [.loop: loops])
          row.happen(.wheel(Wheel(delta: Vector(x: scrolled, y: 0))), at: 0.1)
          row.hover(600 - offset, at: 1)
          row.draw(at: 3)
          row.signals = []
          row.hover(offset, at: 3)
          row.draw(at: 3.1)
          guard let item = row.turns.last(where: { $0 >= 0 }) else { continue }
          for step in 0...20 {
            row.draw(at: 3.1 + Double(step) * 0.025)
            let spans = row.spans(of: item)
            #expect(
              spans.contains { $0.lowerBound - 1e-6 <= offset && offset <= $0.upperBound + 1e-6 },
              "\(loops), \(scrolled), \(offset): \(spans) at \(step)")
          }
        }
      }
    }
  }

  @Test func aClickKeepsWhatAMouseOpenedAndAsksForTheViewerAndTheNextClosesIt() {
    var row = StripRig.cards()
    row.hover(200, at: 1)
    row.draw(at: 2)
    row.signals = []
    #expect(!row.tap(200, at: 2).suppressesClick)
    row.draw(at: 2)
    #expect(row.signals == [.open(item: 1)])
    row.leave(at: 3)
    row.draw(at: 4)
    #expect(row.open == [1] && row.turns.isEmpty)
    row.hover(200, at: 5)
    _ = row.tap(200, at: 5)
    row.hover(202, at: 5.2)
    row.draw(at: 7)
    #expect(row.open.isEmpty && row.turns == [-2])
  }

  /// In the delay it opens the card at once, on the way it keeps it open; neither asks for the viewer.
  @Test(arguments: [1.05, 1.2, 1.4])
  func aClickBeforeAMouseHasOpenedItAllOpensAndKeepsIt(time: Double) {
    var row = StripRig.cards()
    row.hover(200, at: 1)
    row.draw(at: time)
    _ = row.tap(200, at: time)
    row.draw(at: 3)
    row.leave(at: 3)
    row.draw(at: 5)
    #expect(row.open == [1] && row.turns == [1] && !row.signals.contains(.open(item: 1)))
  }

  @Test func whileItsPhotographIsAwayACardStaysOpenAndItsPlaceWhereItIs() throws {
    var row = StripRig.cards()
    row.hover(200, at: 1)
    row.draw(at: 2)
    row.happen(.viewed(item: 1), at: 2)
    let offset = try #require(row.source(of: 1))
    row.leave(at: 2.1)
    row.draw(at: 4)
    #expect(row.open == [1] && row.source(of: 1) == offset)
    row.happen(.viewed(item: nil), at: 4)
    #expect(row.drawn(at: 5).placements.first { $0.item == 1 }?.opacity == 1 && row.open == [1])
  }

  @Test func aTapOpensAnotherTakesOverAndTheSameCloses() {
    var row = StripRig.cards(options: [.reveal: 0])
    #expect(row.tap(200, at: 1).suppressesClick)
    row.draw(at: 2)
    #expect(row.tap(500, at: 2).suppressesClick)
    row.draw(at: 3)
    #expect(row.tap(160, at: 3).suppressesClick == false)  // the gap
    #expect(!row.tap(450, at: 4).suppressesClick)
    row.draw(at: 5)
    #expect(row.turns == [1, -2, 2, -3] && row.open.isEmpty)
  }

  @Test func keysMoveFocusAndOnlyEnterAndSpaceOpen() {
    var row = StripRig.cards()
    for key in [Key.right, .right, .right, .left, .right] {
      #expect(row.happen(.key(key), at: 1).claim == .mine)
    }
    row.draw(at: 3)
    #expect(row.open.isEmpty && near(row.span(of: 3), 450...600))
    row.happen(.key(.enter), at: 3)
    row.happen(.key(.space), at: 3.1)
    row.happen(.key(.space), at: 3.2)
    row.draw(at: 5)
    #expect(row.open == [3] && row.turns == [3, -4, 3])
    #expect(row.happen(.key(.escape), at: 5).claim == .mine)
    #expect(row.happen(.key(.escape), at: 5).claim == .yours)
    #expect(row.open.isEmpty)
  }

  /// A press on a card gives it the page's focus; the next key goes on from there.
  @Test func keysGoOnFromTheCardThatWasTapped() {
    var row = StripRig.cards()
    _ = row.tap(400, at: 1)
    row.draw(at: 2)
    row.signals = []
    row.happen(.key(.right), at: 2)
    row.draw(at: 2)
    #expect(row.signals.contains(.focus(item: 3)))
  }

  @Test func focusBringsACardIntoViewAndOpensNothing() {
    var row = StripRig.cards()
    row.happen(.focus(item: 7), at: 1)
    row.draw(at: 3)
    #expect(near(row.span(of: 7)?.upperBound, 600) && row.turns.isEmpty)
  }

  /// The row is dragged while a card opens: what the finger touches stays under it, whatever grows before it.
  @Test func aRowCanBeDraggedWhileACardOpens() {
    var row = StripRig.cards()
    row.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
    row.draw(at: 1.1)
    let start = row.span(of: 2)?.lowerBound ?? .nan
    row.touch(.down, 450, at: 1.1)
    row.touch(.move, 430, at: 1.12)
    for step in 0...8 {
      let time = 1.12 + Double(step) * 0.03
      row.touch(.move, 430 - Double(step) * 10, at: time)
      row.draw(at: time)
      #expect(near(row.span(of: 2)?.lowerBound, start - 10 - Double(step) * 10), "\(step)")
    }
    row.touch(.up, 350, at: 1.5)
    row.draw(at: 4)
    #expect(row.open == [1] && !row.scene.isMoving)
  }

  @Test func aCardThatComesOrGoesTakesItsOpennessAlong() {
    for (edit, open) in [
      (Event.Kind.insert(2, at: 0, extent: 1), [3]), (.insert(1, at: 1, extent: 1), [2]),
      (.insert(1, at: 2, extent: 1), [1]), (.remove(0..<1), [0]), (.remove(1..<2), []),
      (.count(1), []), (.count(0), []), (.count(20), [1]),
    ] {
      for delay in [0.15, 2] {
        var row = StripRig.cards()
        row.happen(.expand(item: 1, isOpen: true, animated: true), at: 1)
        row.draw(at: 1 + delay)
        let start = row.span(of: 1)?.lowerBound
        row.happen(edit, at: 1 + delay)
        row.draw(at: 1 + delay)
        #expect(row.open == open, "\(edit)")
        if let item = open.first, delay < 1 { #expect(near(row.span(of: item)?.lowerBound, start)) }
        row.draw(at: 9)
        #expect(!row.scene.isMoving)
      }
    }
  }
}
