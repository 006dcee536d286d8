import Testing

@testable import Vitrine

/// The laws that every motion obeys, whatever its own law is.
@Suite struct MotionTests {
  @Test func beginsWhereAndAsFastAsItStarted() {
    forEveryMotion { motion in
      for time in [motion.startTime, motion.startTime - 5, -Double.infinity] {
        #expect(motion.state(at: time) == motion.origin)
      }
    }
  }

  @Test func velocityIsTheSlopeOfPosition() {
    forEveryMotion { motion in
      let step = 1e-6
      for time in times(of: motion, count: 40) {
        let rise = motion.position(at: time + step) - motion.position(at: time - step)
        #expect(agree(motion.velocity(at: time), rise / (2 * step), within: 1e-4, of: 5000))
      }
    }
  }

  @Test func positionAndVelocityAreTheState() {
    forEveryMotion { motion in
      for time in times(of: motion, count: 10) {
        let state = motion.state(at: time)
        #expect(motion.position(at: time) == state.position)
        #expect(motion.velocity(at: time) == state.velocity)
      }
    }
  }

  @Test func fromItsRestTimeOnItIsExactlyAtItsTarget() {
    forEveryMotion { motion in
      let rest = Motion.State(position: motion.target, velocity: 0)
      for time in [motion.restTime, motion.restTime + 0.1, 1e9, Double.infinity, .nan] {
        #expect(motion.state(at: time) == rest)
        #expect(motion.isResting(at: time))
      }
      #expect(!motion.isResting(at: motion.restTime - 1e-6))
    }
  }

  @Test func comesToRestWithoutAVisibleStep() {
    forEveryMotion { motion in
      let last = motion.position(at: motion.restTime - 1e-9)
      #expect(abs(last - motion.target) <= Motion.Tolerance.points.distance + 1e-4)
    }
  }

  @Test func goesBackInTimeToTheSamePlaces() {
    forEveryMotion { motion in
      let times = times(of: motion, count: 10)
      let forwards = times.map { motion.state(at: $0) }
      let backwards = times.reversed().map { motion.state(at: $0) }
      #expect(forwards == backwards.reversed())
    }
  }

  @Test func mirroredInputGivesMirroredOutput() {
    var world = RandomMotions(seed: 12)
    for _ in 0..<100 {
      let (x, v, to) = (
        world.number(in: -500...500), world.number(in: -2000...2000), world.number(in: -500...500)
      )
      let (spring, curve) = (world.spring(damped: true), world.curve())
      expectMirrored(
        .spring(from: x, velocity: v, to: to, at: 1, with: spring),
        .spring(from: -x, velocity: -v, to: -to, at: 1, with: spring))
      expectMirrored(.decay(from: x, velocity: v, at: 1), .decay(from: -x, velocity: -v, at: 1))
      expectMirrored(
        .curve(from: x, velocity: v, to: to, at: 1, duration: 0.4, with: curve),
        .curve(from: -x, velocity: -v, to: -to, at: 1, duration: 0.4, with: curve))
    }
  }

  @Test func aThrowCanBeAimed() {
    let motion = Motion.decay(from: 20, to: 400, at: 1)
    #expect(motion.target == 400)
    #expect(agree(motion.position(at: motion.restTime - 1e-9), 400, within: 0.3))
  }

  @Test func whatMovesOnlyWhenMovedIsResting() {
    for motion in [Motion.rest(at: 5), .held(at: 5, velocity: 300)] {
      #expect(motion.isResting(at: -1e9))
      #expect(motion.restTime == -.infinity)
      #expect(motion.target == 5)
      #expect(motion.position(at: 3) == 5)
    }
    #expect(Motion.rest(at: 5).velocity(at: 3) == 0)
    #expect(Motion.held(at: 5, velocity: 300).velocity(at: 3) == 300)
  }

  @Test func withNowhereToGoItIsAtRest() {
    #expect(Motion.spring(from: 7, to: 7, at: 1) == .rest(at: 7))
    #expect(Motion.spring(from: 7.000_000_000_000_01, to: 7, at: 1) == .rest(at: 7))
    #expect(Motion.curve(from: 7, to: 7, at: 1, duration: 0.3) == .rest(at: 7))
    #expect(Motion.decay(from: 7, velocity: 0, at: 1) == .rest(at: 7))
    #expect(Motion.decay(from: 7, to: 7, at: 1) == .rest(at: 7))
    #expect(Motion.fling(from: 7, velocity: 0, in: 0...10, at: 1) == .rest(at: 7))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e200, -1e200])
  func nonFiniteInputNeverGetsIn(bad: Double) {
    let rest = Motion.rest(at: 4)
    #expect(Motion.rest(at: bad) == .rest(at: 0))
    #expect(Motion.held(at: bad, velocity: 3) == .rest(at: 0))
    #expect(Motion.held(at: 4, velocity: bad) == .held(at: 4))

    #expect(Motion.spring(from: bad, velocity: 3, to: 4, at: 1) == rest)
    #expect(Motion.spring(from: 1, velocity: bad, to: 4, at: 1) == rest)
    #expect(Motion.spring(from: 1, to: 4, at: bad) == rest)
    #expect(Motion.spring(from: 4, to: bad, at: 1) == rest)

    #expect(Motion.decay(from: bad, velocity: 3, at: 1) == .rest(at: 0))
    #expect(Motion.decay(from: 4, velocity: bad, at: 1) == rest)
    #expect(Motion.decay(from: 4, velocity: 3, at: bad) == rest)
    #expect(Motion.decay(from: bad, to: 4, at: 1) == rest)
    #expect(Motion.decay(from: 4, to: bad, at: 1) == rest)

    #expect(Motion.fling(from: bad, velocity: 3, in: 4...9, at: 1) == rest)
    #expect(Motion.fling(from: 1, velocity: bad, in: 4...9, at: 1) == rest)
    #expect(Motion.fling(from: 1, velocity: 3, in: 4...9, at: bad) == rest)

    #expect(Motion.curve(from: bad, to: 4, at: 1, duration: 1) == rest)
    #expect(Motion.curve(from: 1, velocity: bad, to: 4, at: 1, duration: 1) == rest)
    #expect(Motion.curve(from: 1, to: 4, at: bad, duration: 1) == rest)
    #expect(Motion.curve(from: 4, to: bad, at: 1, duration: 1) == rest)
  }

  @Test func whatIsFiniteStaysFinite() {
    let numbers = [-1e100, -1e15, -1, 0, 1e-300, 1, 1e15, 1e100]
    for (x, v, to) in numbers.flatMap({ x in numbers.flatMap { v in numbers.map { (x, v, $0) } } })
    {
      for motion in journeys(from: x, velocity: v, to: to) {
        for time in [0, 1e-9, 0.1, 1, 100, 1e6, 1e99] {
          let state = motion.state(at: time)
          #expect(state.position.isFinite && state.velocity.isFinite, "\(motion) at \(time)")
        }
      }
    }
  }
}

private func journeys(from x: Double, velocity v: Double, to: Double) -> [Motion] {
  let springs = [0, 0.5, 1, 100].map { Motion.Spring(response: 0.001, dampingRatio: $0) }
  return springs.map { .spring(from: x, velocity: v, to: to, at: 0, with: $0) } + [
    .decay(from: x, velocity: v, at: 0),
    .decay(from: x, to: to, at: 0, with: .fast),
    .fling(from: x, velocity: v, in: min(x, to)...max(x, to), at: 0),
    .fling(from: x, velocity: v, in: to...to, at: 0),
    .curve(from: x, velocity: v, to: to, at: 0, duration: 0.3),
  ]
}

private func expectMirrored(
  _ motion: Motion, _ mirror: Motion, at location: SourceLocation = #_sourceLocation
) {
  #expect(motion.target == -mirror.target, sourceLocation: location)
  #expect(motion.restTime == mirror.restTime, sourceLocation: location)
  for time in times(of: motion, count: 10) {
    let (a, b) = (motion.state(at: time), mirror.state(at: time))
    #expect(
      a == Motion.State(position: -b.position, velocity: -b.velocity), sourceLocation: location)
  }
}

/// Instants between start and rest.
private func times(of motion: Motion, count: Int) -> [Double] {
  let length = min(motion.restTime - motion.startTime, 10)
  return (1...count).map { motion.startTime + length * Double($0) / Double(count + 1) }
}

private func forEveryMotion(_ claim: (Motion) -> Void) {
  var world = RandomMotions(seed: 11)
  for _ in 0..<60 { world.journeys().forEach(claim) }
}
