import Testing

@testable import Vitrine

@Suite struct PaceTests {
  @Test func normalSpeedIsRealTime() {
    for time in [0, 0.1, 1e-9, 1_700_000_000.123, -3] {
      #expect(Motion.Pace().at(time) == time)
    }
  }

  @Test func aChangeOfSpeedDoesNotMakeTimeJump() {
    var world = MotionWorld(seed: 10)
    var (pace, now) = (Motion.Pace(), 0.0)
    for _ in 0..<200 {
      now += world.number(in: 0...2)
      let changed = pace.changed(to: world.number(in: 0.1...3), at: now)
      #expect(changed.at(now) == pace.at(now))
      pace = changed
    }
  }

  @Test func aMotionKeepsItsPlaceWhenTheSpeedChanges() {
    let motion = Motion.spring(from: 0, to: 300, at: 10, with: .smooth)
    let slow = Motion.Pace().changed(to: 0.2, at: 10.1)
    #expect(motion.position(at: slow.at(10.1)) == motion.position(at: 10.1))
    #expect(agree(motion.position(at: slow.at(10.6)), motion.position(at: 10.2), within: 1e-9))
  }

  @Test func goesByItsSpeed() {
    let pace = Motion.Pace().changed(to: 0.2, at: 100)
    #expect(agree(pace.at(105), 101, within: 1e-12))
    #expect(pace.speed == 0.2)
  }

  @Test func knowsTheRealTimeOfAnEnd() {
    let pace = Motion.Pace(speed: 2).changed(to: 0.25, at: 3)
    for time in [3, 4.5, 100] {
      #expect(agree(pace.at(pace.realTime(at: time)), time, within: 1e-12, of: 100))
    }
    #expect(pace.realTime(at: .infinity) == .infinity)
  }

  @Test func speedsThatAreNoneAreIgnored() {
    for speed in [0, -1, 1e-9, 1e9, .nan, .infinity] {
      #expect(Motion.Pace(speed: speed) == Motion.Pace())
      #expect(Motion.Pace(speed: 0.2).changed(to: speed, at: 1) == Motion.Pace(speed: 0.2))
    }
    #expect(Motion.Pace().changed(to: 0.2, at: .nan) == Motion.Pace())
  }
}
