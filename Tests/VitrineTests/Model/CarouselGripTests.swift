import Testing

@testable import Vitrine

@Suite struct CarouselGripTests {
  private let row = [Double](repeating: 100, count: 5)

  @Test func theContentFollowsTheFingerLessTheSlop() {
    for isRightToLeft in [false, true] {
      for axis in [0.0, 1] {
        var passing = Passing(row, options: [.axis: axis, .loop: 1], isRightToLeft: isRightToLeft)
        passing.drag(from: 200, to: 130, starting: 1, during: 0.2)
        passing.look(at: 1.2)
        #expect(passing.start(of: 0) == 40)
        #expect(passing.place(at: 1.2) == 60)
        #expect(!passing.scene.isMoving && passing.signals.isEmpty)
      }
    }
  }

  @Test func itIsCaughtWhereItWasShown() {
    var passing = Passing(row, options: [.loop: 1])
    passing.happen(.step(2), at: 1)
    let seen = passing.place(at: 1.1)
    passing.touch(.down, 150, at: 1.13, shown: 1.1)
    passing.look(at: 1.2)
    #expect(passing.place(at: 1.2) == seen && passing.velocity(at: 1.2) == 0)
  }

  /// Between the frame that the person saw and the touch it came to rest, a lap further: the same place by another number.
  @Test func itIsCaughtWhereItWasShownAlsoIfItHasComeToRestSince() {
    var passing = Passing(row, options: [.loop: 1])
    passing.happen(.step(-1), at: 1)
    let rest = passing.model.travel.restTime
    passing.look(at: rest - 0.05)
    let seen = passing.start(of: 4)
    passing.touch(.down, 150, at: rest + 0.01, shown: rest - 0.05)
    passing.look(at: rest + 0.02)
    #expect(abs((passing.start(of: 4) ?? .nan) - (seen ?? .nan)) < 1e-9)
    #expect(seen != 100)
  }

  @Test func aReleaseHandsTheVelocityOn() {
    var passing = Passing(row, options: [.loop: 1])
    passing.flick(from: 200, to: 100, starting: 1, during: 0.1)
    #expect(abs(passing.velocity(at: 1.1) - 1000) < 1e-6)
    #expect(passing.place(at: 1.1) == 90)
    #expect(passing.changes == [3])  // 90 + 1000 x 0.25 x 0.66 = 255
    passing.look(at: 4)
    #expect(passing.settled == [3] && passing.scene.current == 3)
  }

  @Test func theEndsGiveLikeARubberBand() {
    var passing = Passing(row)
    passing.drag(from: 50, to: 160, starting: 1, during: 0.2)
    let give = RubberBand(dimension: 300).offset(for: 100)
    #expect(abs(passing.place(at: 1.2) + give) < 1e-9)
    passing.touch(.up, 160, at: 1.2)
    let speed = 550 * RubberBand(dimension: 300).slope(at: 100)
    #expect(abs(passing.velocity(at: 1.2) + speed) < 1e-6)
    passing.look(at: 4)
    #expect(passing.place(at: 4) == 0)
  }

  @Test func aCaughtBandIsHeldWhereItIs() {
    var passing = Passing(row)
    passing.flick(from: 50, to: 160, starting: 1, during: 0.2)
    let seen = passing.place(at: 1.25)
    #expect(seen < -10)
    passing.touch(.down, 100, at: 1.25)
    passing.touch(.move, 110, at: 1.26)
    #expect(abs(passing.place(at: 1.26) - seen) < 1e-9)
    passing.touch(.move, 111, at: 1.27)
    let slope = RubberBand(dimension: 300).slope(at: RubberBand(dimension: 300).inverse(of: -seen))
    #expect(abs(passing.place(at: 1.27) - seen + slope) < 0.01)
  }

  @Test func aTapBringsAnItemByTheShortWay() {
    for (count, tapped, target) in [(5, 20.0, 4), (5, 280, 1), (4, 20, 3), (2, 20, 1), (2, 280, 1)]
    {
      var passing = Passing([Double](repeating: 100, count: count), options: [.loop: 1])
      let response = passing.tap(tapped, at: 1)
      #expect(response.suppressesClick && passing.changes == [target])
      let way = passing.model.travel.target
      #expect(way == (tapped < 150 ? -100 : 100))
    }
  }

  @Test func aTapOnTheCurrentItemIsThePages() {
    var passing = Passing(row, options: [.loop: 1])
    #expect(!passing.tap(150, at: 1).suppressesClick)
    passing.look(at: 3)
    #expect(passing.changes.isEmpty && passing.place(at: 3) == 0)
  }

  @Test func aTapOnAFastStripOnlyCatches() {
    for delay in [0.1, 0.6] {
      var passing = Passing([Double](repeating: 100, count: 9), options: [.loop: 1])
      passing.happen(.step(4), at: 1)
      let (time, isFast) = (1 + delay, abs(passing.velocity(at: 1 + delay)) >= 250)
      let nearest = passing.model.current(at: time)
      #expect(isFast == (delay == 0.1))
      let response = passing.tap(280, at: time)
      #expect(response.suppressesClick)
      #expect(passing.model.target == (isFast ? nearest : 5), "\(delay)")
    }
  }

  @Test func nothingMovesByItselfInAHand() {
    var passing = Passing(row, options: [.loop: 1, .autoplay: 2000])
    passing.touch(.down, 150, at: 1)
    passing.look(at: 60)
    #expect(passing.model.isHeld && passing.place(at: 60) == 0 && passing.changes.isEmpty)
    #expect(passing.scene.wakeAt == nil)
  }

  @Test func aVerticalFingerIsThePages() {
    var passing = Passing(row)
    passing.happen(.pointer(Pointer(id: 1, .down, position: Vector(x: 150, y: 150))), at: 1)
    let moved = Pointer(id: 1, .move, position: Vector(x: 152, y: 180))
    #expect(passing.happen(.pointer(moved), at: 1.1).claim == .yours)
    passing.look(at: 2)
    #expect(!passing.model.isHeld && passing.place(at: 2) == 0)
  }

  @Test func theItemTouchedIsMeantAlsoWhenOthersCome() {
    var passing = Passing(row, options: [.loop: 1])
    passing.touch(.down, 220, at: 1)
    passing.happen(.insert(2, at: 0, extent: 100), at: 1.01)
    passing.touch(.up, 220, at: 1.05)
    #expect(passing.changes == [3])
  }

  @Test func aHandKeepsItsHoldWhenTheWritingTurnsRound() {
    var passing = Passing(row, options: [.loop: 1])
    passing.drag(from: 200, to: 150, starting: 1, during: 0.2)
    passing.happen(.environment(Event.Environment(isRightToLeft: true)), at: 1.2)
    passing.happen(.pointer(Pointer(id: 1, .move, position: Vector(x: 151, y: 150))), at: 1.21)
    #expect(passing.place(at: 1.21) == 41)
  }
}
