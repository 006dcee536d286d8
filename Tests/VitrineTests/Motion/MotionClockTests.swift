import Testing

@testable import Vitrine

@Suite struct MotionClockTests {
  private func clock(at time: Double = 0, speed: Double) -> MotionClock {
    var clock = MotionClock()
    clock.advance(to: time)
    clock.setSpeed(speed)
    return clock
  }

  @Test func normalSpeedIsRealTime() {
    for time in [0, 0.1, 1e-9, 1_700_000_000.123, -3] {
      #expect(MotionClock().motion(at: time) == time)
    }
  }

  @Test func aChangeOfSpeedDoesNotMakeTimeJump() {
    var world = RandomMotions(seed: 10)
    var (clock, now) = (MotionClock(), 0.0)
    for _ in 0..<200 {
      now += world.number(in: 0...2)
      clock.advance(to: now)
      let before = clock.now
      clock.setSpeed(world.number(in: 0.1...3))
      #expect(clock.now == before)
      #expect(clock.motion(at: now) == before.motion)
    }
  }

  @Test func motionTimeGoesOnFromAnEarlierTime() {
    var rewound = clock(at: 10, speed: 0.5)
    let motion = rewound.now.motion
    rewound.advance(to: 14)
    rewound.rewind(to: 12)
    #expect(rewound.now == Instant(real: 14, motion: motion + 1))
    #expect(rewound.motion(at: 16) == motion + 2)
    for time in [14.0, 13, 12] { #expect(rewound.motion(at: time) == motion + 1) }
    rewound.rewind(to: 15)
    #expect(rewound.now == Instant(real: 14, motion: motion + 1))
  }

  @Test func aMotionKeepsItsPositionWhenTheSpeedChanges() {
    let motion = Motion.spring(from: 0, to: 300, at: 10, with: .smooth)
    let slow = clock(at: 10.1, speed: 0.2)
    #expect(motion.position(at: slow.motion(at: 10.1)) == motion.position(at: 10.1))
    #expect(
      agree(motion.position(at: slow.motion(at: 10.6)), motion.position(at: 10.2), within: 1e-9))
  }

  /// A finger holds a motion where the screen showed it, also if the speed has changed since.
  @Test func aFrameBeforeAChangeOfSpeedKeepsItsMotionTime() {
    var clock = clock(at: 10, speed: 0.2)
    #expect(agree(clock.motion(at: 9.9), 9.9, within: 1e-12))
    clock.setSpeed(3)
    #expect(agree(clock.motion(at: 9.9), 9.9, within: 1e-12))
    clock.advance(to: 11)
    clock.setSpeed(0.5)
    #expect(agree(clock.motion(at: 10.9), 12.7, within: 1e-12, of: 10))
    #expect(clock.speed(at: 10.9) == 3 && clock.speed(at: 11) == 0.5)
  }

  @Test func motionTimePassesAtTheSpeed() {
    let slow = clock(at: 100, speed: 0.2)
    #expect(agree(slow.motion(at: 105), 101, within: 1e-12))
    #expect(slow.speed == 0.2)
  }

  @Test func realTimeIsTheInverseOfMotionTime() {
    var clock = clock(speed: 2)
    clock.advance(to: 3)
    clock.setSpeed(0.25)
    for motion in [6, 6.5, 100] {
      #expect(agree(clock.motion(at: clock.realTime(of: motion)), motion, within: 1e-12, of: 100))
    }
    #expect(clock.realTime(of: .infinity) == .infinity)
  }

  @Test func realTimeIsNeverBeforeNow() {
    #expect(clock(at: 3, speed: 1).realTime(of: 1) == 3)
  }

  @Test func timeNeverGoesBack() {
    var clock = clock(at: 3, speed: 1)
    clock.advance(to: 2)
    #expect(clock.now == Instant(real: 3, motion: 3))
  }
}
