import Testing

@testable import Vitrine

@Suite struct FlingMotionTests {
  @Test func bouncesAsTheVectorsSay() {
    for vector in MotionVectors.all.decayBounces {
      let motion = Motion.fling(
        from: vector.start, velocity: vector.initialVelocity, in: vector.min...vector.max, at: 0,
        with: Motion.Decay(rate: vector.rate))
      let impact = motion.state(at: vector.hitTime)
      #expect(agree(impact.position, vector.edge, within: 1e-9, of: 1000))
      #expect(agree(impact.velocity, vector.hitVelocity, within: 1e-9, of: 1000))
      #expect(motion.target == vector.edge)
      #expect(
        agree(motion.position(at: vector.peakTime), vector.peakPosition, within: 1e-9, of: 1000))
      #expect(agree(motion.velocity(at: vector.peakTime), 0, within: 1e-9, of: 1000))
      for sample in vector.samples where sample.t < motion.restTime {
        #expect(agree(motion.position(at: sample.t), sample.x, within: 1e-9, of: 1000))
        #expect(agree(motion.velocity(at: sample.t), sample.v, within: 1e-9, of: 10_000))
      }
    }
  }

  @Test func isAPlainDecayWhereNoBoundIsInTheWay() {
    for velocity in [-400.0, 400] {
      let motion = Motion.fling(from: 500, velocity: velocity, in: 0...1000, at: 7)
      let free = Motion.decay(from: 500, velocity: velocity, at: 7)
      #expect(motion.target == free.target)
      #expect(motion.restTime == free.restTime)
      for time in stride(from: 7, through: 10, by: 0.1) {
        #expect(motion.state(at: time) == free.state(at: time))
      }
    }
  }

  /// A rubber band that is released 80 points beyond its edge returns with 800 points per second.
  @Test func aBandReleasedAtRestReturnsWithTenTimesItsLengthPerSecond() throws {
    let vector = try #require(
      MotionVectors.all.springs.first { $0.id == "scroll-bounce-release" })
    for sign in [1.0, -1] {
      let motion = Motion.fling(from: sign * 80, velocity: 0, in: 0...0, at: 0)
      #expect(motion.velocity(at: 0) == sign * vector.initialVelocity)
      for sample in vector.samples where sample.t < motion.restTime {
        #expect(agree(motion.position(at: sample.t), sign * sample.x, within: 1e-9, of: 80))
      }
    }
  }

  @Test func aBandReleasedOutwardsGoesOnOutwardsFirst() {
    let motion = Motion.fling(from: -50, velocity: -2000, in: 0...300, at: 0)
    #expect(motion.velocity(at: 0) == -2000 + 500)
    #expect(motion.position(at: 0.02) < -50)
    #expect(motion.target == 0)
  }

  @Test func aBandReleasedSlowlyInwardsReturnsToTheBound() {
    let motion = Motion.fling(from: -50, velocity: 100, in: 0...300, at: 0)
    #expect(motion.velocity(at: 0) == 500)
    #expect(motion.target == 0)
    for time in stride(from: 0, through: 2, by: 0.01) {
      #expect(motion.position(at: time) <= 0)
    }
  }

  @Test func aBandThrownInwardsRunsOnWithinTheBounds() {
    let motion = Motion.fling(from: 1050, velocity: -3000, in: 0...1000, at: 0)
    #expect(motion.velocity(at: 0) == -3000)
    #expect(motion.target > 0 && motion.target < 900)
    for time in stride(from: 0, through: 5, by: 0.01) {
      #expect(motion.position(at: time) <= 1050 && motion.position(at: time) >= motion.target)
    }
  }

  @Test func aBandThrownHardBouncesAtTheOtherBound() {
    let motion = Motion.fling(from: -20, velocity: 6000, in: 0...300, at: 0)
    #expect(motion.target == 300)
    let farthest = stride(from: 0, through: 2, by: 0.005).map { motion.position(at: $0) }.max() ?? 0
    #expect(farthest > 310)
  }

  /// A faster flick lands farther. The landing does not jump where a return becomes a flick.
  @Test func theLandingFollowsTheThrowWithoutAJump() {
    var earlier = 0.0
    for velocity in stride(from: 0.0, through: 1500, by: 1) {
      let target = Motion.fling(from: -50, velocity: velocity, in: 0...2000, at: 0).target
      #expect(target >= earlier && target - earlier < 1)
      earlier = target
    }
    #expect(earlier > 100)
  }

  @Test func mirroredInputGivesMirroredOutput() {
    forEveryFling { position, velocity, bounds in
      let motion = Motion.fling(from: position, velocity: velocity, in: bounds, at: 0)
      let mirrored = Motion.fling(
        from: -position, velocity: -velocity, in: -bounds.upperBound ... -bounds.lowerBound, at: 0)
      #expect(motion.target == -mirrored.target)
      #expect(motion.restTime == mirrored.restTime)
      for time in stride(from: 0, through: 3, by: 0.05) {
        #expect(motion.position(at: time) == -mirrored.position(at: time))
      }
    }
  }

  @Test func alwaysComesToRestWithinTheBounds() {
    forEveryFling { position, velocity, bounds in
      let motion = Motion.fling(from: position, velocity: velocity, in: bounds, at: 0)
      #expect(bounds.contains(motion.target))
      #expect(motion.restTime < 20)
    }
  }

  @Test func positionAndVelocityAreContinuousFromLegToLeg() {
    forEveryFling { position, velocity, bounds in
      let motion = Motion.fling(from: position, velocity: velocity, in: bounds, at: 0)
      let step = 0.000_1
      var earlier = motion.state(at: 0)
      for time in stride(from: step, through: min(1, motion.restTime - step), by: step) {
        let state = motion.state(at: time)
        let speed = max(abs(state.velocity), abs(earlier.velocity))
        #expect(abs(state.position - earlier.position) <= speed * step * 1.001 + 1e-9)
        #expect(abs(state.velocity - earlier.velocity) <= 0.01 * (abs(velocity) + 5000))
        earlier = state
      }
    }
  }

  @Test func boundsThatNoPlaceIsNearCountAsNone() {
    let motion = Motion.fling(
      from: 3, velocity: 100, in: -Double.infinity...Double.infinity, at: 0)
    #expect(motion.target == Motion.decay(from: 3, velocity: 100, at: 0).target)
    let nowhere = Motion.fling(from: 3, velocity: 100, in: Double.infinity...Double.infinity, at: 0)
    #expect(nowhere == .rest(at: 3))
  }
}

private func forEveryFling(_ claim: (Double, Double, ClosedRange<Double>) -> Void) {
  var world = RandomMotions(seed: 5)
  for _ in 0..<60 {
    let low = world.number(in: -500...500)
    let bounds = low...low + world.number(in: 0...800)
    let position = world.number(in: bounds.lowerBound - 150...bounds.upperBound + 150)
    claim(position, world.number(in: -6000...6000), bounds)
  }
}
