import Testing

@testable import Vitrine

@Suite struct SpringSettlingTests {
  /// Never before the exact time, and not later than the bound of amplitudes that others use.
  @Test(arguments: MotionVectors.all.springs)
  func liesBetweenTheExactTimeAndTheBound(vector: MotionVectors.Spring) {
    let time = Motion.Spring(response: vector.response, dampingRatio: vector.dampingRatio)
      .settlingTime(
        displacement: vector.start - vector.target, velocity: vector.initialVelocity,
        within: Motion.Tolerance(distance: vector.settling.epsilon, speed: 1e9))
    #expect(time >= vector.settling.exact ?? .infinity)
    #expect(time <= (vector.settling.bound ?? .infinity) + 0.001)
  }

  @Test func fromThenOnItStaysWithinTheTolerance() {
    var world = RandomMotions(seed: 2)
    for index in 0..<300 {
      let spring = world.spring(damped: true)
      let size = [1, 0.01, 0.001][index % 3]  // near the tolerance, too
      let position = size * world.number(in: -400...400)
      let speed = size * world.number(in: -4000...4000)
      let tolerance = Motion.Tolerance(
        distance: world.number(in: 0.01...1), speed: world.number(in: 1...20))
      let settled = spring.settlingTime(displacement: position, velocity: speed, within: tolerance)
      for step in 0..<50 {
        let time = settled + Double(step) * spring.response / 20
        let state = spring.state(displacement: position, velocity: speed, after: time)
        #expect(abs(state.displacement) <= tolerance.distance * (1 + 1e-9))
        #expect(abs(state.velocity) <= tolerance.speed * (1 + 1e-9))
      }
    }
  }

  @Test func isNotMuchLaterThanNeeded() {
    var world = RandomMotions(seed: 3)
    for _ in 0..<100 {
      let spring = world.spring(damped: true)
      let tolerance = Motion.Tolerance(distance: 0.25, speed: 10)
      let settled = spring.settlingTime(displacement: 300, velocity: 900, within: tolerance)
      let lastMoving = stride(from: settled, to: 0, by: -0.001).first { time in
        let state = spring.state(displacement: 300, velocity: 900, after: time)
        return abs(state.displacement) > 0.25 || abs(state.velocity) > 10
      }
      let swing =
        spring.response
        / (1 - min(spring.dampingRatio, 0.9) * min(spring.dampingRatio, 0.9)).squareRoot()
      #expect(settled - (lastMoving ?? 0) <= swing / 2 + 0.002)
    }
  }

  @Test func whatIsAtRestIsSettled() {
    #expect(Motion.Spring.bouncy.settlingTime(displacement: 0, velocity: 0) == 0)
  }

  @Test func withoutDampingItNeverSettles() {
    let spring = Motion.Spring(duration: 0.5, bounce: 1)
    #expect(spring.settlingTime(displacement: 100, velocity: 0) == .infinity)
  }

  @Test func largerParametersNeverSettleSooner() {
    for spring in [
      Motion.Spring.smooth, .snappy, .bouncy, Motion.Spring(duration: 0.5, bounce: -0.5),
    ] {
      var earlier = 0.0
      for size in stride(from: 1.0, through: 1000, by: 37) {
        let time = spring.settlingTime(displacement: size, velocity: size * 3)
        #expect(time >= earlier)
        earlier = time
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func whatIsNoNumberOrTooLargeForOneIsThereAtOnce(_ strange: Double) {
    for spring in [Motion.Spring.smooth, .bouncy] {
      #expect(spring.settlingTime(displacement: strange, velocity: 0) == 0)
      #expect(spring.settlingTime(displacement: 0, velocity: strange) == 0)
    }
  }
}
