import Testing

@testable import Vitrine

/// Samples as they come: late, twice, together, or broken.
@Suite struct PressRecognizerSamplesTests {
  @Test func coalescedSamplesEachCountWithTheirOwnTime() throws {
    var (whole, coalesced) = (Hand(), Hand())
    whole.does(.down, 0, at: 0)
    coalesced.does(.down, 0, at: 0)
    for frame in 1...6 {
      let (time, x) = (Double(frame) / 60, Double(frame) * 12)
      for part in [-2.0, -1, 0] { coalesced.does(.move, x + part * 4, at: time + part / 180) }
      whole.does(.move, x, at: time)
    }
    let (a, b) = (whole.does(.up, 72, at: 0.101), coalesced.does(.up, 72, at: 0.101))
    let velocities = try #require([a?.releaseVelocity, b?.releaseVelocity] as? [Vector])
    #expect(velocities[0].isNear(velocities[1], within: 1e-6))
    #expect(velocities[0].isNear(Vector(x: 720, y: 0), within: 1e-6))
  }

  @Test func aMoveOlderThanTheNewestIsIgnored() {
    var hand = Hand()
    hand.does(.down, 0, at: 1)
    hand.does(.move, 40, at: 1.1)
    #expect(hand.does(.move, 200, at: 1.05) == nil)
    #expect(hand.does(.move, 50, at: 1.1) == .drag(by: Vector(x: 40, y: 0)))
  }

  @Test func anEndThatComesLateIsAnEndAllTheSame() {
    for phase in [Pointer.Phase.up, .cancel] {
      var hand = Hand()
      hand.does(.down, 0, at: 1)
      hand.does(.move, 40, at: 1.1)
      #expect(hand.does(phase, 40, at: 1.05) != nil)
      #expect(!hand.recognizer.isHolding)
    }
  }

  @Test func equalTimeStampsAreTakenInTheOrderTheyCome() {
    var hand = Hand()
    hand.does(.down, 0, at: 3)
    #expect(hand.does(.move, 30, at: 3) == .drag(by: Vector(x: 20, y: 0)))
    #expect(hand.does(.move, 31, at: 3) == .drag(by: Vector(x: 21, y: 0)))
    #expect(hand.does(.up, 31, at: 3) == .release(velocity: .zero))
  }

  @Test func unknownFingersAreIgnored() {
    var hand = Hand()
    for phase in [Pointer.Phase.move, .up, .cancel] {
      #expect(hand.does(phase, 5, finger: 9) == nil)
    }
    hand.does(.down, 0)
    for phase in [Pointer.Phase.move, .up, .cancel] {
      #expect(hand.does(phase, 50, finger: 9) == nil)
    }
    #expect(hand.recognizer.isHolding)
  }

  @Test func aFingerThatComesDownTwiceBeginsAnew() {
    var hand = Hand()
    hand.does(.down, 0)
    hand.does(.move, 60)
    #expect(hand.does(.down, 200) == .press(at: Vector(x: 200, y: 0)))
    #expect(hand.does(.move, 230) == .drag(by: Vector(x: 20, y: 0)))
    #expect(hand.does(.up, 230)?.releaseVelocity != nil)
  }

  @Test func placesThatAreNoNumbersNeverGetIn() {
    for bad in SmallDomains.notNumbers {
      var hand = Hand()
      #expect(hand.does(.down, bad) == nil)
      hand.does(.down, 0)
      #expect(hand.does(.move, bad) == nil)
      #expect(hand.does(.move, 5, bad) == nil)
      #expect(hand.does(.move, 30) == .drag(by: Vector(x: 20, y: 0)))
    }
  }

  @Test func anEndWithoutAPlaceIsWhereTheFingerWas() {
    for bad in SmallDomains.notNumbers {
      var hand = Hand()
      hand.does(.down, 7, 8)
      #expect(hand.does(.up, bad) == .tap(at: Vector(x: 7, y: 8)))
      hand.does(.down, 7, 8)
      #expect(hand.does(.cancel, bad) == .cancel)
    }
  }

  @Test func timesThatAreNoneAreIgnored() {
    for bad in SmallDomains.notNumbers {
      var hand = Hand()
      #expect(hand.does(.down, 0, at: bad) == nil)
      hand.does(.down, 0, at: 1)
      #expect(hand.does(.move, 90, at: bad) == nil)
    }
  }
}
