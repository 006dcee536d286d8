import Testing

@testable import Vitrine

/// Several fingers.
@Suite struct PressRecognizerFingersTests {
  @Test func fingersDragByTheirCommonCentre() {
    var hand = dragging()
    hand.does(.down, 240, finger: 2)
    #expect(hand.does(.move, 60, finger: 1) == .drag(by: Vector(x: 40, y: 0)))
    #expect(hand.does(.move, 260, finger: 2) == .drag(by: Vector(x: 50, y: 0)))
  }

  @Test func aFingerThatComesChangesNothingInTheDragSoFar() {
    var hand = dragging()
    #expect(hand.does(.down, 900, 700, finger: 2) == nil)
    #expect(hand.does(.move, 40, finger: 1) == .drag(by: Vector(x: 30, y: 0)))
  }

  @Test func aFingerThatGoesChangesNothingInTheDragSoFar() {
    for finger: Int32 in [1, 2] {
      var hand = dragging()
      hand.does(.down, 900, 700, finger: 2)
      hand.does(.move, 920, 720, finger: 2)
      #expect(hand.does(.up, finger == 1 ? 40 : 920, finger == 1 ? 0 : 720, finger: finger) == nil)
      let still = hand.does(
        .move, finger == 1 ? 920 : 40, finger == 1 ? 720 : 0, finger: 3 - finger)
      #expect(still == .drag(by: Vector(x: 40, y: 10)), "finger \(finger)")
    }
  }

  @Test func aFlickOfTwoFingersKeepsItsVelocityWhenOneLeavesFirst() throws {
    var hand = dragging()
    hand.does(.down, 240, finger: 2)
    for step in 1...8 {
      hand.does(.move, 40 + Double(step) * 20, finger: 1)
      hand.does(.move, 240 + Double(step) * 20, finger: 2, at: hand.now)
    }
    hand.does(.up, 400, finger: 2, at: hand.now + 0.004)
    let velocity = try #require(
      hand.does(.up, 200, finger: 1, at: hand.now + 0.005)?.releaseVelocity)
    #expect(velocity.isNear(Vector(x: 2000, y: 0), within: 1))
  }

  @Test func aFingerThatGoesAddsNoVelocity() {
    for finger: Int32 in [1, 2] {
      var hand = dragging()
      hand.does(.down, 900, 700, finger: 2)
      for _ in 1...10 {
        hand.does(.move, 40, finger: 1)
        hand.does(.move, 900, 700, finger: 2)
      }
      hand.does(.up, finger == 1 ? 40 : 900, finger == 1 ? 0 : 700, finger: finger)
      let end = hand.does(.up, finger == 1 ? 900 : 40, finger == 1 ? 700 : 0, finger: 3 - finger)
      #expect(end == .release(velocity: .zero), "finger \(finger)")
    }
  }

  @Test func severalFingersAreNoTap() {
    var hand = Hand()
    hand.does(.down, 0)
    hand.does(.down, 50, finger: 2)
    hand.does(.up, 50, finger: 2)
    #expect(hand.does(.up, 0) == .lift)
  }

  @Test func aSecondFingerThatEndsBeforeTheNewestSampleIsGoneAllTheSame() {
    var hand = dragging()
    hand.does(.down, 300, finger: 2, at: 1)
    hand.does(.move, 50, finger: 1, at: 1.016)
    hand.does(.up, 300, finger: 2, at: 1.01)
    #expect(hand.does(.up, 50, finger: 1, at: 1.02)?.isEnd == true)
  }

  @Test func oneFingerTakenAwayCancelsAll() {
    var hand = dragging()
    hand.does(.down, 300, finger: 2)
    #expect(hand.does(.cancel, 300, finger: 2) == .cancel)
    #expect(hand.does(.move, 500, finger: 1) == nil)
    #expect(hand.does(.up, 500, finger: 1) == nil)
    #expect(hand.does(.down, 0, finger: 1)?.isPress == true)
  }

  /// A drag by 30 points so far, with the finger at 40.
  private func dragging() -> Hand {
    var hand = Hand()
    hand.does(.down, 0)
    hand.does(.move, 40)
    return hand
  }
}
