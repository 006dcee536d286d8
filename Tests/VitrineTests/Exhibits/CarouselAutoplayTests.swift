import Testing
import Vitrine

@Suite struct CarouselAutoplayTests {
  /// Goes on every two seconds from 0; a step takes less than one.
  private func carousel(loops: Bool = true, count: Int = 4) -> StripRig {
    let options: [Option: Double] = [.loop: loops ? 1 : 0, .autoplay: 2000]
    return StripRig([Double](repeating: 100, count: count), options: options)
  }

  @Test func itGoesOnAtItsDeadlinesHoweverLateItIsAsked() {
    var (prompt, late) = (carousel(), carousel())
    for frame in 0...900 { prompt.draw(at: Double(frame) / 60) }
    #expect(prompt.draw(at: 15) == late.draw(at: 15))
    #expect(prompt.signals == late.signals && prompt.changes.count >= 4)
  }

  @Test func itWaitsFromWhenItCameToRest() {
    var carousel = carousel()
    #expect(carousel.draw(at: 1).wakeAt == 2)
    #expect(carousel.draw(at: 1.999).target == 0)
    #expect(carousel.draw(at: 2).target == 1)
    let rest = carousel.restTime
    #expect(near(carousel.draw(at: rest + 0.1).wakeAt, rest + 2, within: 1e-5))
  }

  @Test func itDoesNotMoveWhatFitsTheView() {
    let options: [Option: Double] = [.loop: 0, .align: 0, .autoplay: 2000]
    var carousel = StripRig([100, 100, 100], options: options)
    #expect(carousel.draw(at: 1).wakeAt == nil)
    carousel.draw(at: 60)
    #expect(carousel.signals.allSatisfy { if case .prefetch = $0 { true } else { false } })
  }

  @Test func withEndsItBeginsAgainAfterTheLast() {
    var carousel = carousel(loops: false, count: 3)
    carousel.draw(at: 10)
    #expect(carousel.changes == [1, 2, 0, 1] || carousel.changes == [1, 2, 0])
  }

  @Test(arguments: [PauseReasons.hovered, .focused, .hidden, .paused])
  func itStopsWhileSomebodyLooksCloserAndThenWaitsAnew(pauseReasons: PauseReasons) {
    var carousel = carousel()
    carousel.happen(.pause(pauseReasons), at: 1)
    #expect(carousel.draw(at: 50).wakeAt == nil && carousel.changes.isEmpty)
    carousel.happen(.pause([]), at: 50)
    #expect(carousel.draw(at: 51.9).wakeAt == 52)
    #expect(carousel.draw(at: 52).target == 1)
  }

  @Test func twoReasonsToStopAreTwo() {
    var carousel = carousel()
    carousel.happen(.pause([.hovered, .focused]), at: 1)
    carousel.happen(.pause(.focused), at: 2)
    #expect(carousel.draw(at: 50).wakeAt == nil)
  }

  @Test func reducedMotionMovesNothingByItself() {
    var carousel = carousel()
    carousel.happen(.environment(Event.Environment(reducesMotion: true)), at: 1)
    #expect(carousel.draw(at: 50).wakeAt == nil && carousel.changes.isEmpty)
  }

  @Test func aFingerStopsItAndWhatItDoesCountsAsMovement() {
    var carousel = carousel()
    carousel.drag(from: 200, to: 130, starting: 1.9, during: 0.2)
    #expect(carousel.draw(at: 50).wakeAt == nil)
    carousel.touch(.up, 130, at: 50)
    let rest = carousel.restTime
    #expect(near(carousel.draw(at: rest + 0.1).wakeAt, rest + 2, within: 1e-5))
  }

  @Test func theWheelAndKeysPutItOff() {
    var carousel = carousel()
    carousel.happen(.wheel(Wheel(delta: Vector(x: 8, y: 0))), at: 1.95)
    #expect(carousel.draw(at: 2.06).wakeAt == 1.95 + 0.12)
    carousel.draw(at: 3)
    #expect(carousel.changes.isEmpty)
    carousel.happen(.key(.right), at: 3.9)
    #expect(carousel.draw(at: 5).target == 1)
  }

  @Test func lessThanASecondIsASecond() {
    for (asked, due) in [(0.5, 1.0), (400, 1), (1000, 1), (1500, 1.5)] {
      var carousel = StripRig([100, 100], options: [.loop: 1, .autoplay: asked])
      #expect(carousel.draw(at: 0).wakeAt == due)
    }
  }

  @Test func anotherIntervalBeginsAtOnce() {
    var carousel = carousel()
    carousel.happen(.option(.autoplay, 60_000), at: 1)
    #expect(carousel.draw(at: 1).wakeAt == 61)
    carousel.happen(.option(.autoplay, 1000), at: 2)
    #expect(carousel.draw(at: 2).wakeAt == 3)
    carousel.happen(.option(.autoplay, 0), at: 2.5)
    #expect(carousel.draw(at: 2.5).wakeAt == nil)
  }

  @Test func oneItemHasNowhereToGo() {
    for count in [0, 1] {
      var carousel = carousel(count: count)
      #expect(carousel.draw(at: 9).wakeAt == nil && carousel.changes.isEmpty)
    }
  }

  @Test func theSameIntervalOnceMoreChangesNothing() {
    var carousel = carousel()
    carousel.happen(.option(.autoplay, 2000), at: 1.9)
    #expect(carousel.draw(at: 2).target == 1)
  }
}
