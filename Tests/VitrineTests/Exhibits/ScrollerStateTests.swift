import Testing
import Vitrine

/// Changes between the phases of a scroller.
@Suite struct ScrollerStateTests {
  /// A flick that may end anywhere ends on an item if the option changes, during the motion or afterwards.
  @Test(arguments: [1.2, 9])
  func aFlickFindsAnItemOnceItMust(time: Double) {
    var row = StripRig([Double](repeating: 100, count: 20), options: [.snap: 2, .loop: 1])
    row.flick(from: 200, to: 113, starting: 1, during: 0.1)
    row.draw(at: time)
    row.happen(.option(.snap, 0), at: time)
    row.draw(at: 20)
    let offset = row.scrollOffset(at: 20)
    #expect(abs(offset - (offset / 100).rounded() * 100) < 1e-6, "\(offset)")
  }

  /// Code that moves a row out of the fingers that pinch it ends their pinch.
  @Test func aRowThatIsSelectedOutOfAPinchRestsOnItsItem() {
    for kind: Event.Kind in [.select(item: 5, animated: true), .step(3), .key(.end)] {
      var row = StripRig.photos(options: [.snap: 0, .align: 1])
      row.beginPinch(span: 200, about: 150, at: 1)
      row.spread(to: 196, about: 150, at: 1.1)
      row.draw(at: 1.1)
      row.happen(kind, at: 1.2)
      let (target, seam) = (row.draw(at: 1.2).target, row.scene.seam)
      for step in 1...5 {
        let time = 1.2 + Double(step) / 10
        row.spread(to: 196 - 4 * Double(step), about: 150, at: time)
        row.draw(at: time)
      }
      row.endPinch(at: 1.9)
      row.draw(at: 9)
      #expect(row.scene.target == target && row.scene.seam <= seam, "\(kind)")
      var settled = row
      settled.happen(.select(item: target, animated: false), at: 9)
      #expect(abs(settled.scrollOffset(at: 10) - row.scrollOffset(at: 9)) < 1e-6, "\(kind)")
    }
  }

  /// With less motion, a card that closes while the strip fades out changes nothing of where it goes.
  @Test func aCardThatClosesDuringAFadeLeavesTheTarget() {
    var row = StripRig.cards()
    row.happen(.environment(.init(reducesMotion: true)), at: 0.5)
    row.happen(.expand(item: 0, isOpen: true, animated: true), at: 1)
    row.draw(at: 3)
    row.happen(.select(item: 6, animated: true), at: 3)
    let target = row.draw(at: 3.01).target
    row.happen(.expand(item: 0, isOpen: false, animated: true), at: 3.05)
    #expect(row.draw(at: 6).target == target)
  }

  /// Items that come anew are prefetched anew.
  @Test func itemsAreWantedAgainAfterThereWereNone() {
    var row = StripRig([100, 100, 100])
    row.draw(at: 1)
    row.happen(.count(0), at: 2)
    row.draw(at: 2)
    row.prefetches = []
    row.happen(.count(3), at: 3)
    row.happen(.extents([100, 100, 100], first: 0), at: 3)
    row.draw(at: 3)
    #expect(row.prefetches.last == 0..<3)
  }

  /// The compositor gets no motion on which more than the offset changes.
  @Test func aPersonsOwnEffectAndACardThatFadesAreDrawnFrameByFrame() throws {
    var row = StripRig([Double](repeating: 100, count: 12), options: [.loop: 1])
    row.flick(from: 200, to: 50, starting: 1, during: 0.1)
    row.draw(at: 1.1)
    #expect(row.model.compositorMotion != nil)
    let stops = Effect.Stops([Effect.Stop(phase: 0), Effect.Stop(phase: 1, opacity: 0.5)])
    row.happen(.stops(stops), at: 1.15)
    row.draw(at: 1.15)
    #expect(row.model.compositorMotion == nil)

    for isExpanded in [false, true] {
      var cards = StripRig.cards(options: [.snap: 0])
      cards.happen(.environment(.init(reducesMotion: true)), at: 0.5)
      if isExpanded { cards.happen(.expand(item: 0, isOpen: true, animated: true), at: 1) }
      cards.flick(from: 300, to: 200, starting: 1.01, during: 0.05)
      cards.draw(at: 1.07)
      #expect((cards.model.compositorMotion == nil) == isExpanded)
      #expect((0.001..<1).contains(cards.openness(of: 0)) == isExpanded)
    }
  }

  /// Fingers that take over from a trackpad find the row where it is, also where an end has come into view.
  @Test func aRowIsCaughtWhereItIsWhileATrackpadPinchesIt() {
    for position in [40.0, 300, 560] {
      var row = StripRig.photos([200, 250, 180, 220], options: [.align: 0])
      row.happen(.select(item: 3, animated: false), at: 1)
      row.draw(at: 1)
      let point = Vector(x: position, y: 150)
      row.happen(.magnify(Magnify(.began, scale: 1, position: point)), at: 2)
      row.happen(.magnify(Magnify(.changed, scale: 0.9, position: point)), at: 2.1)
      let before = row.draw(at: 2.1)
      row.touch(.down, 100, at: 2.1)
      let after = row.draw(at: 2.1)
      let way = row.lineOffset(in: after) - row.lineOffset(in: before)
      #expect(abs(way) < 1e-6, "from \(position): \(way)")
    }
  }

  /// Complete laps are subtracted at rest, also after a card has opened.
  @Test(arguments: [false, true]) func aLoopKeepsItsNumbersSmall(opens: Bool) {
    var row = StripRig.cards(6, options: [.loop: 1])
    if opens {
      row.happen(.expand(item: 0, isOpen: true, animated: false), at: 0.5)
      row.happen(.expand(item: 0, isOpen: false, animated: false), at: 0.6)
    }
    for step in 1...40 {
      row.happen(.step(5), at: Double(step) * 3)
      let scene = row.draw(at: Double(step) * 3 + 2)
      #expect((0..<6).contains(scene.position) && scene.target == step * 5 % 6, "\(step)")
    }
  }
}
