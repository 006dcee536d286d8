import Testing

@testable import Vitrine

@Suite struct FlightTests {
  private let difference =
    Pose.atSource(
      Source(frame: Frame(x: 16, y: 200, width: 118, height: 118), radii: CornerRadii(9)),
      ratio: 1.5) - Pose.fitting(Dimensions(width: 390, height: 844), ratio: 1.5)
  private let change = Pose(
    outline: Frame(x: 900, y: -300, width: -80, height: 60),
    visible: Frame(x: 700, y: -200, width: -70, height: 50), radii: CornerRadii(-4), opacity: 0,
    backdrop: -2, controls: 3)
  private let springs = [
    Motion.Spring.smooth, .bouncy, .landing(at: 0), .landing(at: 3), .returning,
    Motion.Spring(response: 0.4, dampingRatio: 2),
  ]

  @Test func beginsWhereAndAsFastAsItIsTold() {
    forEveryFlight { flight, change in
      #expect(flight.remainder(at: 5).isNear(difference))
      #expect(flight.velocity(at: 5).isNear(change))
      #expect(flight.remainder(at: 4).isNear(difference), "before its start")
    }
  }

  @Test func everyNumberMovesLikeAMotionOfItsOwn() {
    for spring in springs {
      let flight = flight(change, spring)
      for time in stride(from: 5, to: flight.restTime, by: 0.07) {
        for (index, left) in flight.remainder(at: time).numbers.enumerated() {
          let alone = spring.state(
            displacement: difference.numbers[index], velocity: change.numbers[index],
            after: time - 5)
          #expect(agree(left, alone.displacement, within: 1e-9))
        }
      }
    }
  }

  @Test func fromRestItFollowsAStraightLine() {
    for spring in springs {
      let flight = flight(.zero, spring)
      for time in stride(from: 5, to: flight.restTime, by: 0.05) {
        let remainder = flight.remainder(at: time)
        let share = remainder.outline.x / difference.outline.x
        #expect(remainder.isNear(difference * share))
      }
    }
  }

  @Test func velocityIsTheSlopeOfWhatIsLeft() {
    let step = 1e-6
    forEveryFlight { flight, _ in
      for time in stride(from: 5.01, to: flight.restTime - 0.01, by: 0.06) {
        let slope =
          (flight.remainder(at: time + step) - flight.remainder(at: time - step)) * (0.5 / step)
        #expect(slope.isNear(flight.velocity(at: time), within: 0.01))
      }
    }
  }

  @Test func arrivesExactlyAndWithoutAVisibleStep() {
    forEveryFlight { flight, _ in
      for time in [flight.restTime, flight.restTime + 1, 1e9] {
        #expect(flight.remainder(at: time) == .zero && flight.velocity(at: time) == .zero)
      }
      let last = flight.remainder(at: flight.restTime - 1e-9)
      #expect(last.magnitude(atLeast: 0.25) <= 2 * Motion.Tolerance.points.distance)
      #expect(
        max(abs(last.backdrop), abs(last.controls), abs(last.opacity)) <= 2 * Pose.minimumShade)
    }
  }

  @Test func arrivesSoonerWhereLessIsSeen() {
    let times = [3.0, 2, 1].map { scale in
      Flight.flying(
        to: .screen, from: difference, changing: .zero, by: .smooth, at: 5,
        within: .points(displayScale: scale)
      ).restTime
    }
    #expect(times == times.sorted(by: >) && Set(times).count == 3)
  }

  @Test func heldItStays() {
    let flight = Flight.held(difference, from: .screen)
    for time in [-1, 0, 3, 1e9] {
      #expect(flight.remainder(at: time) == difference && flight.velocity(at: time) == .zero)
    }
  }

  @Test func atRestNothingIsLeft() {
    #expect(Flight.resting(at: .source).remainder(at: 1) == .zero)
    #expect(Flight.resting(at: .source).reference == .source)
  }

  @Test func aFasterFingerLandsFasterUpToALimit() {
    let responses = [0, 1, 2, 3, 50].map { Motion.Spring.landing(at: $0).response }
    #expect(agree(responses[0], 2 * .pi / 15, within: 1e-12))
    #expect(agree(responses[3], 2 * .pi / 28.5, within: 1e-12))
    #expect(responses[0] > responses[1] && responses[1] > responses[2])
    #expect(responses[3] == responses[4])
  }

  private func flight(_ change: Pose, _ spring: Motion.Spring) -> Flight {
    .flying(to: .screen, from: difference, changing: change, by: spring, at: 5)
  }

  private func forEveryFlight(_ claim: (Flight, Pose) -> Void) {
    for spring in springs {
      for change in [Pose.zero, change, change * -3] { claim(flight(change, spring), change) }
    }
  }
}
