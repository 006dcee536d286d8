import Testing
import Vitrine

@Suite struct CarouselDragTests {
  private let row = [Double](repeating: 100, count: 5)

  @Test func theContentFollowsTheFingerLessTheSlop() {
    for isRightToLeft in [false, true] {
      for axis in [0.0, 1] {
        var carousel = StripRig(
          row, options: [.axis: axis, .loop: 1], isRightToLeft: isRightToLeft)
        carousel.drag(from: 200, to: 130, starting: 1, during: 0.2)
        carousel.draw(at: 1.2)
        #expect(carousel.start(of: 0) == 40)
        #expect(near(carousel.scrollOffset(at: 1.2), 60))
        #expect(!carousel.scene.isMoving && carousel.signals.isEmpty)
      }
    }
  }

  @Test func itIsCaughtWhereItWasShown() {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.happen(.step(2), at: 1)
    let seen = carousel.scrollOffset(at: 1.1)
    carousel.touch(.down, 150, at: 1.13, shown: 1.1)
    carousel.draw(at: 1.2)
    #expect(carousel.scrollOffset(at: 1.2) == seen && near(carousel.velocity(at: 1.2), 0))
  }

  /// Between the frame that the person saw and the touch it came to rest, a lap further: the same place by another number.
  @Test func itIsCaughtWhereItWasShownAlsoIfItHasComeToRestSince() {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.happen(.step(-1), at: 1)
    let rest = carousel.restTime
    carousel.draw(at: rest - 0.05)
    let seen = carousel.start(of: 4)
    carousel.touch(.down, 150, at: rest + 0.01, shown: rest - 0.05)
    carousel.draw(at: rest + 0.02)
    #expect(abs((carousel.start(of: 4) ?? .nan) - (seen ?? .nan)) < 1e-9)
    #expect(seen != 100)
  }

  @Test func aReleaseHandsTheVelocityOn() {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.flick(from: 200, to: 100, starting: 1, during: 0.1)
    #expect(near(carousel.velocity(at: 1.1), 1000, within: 1e-3))
    #expect(near(carousel.scrollOffset(at: 1.1), 90))
    #expect(carousel.changes == [3])  // 90 + 1000 x 0.25 x 0.66 = 255
    carousel.draw(at: 4)
    #expect(carousel.settled == [3] && carousel.scene.current == 3)
  }

  @Test func theEndsGiveLikeARubberBand() {
    var carousel = StripRig(row)
    carousel.drag(from: 50, to: 160, starting: 1, during: 0.2)
    let give = RubberBand(dimension: 300).offset(for: 100)
    #expect(abs(carousel.scrollOffset(at: 1.2) + give) < 1e-9)
    carousel.touch(.up, 160, at: 1.2)
    let speed = 550 * RubberBand(dimension: 300).slope(at: 100)
    #expect(near(carousel.velocity(at: 1.2), -speed, within: 1e-3))
    carousel.draw(at: 4)
    #expect(carousel.scrollOffset(at: 4) == 0)
  }

  @Test func aCaughtBandIsHeldWhereItIs() {
    var carousel = StripRig(row)
    carousel.flick(from: 50, to: 160, starting: 1, during: 0.2)
    let seen = carousel.scrollOffset(at: 1.25)
    #expect(seen < -10)
    carousel.touch(.down, 100, at: 1.25)
    carousel.touch(.move, 110, at: 1.26)
    #expect(abs(carousel.scrollOffset(at: 1.26) - seen) < 1e-9)
    carousel.touch(.move, 111, at: 1.27)
    let slope = RubberBand(dimension: 300).slope(at: RubberBand(dimension: 300).inverse(of: -seen))
    #expect(abs(carousel.scrollOffset(at: 1.27) - seen + slope) < 0.01)
  }

  @Test func aTapBringsAnItemByTheShortWay() {
    for (count, tapped, target) in [(5, 20.0, 4), (5, 280, 1), (4, 20, 3), (2, 20, 1), (2, 280, 1)]
    {
      var carousel = StripRig([Double](repeating: 100, count: count), options: [.loop: 1])
      let (before, response) = (carousel.scene, carousel.tap(tapped, at: 1))
      #expect(response.suppressesClick && carousel.changes == [target])
      carousel.draw(at: 5)
      #expect(near(carousel.distance(since: before), tapped < 150 ? -100 : 100))
    }
  }

  @Test func aTapOnTheCurrentItemIsThePages() {
    var carousel = StripRig(row, options: [.loop: 1])
    #expect(!carousel.tap(150, at: 1).suppressesClick)
    carousel.draw(at: 3)
    #expect(carousel.changes.isEmpty && carousel.scrollOffset(at: 3) == 0)
  }

  @Test func aTapOnAFastStripOnlyCatches() {
    for delay in [0.1, 0.6] {
      var carousel = StripRig([Double](repeating: 100, count: 9), options: [.loop: 1])
      carousel.happen(.step(4), at: 1)
      let (time, isFast) = (1 + delay, abs(carousel.velocity(at: 1 + delay)) >= 250)
      let nearest = carousel.drawn(at: time).current
      #expect(isFast == (delay == 0.1))
      let response = carousel.tap(280, at: time)
      #expect(response.suppressesClick)
      #expect(carousel.model.targetItem == (isFast ? nearest : 5), "\(delay)")
    }
  }

  @Test func nothingMovesByItselfInAHand() {
    var carousel = StripRig(row, options: [.loop: 1, .autoplay: 2000])
    carousel.touch(.down, 150, at: 1)
    carousel.draw(at: 60)
    #expect(carousel.scrollOffset(at: 60) == 0 && carousel.changes.isEmpty)
    #expect(carousel.scene.wakeAt == nil)
    carousel.touch(.move, 130, at: 61)
    #expect(near(carousel.scrollOffset(at: 61), 10))
  }

  @Test func aVerticalFingerIsThePages() {
    var carousel = StripRig(row)
    carousel.happen(.pointer(Pointer(id: 1, .down, position: Vector(x: 150, y: 150))), at: 1)
    let moved = Pointer(id: 1, .move, position: Vector(x: 152, y: 180))
    #expect(carousel.happen(.pointer(moved), at: 1.1).claim == .yours)
    carousel.draw(at: 2)
    carousel.touch(.move, 250, at: 2)
    #expect(carousel.scrollOffset(at: 2) == 0)
  }

  @Test func theItemTouchedIsMeantAlsoWhenOthersCome() {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.touch(.down, 220, at: 1)
    carousel.happen(.insert(2, at: 0, extent: 100), at: 1.01)
    carousel.touch(.up, 220, at: 1.05)
    #expect(carousel.changes == [3])
  }

  @Test func aHandKeepsItsHoldWhenTheWritingTurnsRound() {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.drag(from: 200, to: 150, starting: 1, during: 0.2)
    carousel.happen(.environment(Event.Environment(isRightToLeft: true)), at: 1.2)
    carousel.happen(.pointer(Pointer(id: 1, .move, position: Vector(x: 151, y: 150))), at: 1.21)
    #expect(near(carousel.scrollOffset(at: 1.21), 41))
  }

  /// No host handles an event that late.
  @Test func aFrameOfTheFarFutureCountsAsThePresentOne() {
    var (row, other) = (StripRig([100, 100, 100, 100]), StripRig([100, 100, 100, 100]))
    row.happen(.select(item: 3, animated: true), at: 1)
    other.happen(.select(item: 3, animated: true), at: 1)
    var press = Event(
      at: 1.1, .pointer(Pointer(id: 1, .down, position: Vector(x: 150, y: 150))))
    other.happen(press)
    press.shown = 50
    row.happen(press)
    #expect(row.scrollOffset(at: 1.2) == other.scrollOffset(at: 1.2))
  }
}
