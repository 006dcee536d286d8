import Testing

@testable import Vitrine

@Suite struct DecayTests {
  @Test func meetsTheVectors() {
    for vector in MotionVectors.all.decays {
      let decay = Motion.Decay(rate: vector.rate)
      let v = vector.initialVelocity
      #expect(agree(decay.decayConstant, vector.k, within: 1e-12))
      #expect(agree(vector.start + decay.distance(velocity: v), vector.end, within: 1e-9))
      for sample in vector.samples {
        let position = vector.start + decay.distance(velocity: v, after: sample.t)
        #expect(agree(position, sample.x, within: 1e-9, of: max(1, abs(vector.end))))
        #expect(agree(decay.velocity(v, after: sample.t), sample.v, within: 1e-9, of: abs(v)))
      }
    }
  }

  @Test func settlesWhenBothDistanceAndSpeedAreWithinTheTolerance() {
    for vector in MotionVectors.all.decays {
      let decay = Motion.Decay(rate: vector.rate)
      let byDistance = Motion.Tolerance(distance: vector.timeToDistance.threshold, speed: 1e9)
      let bySpeed = Motion.Tolerance(distance: 1e9, speed: vector.timeToSpeed.threshold)
      let v = vector.initialVelocity
      #expect(
        agree(
          decay.settlingTime(velocity: v, within: byDistance), vector.timeToDistance.t, within: 1e-9
        ))
      #expect(
        agree(decay.settlingTime(velocity: v, within: bySpeed), vector.timeToSpeed.t, within: 1e-9))
    }
  }

  @Test func standardRatesAreThoseOfScrollViews() {
    #expect(agree(1 / Motion.Decay.normal.decayConstant, 0.4995, within: 1e-6))
    #expect(agree(1 / Motion.Decay.fast.decayConstant, 0.0995, within: 1e-5))
  }

  @Test func knowsWhenItComesBy() {
    var world = RandomMotions(seed: 4)
    for _ in 0..<200 {
      let (decay, velocity) = (world.decay(), world.number(in: -5000...5000))
      let way = decay.distance(velocity: velocity) * world.number(in: 0...0.99)
      let time = decay.time(covering: way, velocity: velocity)
      #expect(agree(decay.distance(velocity: velocity, after: time), way, within: 1e-10, of: 1000))
    }
  }

  @Test func neverComesByWhatLiesBehindOrTooFar() {
    let decay = Motion.Decay.normal
    #expect(decay.time(covering: 10, velocity: -1000) == .infinity)
    #expect(decay.time(covering: 500, velocity: 1000) == .infinity)
    #expect(decay.time(covering: 10, velocity: 0) == .infinity)
    #expect(decay.time(covering: 0, velocity: 0) == 0)
  }

  @Test func canBeAimed() {
    let decay = Motion.Decay.fast
    #expect(agree(decay.distance(velocity: decay.velocity(covering: -320)), -320, within: 1e-12))
  }

  @Test func holdsRatesWithinWhatCanBeComputed() {
    #expect(Motion.Decay(rate: 2).rate == 0.9999)
    #expect(Motion.Decay(rate: 1).rate == 0.9999)
    #expect(Motion.Decay(rate: .infinity).rate == 0.9999)
    #expect(Motion.Decay(rate: 0).rate == 0.001)
    #expect(Motion.Decay(rate: -3).rate == 0.001)
    #expect(Motion.Decay(rate: .nan) == .normal)
  }
}
