import Testing

@testable import Vitrine

@Suite struct SpringStateTests {
  @Test(arguments: MotionVectors.all.springs)
  func meetsTheIntegratedEquation(vector: MotionVectors.Spring) {
    let spring = Motion.Spring(response: vector.response, dampingRatio: vector.dampingRatio)
    for sample in vector.samples {
      let state = spring.state(
        displacement: vector.start - vector.target, velocity: vector.initialVelocity,
        after: sample.t)
      let position = vector.target + state.displacement
      #expect(agree(position, sample.x, within: 1e-9, of: vector.scale), "x(\(sample.t))")
      #expect(
        agree(state.velocity, sample.v, within: 1e-9, of: vector.scale * vector.omega),
        "v(\(sample.t))")
    }
  }

  @Test func startsAsItIs() {
    forEverySpring { spring, start, _ in
      for time in [0, -1, -Double.infinity] {
        #expect(after(time, start, spring) == start)
      }
    }
  }

  @Test func endsAtItsTarget() {
    let rest = Motion.Spring.State(displacement: 0, velocity: 0)
    for time in [1e6, 1e200, Double.infinity] {
      #expect(after(time, .init(displacement: 300, velocity: -4000), .snappy) == rest)
    }
  }

  @Test func velocityIsTheSlopeOfDisplacement() {
    forEverySpring { spring, start, time in
      let step = 1e-5 * spring.response
      let (before, later) = (after(time - step, start, spring), after(time + step, start, spring))
      let slope = (later.displacement - before.displacement) / (2 * step)
      let here = after(time, start, spring)
      #expect(agree(here.velocity, slope, within: 1e-5, of: scale(start, spring).velocity))
    }
  }

  @Test func accelerationIsWhatSpringAndDamperExert() {
    forEverySpring { spring, start, time in
      let step = 1e-5 * spring.response
      let (before, later) = (after(time - step, start, spring), after(time + step, start, spring))
      let acceleration = (later.velocity - before.velocity) / (2 * step)
      let here = after(time, start, spring)
      let force = -spring.stiffness * here.displacement - spring.damping * here.velocity
      let size = scale(start, spring).velocity * (1 + spring.damping)
      #expect(agree(acceleration, force, within: 1e-4, of: size))
    }
  }

  @Test func energyNeverGrows() {
    forEverySpring { spring, start, time in
      let (now, later) = (after(time, start, spring), after(time + 0.01, start, spring))
      #expect(energy(later, spring) <= energy(now, spring) * (1 + 1e-12) + 1e-12)
    }
  }

  @Test func splittingTimeChangesNothing() {
    forEverySpring { spring, start, time in
      let whole = after(time, start, spring)
      let halves = after(time / 3, after(time * 2 / 3, start, spring), spring)
      let size = scale(start, spring)
      #expect(agree(whole.displacement, halves.displacement, within: 1e-12, of: size.displacement))
      #expect(agree(whole.velocity, halves.velocity, within: 1e-12, of: size.velocity))
    }
  }

  @Test func mirroredInputGivesMirroredOutput() {
    forEverySpring { spring, start, time in
      let mirrored = State(displacement: -start.displacement, velocity: -start.velocity)
      let (state, mirror) = (after(time, start, spring), after(time, mirrored, spring))
      #expect(mirror == State(displacement: -state.displacement, velocity: -state.velocity))
    }
  }

  @Test func isLinearInDisplacementAndVelocity() {
    forEverySpring { spring, start, time in
      let ofPlace = after(time, State(displacement: 1, velocity: 0), spring)
      let ofSpeed = after(time, State(displacement: 0, velocity: 1), spring)
      let state = after(time, start, spring)
      let displacement =
        start.displacement * ofPlace.displacement + start.velocity * ofSpeed.displacement
      let velocity = start.displacement * ofPlace.velocity + start.velocity * ofSpeed.velocity
      let size = scale(start, spring)
      #expect(agree(state.displacement, displacement, within: 1e-12, of: size.displacement))
      #expect(agree(state.velocity, velocity, within: 1e-12, of: size.velocity))
    }
  }

  @Test func withoutDampingTimeCanRunBackwards() {
    let spring = Motion.Spring(duration: 0.7, bounce: 1)
    let start = State(displacement: 30, velocity: 100)
    let there = after(1.3, start, spring)
    let back = after(
      1.3, State(displacement: there.displacement, velocity: -there.velocity), spring)
    #expect(agree(back.displacement, start.displacement, within: 1e-11))
    #expect(agree(back.velocity, -start.velocity, within: 1e-10))
  }

  @Test func nothingJumpsAsTheDampingRatioPassesThroughOne() {
    let start = State(displacement: 1, velocity: 5)
    let critical = Motion.Spring(response: 0.5, dampingRatio: 1)
    for distance in [1e-15, 1e-12, 1e-9, 1e-6] {
      for ratio in [1 - distance, 1 + distance] {
        let near = Motion.Spring(response: 0.5, dampingRatio: ratio)
        for time in stride(from: 0.05, through: 3, by: 0.05) {
          let (a, b) = (after(time, start, near), after(time, start, critical))
          #expect(agree(a.displacement, b.displacement, within: 20 * distance + 1e-14))
          #expect(agree(a.velocity, b.velocity, within: 200 * distance + 1e-13))
        }
      }
    }
  }

  @Test func criticalSpringsCrossTheTargetOnlyAboveTheirFrequencyTimesTheDistance() {
    let spring = Motion.Spring.smooth
    for factor in [0.5, 0.99, 1.01, 2] {
      let start = State(displacement: -250, velocity: 250 * spring.angularFrequency * factor)
      let crosses = stride(from: 0.01, through: 20, by: 0.01).contains {
        after($0, start, spring).displacement > 0
      }
      #expect(crosses == (factor > 1), "\(factor)")
    }
  }
}

private typealias State = Motion.Spring.State

private func after(_ time: Double, _ start: State, _ spring: Motion.Spring) -> State {
  spring.state(displacement: start.displacement, velocity: start.velocity, after: time)
}

private func energy(_ state: State, _ spring: Motion.Spring) -> Double {
  spring.stiffness * state.displacement * state.displacement + state.velocity * state.velocity
}

/// The amplitudes that errors are measured by.
private func scale(_ start: State, _ spring: Motion.Spring) -> State {
  let amplitude = abs(start.displacement) + abs(start.velocity) / spring.angularFrequency
  return State(
    displacement: amplitude, velocity: amplitude * spring.angularFrequency)
}

private func forEverySpring(_ claim: (Motion.Spring, State, _ time: Double) -> Void) {
  var world = RandomMotions(seed: 1)
  for _ in 0..<400 {
    let spring = world.spring()
    let start = State(
      displacement: world.number(in: -400...400), velocity: world.number(in: -4000...4000))
    claim(spring, start, world.number(in: 0.01...3))
  }
}
