import Testing

@testable import Vitrine

@Suite struct MotionChangeTests {
  @Test func chainsOfTargetsMeetTheVectors() throws {
    for vector in MotionVectors.all.retargets {
      var motion = Motion.held(at: vector.start, velocity: vector.initialVelocity)
      var chain: [(from: Double, motion: Motion)] = []
      for segment in vector.segments {
        let spring = Motion.Spring(duration: segment.duration, bounce: segment.bounce)
        motion = motion.retargeted(
          to: segment.target, at: segment.fromTime, with: .spring(spring), within: tiny)
        chain.append((segment.fromTime, motion))
      }
      for sample in vector.handoff + vector.samples {
        let current = try #require(chain.last { $0.from <= sample.t }).motion
        #expect(agree(current.position(at: sample.t), sample.x, within: 1e-9, of: 1000))
        #expect(agree(current.velocity(at: sample.t), sample.v, within: 1e-9, of: 10_000))
      }
    }
  }

  @Test func aNewTargetKeepsPositionAndVelocity() {
    forEveryChange { motion, time, target, timing in
      let changed = motion.retargeted(to: target, at: time, with: timing)
      #expect(changed.target == target)
      #expect(changed.position(at: time) == motion.position(at: time))
      #expect(changed.velocity(at: time) == motion.velocity(at: time))
      let soon = time + 1e-9
      #expect(agree(changed.position(at: soon), motion.position(at: soon), within: 1e-3))
      #expect(agree(changed.velocity(at: soon), motion.velocity(at: soon), within: 0.5))
    }
  }

  @Test func aReleaseTakesOverPositionAndVelocityOfTheHand() {
    let held = Motion.held(at: 120, velocity: -900)
    let motion = held.retargeted(to: 0, at: 3, with: .spring(.snappy))
    #expect(motion.state(at: 3) == Motion.State(position: 120, velocity: -900))
  }

  @Test func goingThereAlreadyChangesNothing() {
    forEveryChange { motion, time, target, timing in
      let changed = motion.retargeted(to: target, at: time, with: timing)
      #expect(changed.retargeted(to: target, at: time + 0.05, with: timing) == changed)
    }
    let rest = Motion.rest(at: 8)
    #expect(rest.retargeted(to: 8, at: 3) == rest)
  }

  @Test func anotherSpringToTheSameTargetTakesOver() {
    let motion = Motion.spring(from: 0, to: 300, at: 0, with: .smooth)
    let changed = motion.retargeted(to: 300, at: 0.1, with: .spring(.bouncy))
    #expect(changed != motion)
    #expect(changed.state(at: 0.1) == motion.state(at: 0.1))
  }

  @Test func immediatelyIsAtOnce() {
    let motion = Motion.spring(from: 0, to: 300, at: 0)
    #expect(motion.retargeted(to: 50, at: 0.1, with: .immediate) == .rest(at: 50))
    #expect(motion.retargeted(to: 300, at: 0.1, with: .immediate) == .rest(at: 300))
    let jump = Motion.Timing.spring(Motion.Spring(duration: 0))
    #expect(motion.retargeted(to: 50, at: 0.1, with: jump) == .rest(at: 50))
  }

  @Test func theOtherOriginMovesEverythingButTime() {
    var world = RandomMotions(seed: 14)
    for motion in (0..<30).flatMap({ _ in world.journeys() }) + [.rest(at: 3), .held(at: 3)] {
      let moved = motion.translated(by: 1000)
      #expect(agree(moved.target, motion.target + 1000, within: 1e-9))
      #expect(moved.restTime == motion.restTime)
      for step in 0...20 {
        let time = motion.startTime + Double(step) * 0.1
        let (a, b) = (motion.state(at: time), moved.state(at: time))
        #expect(agree(b.position, a.position + 1000, within: 1e-9))
        #expect(agree(b.velocity, a.velocity, within: 1e-8))
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200])
  func nonFiniteInputNeverGetsIn(bad: Double) {
    let motion = Motion.spring(from: 0, to: 300, at: 0)
    #expect(motion.retargeted(to: bad, at: 0.1) == motion)
    #expect(motion.retargeted(to: 50, at: bad) == .rest(at: 50))
    #expect(motion.translated(by: bad) == motion)
  }
}

/// Nothing is cut off at rest.
private let tiny = Motion.Tolerance(distance: 1e-12, speed: 1e-12)

/// Every law changed to every way of travelling that begins as it is told; curves that begin with a slope of their own
/// only where the motion comes with a velocity.
private func forEveryChange(_ claim: (Motion, Double, Double, Motion.Timing) -> Void) {
  var world = RandomMotions(seed: 13)
  for _ in 0..<60 {
    for motion in world.journeys() {
      let time = motion.startTime + world.number(in: 0.001...0.099)
      let target = world.number(in: -500...500)
      claim(motion, time, target, .spring(world.spring(damped: true)))
      claim(motion, time, target, .curve(.easeInOut, duration: 0.4))
      claim(motion, time, target, .curve(.easeOut, duration: 0.4))
    }
  }
}
