import Testing

@testable import Vitrine

@Suite struct CarouselAutoplayTests {
  /// Goes on every two seconds from 0; a step takes less than one.
  private func passing(loops: Bool = true, count: Int = 4) -> Passing {
    let options: [Option: Double] = [.loop: loops ? 1 : 0, .autoplay: 2000]
    return Passing([Double](repeating: 100, count: count), options: options)
  }

  @Test func itGoesOnAtItsDeadlinesHoweverLateItIsAsked() {
    var (prompt, late) = (passing(), passing())
    for frame in 0...900 { prompt.look(at: Double(frame) / 60) }
    #expect(prompt.look(at: 15) == late.look(at: 15))
    #expect(prompt.signals == late.signals && prompt.changes.count >= 4)
  }

  @Test func itWaitsFromWhenItCameToRest() {
    var passing = passing()
    #expect(passing.look(at: 1).wakeAt == 2)
    #expect(passing.look(at: 1.999).target == 0)
    #expect(passing.look(at: 2).target == 1)
    let rest = passing.model.travel.restTime
    #expect(passing.look(at: rest + 0.1).wakeAt == rest + 2)
  }

  @Test func withEndsItBeginsAgainAfterTheLast() {
    var passing = passing(loops: false, count: 3)
    passing.look(at: 10)
    #expect(passing.changes == [1, 2, 0, 1] || passing.changes == [1, 2, 0])
  }

  @Test(arguments: [Attention.hovered, .focused, .hidden, .paused])
  func itStopsWhileSomebodyLooksCloserAndThenWaitsAnew(attention: Attention) {
    var passing = passing()
    passing.happen(.attention(attention), at: 1)
    #expect(passing.look(at: 50).wakeAt == nil && passing.changes.isEmpty)
    passing.happen(.attention([]), at: 50)
    #expect(passing.look(at: 51.9).wakeAt == 52)
    #expect(passing.look(at: 52).target == 1)
  }

  @Test func twoReasonsToStopAreTwo() {
    var passing = passing()
    passing.happen(.attention([.hovered, .focused]), at: 1)
    passing.happen(.attention(.focused), at: 2)
    #expect(passing.look(at: 50).wakeAt == nil)
  }

  @Test func reducedMotionMovesNothingByItself() {
    var passing = passing()
    passing.happen(.environment(Event.Environment(reducesMotion: true)), at: 1)
    #expect(passing.look(at: 50).wakeAt == nil && passing.changes.isEmpty)
  }

  @Test func aFingerStopsItAndWhatItDoesCountsAsMovement() {
    var passing = passing()
    passing.drag(from: 200, to: 130, starting: 1.9, during: 0.2)
    #expect(passing.look(at: 50).wakeAt == nil)
    passing.touch(.up, 130, at: 50)
    let rest = passing.model.travel.restTime
    #expect(passing.look(at: rest + 0.1).wakeAt == rest + 2)
  }

  @Test func theWheelAndKeysPutItOff() {
    var passing = passing()
    passing.happen(.wheel(Wheel(delta: Vector(x: 20, y: 0))), at: 1.95)
    #expect(passing.look(at: 2.06).wakeAt == 1.95 + 0.12)
    passing.look(at: 3)
    #expect(passing.changes.isEmpty)
    passing.happen(.key(.right), at: 3.9)
    #expect(passing.look(at: 5).target == 1)
  }

  @Test func lessThanASecondIsASecond() {
    for (asked, due) in [(0.5, 1.0), (400, 1), (1000, 1), (1500, 1.5)] {
      var passing = Passing([100, 100], options: [.loop: 1, .autoplay: asked])
      #expect(passing.look(at: 0).wakeAt == due)
    }
  }

  @Test func anotherIntervalBeginsAtOnce() {
    var passing = passing()
    passing.happen(.option(.autoplay, 60_000), at: 1)
    #expect(passing.look(at: 1).wakeAt == 61)
    passing.happen(.option(.autoplay, 1000), at: 2)
    #expect(passing.look(at: 2).wakeAt == 3)
    passing.happen(.option(.autoplay, 0), at: 2.5)
    #expect(passing.look(at: 2.5).wakeAt == nil)
  }

  @Test func oneItemHasNowhereToGo() {
    for count in [0, 1] {
      var passing = passing(count: count)
      #expect(passing.look(at: 9).wakeAt == nil && passing.changes.isEmpty)
    }
  }
}
