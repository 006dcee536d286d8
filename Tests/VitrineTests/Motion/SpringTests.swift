import Testing

@testable import Vitrine

@Suite struct SpringTests {
  @Test func convertsBetweenAllItsDescriptions() {
    for vector in MotionVectors.all.springs {
      let feel = Motion.Spring(duration: vector.response, bounce: vector.bounce)
      let ratio = Motion.Spring(response: vector.response, dampingRatio: vector.dampingRatio)
      let physics = Motion.Spring(
        mass: vector.mass, stiffness: vector.stiffness, damping: vector.damping)
      for spring in [feel, ratio, physics] {
        #expect(agree(spring.response, vector.response, within: 1e-14), "\(vector.id)")
        #expect(agree(spring.dampingRatio, vector.dampingRatio, within: 1e-14), "\(vector.id)")
        #expect(agree(spring.bounce, vector.bounce, within: 1e-14), "\(vector.id)")
        #expect(
          agree(spring.angularFrequency, vector.omega, within: 1e-14, of: vector.omega),
          "\(vector.id)")
        #expect(
          agree(
            spring.stiffness * vector.mass, vector.stiffness, within: 1e-13, of: vector.stiffness),
          "\(vector.id)")
        #expect(
          agree(spring.damping * vector.mass, vector.damping, within: 1e-13, of: 1000),
          "\(vector.id)")
      }
    }
  }

  /// The examples in Apple's documentation of `Spring`, rounded as they are there.
  @Test func agreesWithTheExamplesOfSwiftUI() {
    let feel = Motion.Spring(duration: 0.5, bounce: 0.3)
    #expect(agree(feel.stiffness, 157.9, within: 0.05))
    #expect(agree(feel.damping, 17.6, within: 0.05))
    let physics = Motion.Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(agree(physics.duration, 0.63, within: 0.005))
    #expect(agree(physics.bounce, 0.5, within: 0.005))
  }

  @Test func presetsAreThoseOfSwiftUI() {
    #expect(Motion.Spring.smooth == Motion.Spring(response: 0.5, dampingRatio: 1))
    #expect(Motion.Spring.snappy == Motion.Spring(response: 0.5, dampingRatio: 0.85))
    #expect(Motion.Spring.bouncy == Motion.Spring(response: 0.5, dampingRatio: 0.7))
    #expect(Motion.Spring.interactive == Motion.Spring(response: 0.15, dampingRatio: 0.85))
  }

  @Test(arguments: [
    Motion.Spring(response: 0, dampingRatio: 1),
    Motion.Spring(response: -1, dampingRatio: 1),
    Motion.Spring(response: .nan, dampingRatio: 1),
    Motion.Spring(response: .infinity, dampingRatio: 1),
    Motion.Spring(response: 0.5, dampingRatio: .nan),
    Motion.Spring(response: 0.5, dampingRatio: .infinity),
    Motion.Spring(duration: 0.5, bounce: .nan),
    Motion.Spring(mass: 1, stiffness: 0, damping: 1),
    Motion.Spring(mass: 1, stiffness: -100, damping: 1),
    Motion.Spring(mass: 0, stiffness: 100, damping: 1),
    Motion.Spring(mass: 1, stiffness: .infinity, damping: 1),
    Motion.Spring(mass: .nan, stiffness: 100, damping: 1),
  ])
  func whatCannotBeASpringJumps(spring: Motion.Spring) {
    #expect(spring.isImmediate)
    #expect(
      spring.state(displacement: 3, velocity: 4, after: 0.001)
        == Motion.Spring.State(displacement: 0, velocity: 0))
    #expect(spring.settlingTime(displacement: 3, velocity: 4) == 0)
  }

  @Test func holdsParametersWithinWhatCanBeComputed() {
    #expect(Motion.Spring(response: 0.5, dampingRatio: -1).dampingRatio == 0)
    #expect(Motion.Spring(response: 0.5, dampingRatio: 1e9).dampingRatio == 100)
    #expect(Motion.Spring(response: 1e9, dampingRatio: 1).response == 1000)
    #expect(Motion.Spring(duration: 0.5, bounce: 7).dampingRatio == 0)
    #expect(agree(Motion.Spring(duration: 0.5, bounce: -1).dampingRatio, 100, within: 1e-9))
  }
}
