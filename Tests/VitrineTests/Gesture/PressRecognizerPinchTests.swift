import Testing

@testable import Vitrine

/// Two fingers that spread or close.
@Suite struct PressRecognizerPinchTests {
  @Test func aPinchBeginsAtItsSlopWithoutAJump() {
    for outer in [292.0, 308] {
      var hand = pressing()
      let almost = outer + (outer > 300 ? -0.01 : 0.01)
      #expect(hand.does(.move, almost, finger: 2) == nil)
      let middle = Vector(x: (100 + outer) / 2, y: 0)
      #expect(hand.does(.move, outer, finger: 2) == .pinch(scale: 1, by: .zero, at: middle))
      #expect(hand.recognizer.response == Response(.mine, suppressesClick: true))
    }
  }

  @Test func theScaleIsTheSpanNowDividedByTheSpanThen() throws {
    var hand = pinching()
    let pinch = try #require(hand.does(.move, 508, finger: 2)?.pinched)
    #expect(pinch.scale == 408 / 208.0)
    #expect(pinch.by == Vector(x: 100, y: 0) && pinch.at == Vector(x: 304, y: 0))
  }

  @Test func fingersThatMoveTogetherDragAndDoNotPinch() {
    var hand = pressing()
    for step in 1...20 {
      let way = Double(step) * 5
      let first = hand.does(.move, 100 + way, finger: 1)
      let second = hand.does(.move, 300 + way, finger: 2)
      #expect(first?.pinched == nil && second?.pinched == nil)
    }
    #expect(hand.does(.move, 400, finger: 2) == .drag(by: Vector(x: 90, y: 0)))
  }

  @Test func aDragBecomesAPinchAndKeepsItsWay() throws {
    var hand = Hand(limits: Self.pinchable)
    hand.does(.down, 0)
    hand.does(.move, 40)
    hand.does(.down, 240, finger: 2)
    let pinch = try #require(hand.does(.move, 260, finger: 2)?.pinched)
    #expect(pinch == Pinched(scale: 1, by: Vector(x: 40, y: 0), at: Vector(x: 150, y: 0)))
  }

  @Test func otherFingersAreANewHandAtTheSameValues() throws {
    var hand = pinching()
    hand.does(.move, 412, finger: 2)
    #expect(hand.does(.down, 900, 700, finger: 3) == nil)
    let three = try #require(hand.does(.move, 412, finger: 2)?.pinched)
    #expect(abs(three.scale - 1.5) < 1e-9 && three.by.isNear(Vector(x: 52, y: 0)))
    #expect(hand.does(.up, finger: 1) == nil)
    let other = try #require(hand.does(.move, 900, 700, finger: 3)?.pinched)
    #expect(abs(other.scale - 1.5) < 1e-9 && other.by.isNear(Vector(x: 52, y: 0)))
  }

  @Test func ofThreeFingersAllCount() throws {
    var hand = Hand(limits: Self.pinchable)
    hand.does(.down, 0, 0, finger: 1)
    hand.does(.down, 100, 0, finger: 2)
    hand.does(.down, 0, 100, finger: 3)
    var scale = 1.0
    for factor in [1.2, 2.0, 4.0] {
      hand.does(.move, 100 * factor, 0, finger: 2)
      let pinch = try #require(hand.does(.move, 0, 100 * factor, finger: 3)?.pinched)
      #expect(pinch.scale > scale)
      scale = pinch.scale
    }
  }

  @Test func oneFingerLeftDragsOn() {
    var hand = pinching()
    hand.does(.move, 328, finger: 2)
    #expect(
      hand.does(.up, finger: 1, at: 1)
        == .unpinch(scaleVelocity: 0, moving: .zero, at: Vector(x: 328, y: 0)))
    #expect(hand.does(.move, 348, finger: 2) == .drag(by: Vector(x: 30, y: 0)))
    #expect(hand.does(.up, finger: 2)?.releaseVelocity != nil)
    #expect(!hand.recognizer.isHolding)
  }

  @Test func theVelocityIsThatOfTheScale() throws {
    var hand = pinching()
    for step in 1...6 { hand.does(.move, 308 + Double(step) * 5.2, finger: 2) }
    guard case .unpinch(let scaleVelocity, _, _) = hand.does(.up, finger: 1) else {
      Issue.record("one finger less is no end of the pinch")
      return
    }
    #expect(abs(scaleVelocity - 520 / 208.0) < 1e-6)
  }

  @Test func whatTheSystemTakesAwayInTheMiddleOfAPinchIsCancelled() {
    for finger: Int32 in [1, 2] {
      var hand = pinching()
      #expect(hand.does(.cancel, finger: finger) == .cancel)
      #expect(!hand.recognizer.isHolding)
      #expect(hand.does(.move, 500, finger: 3 - finger) == nil)
    }
  }

  @Test func aFingerThatCameDownElsewhereIsNoneOfThePinch() {
    var hand = Hand(limits: Self.pinchable)
    hand.does(.down, 100)
    hand.does(.move, 700, finger: 2)
    #expect(hand.does(.move, 500, finger: 2) == nil)
    #expect(hand.does(.move, 140) == .drag(by: Vector(x: 30, y: 0)))
  }

  @Test func whereNothingIsPinchedFingersOnlyDrag() {
    var hand = Hand()
    hand.does(.down, 100)
    hand.does(.down, 300, finger: 2)
    #expect(hand.does(.move, 400, finger: 2) == .drag(by: Vector(x: 40, y: 0)))
  }

  @Test func aGestureGivenToThePageDoesNotPinchLater() {
    var hand = Hand(limits: GestureLimits(directions: .horizontal, pinches: true))
    hand.does(.down, 0)
    hand.does(.move, 0, 30)
    hand.does(.down, 200, finger: 2)
    #expect(hand.does(.move, 400, finger: 2) == nil)
  }

  @Test func fingersInOnePlaceHaveAScaleAllTheSame() throws {
    var hand = Hand(limits: Self.pinchable)
    hand.does(.down, 100)
    hand.does(.down, 100, finger: 2)
    hand.does(.move, 108, finger: 2)
    for x in [100.0, 108, 200, 100] {
      let scale = try #require(hand.does(.move, x, finger: 2)?.pinched?.scale)
      #expect((1.0...10).contains(scale))
    }
  }

  private static let pinchable = GestureLimits(directions: .all, pinches: true)

  /// Two fingers 200 points apart, at 100 and 300.
  private func pressing() -> Hand {
    var hand = Hand(limits: Self.pinchable)
    hand.does(.down, 100)
    hand.does(.down, 300, finger: 2)
    return hand
  }

  /// A pinch that has just begun, 208 points wide.
  private func pinching() -> Hand {
    var hand = pressing()
    hand.does(.move, 308, finger: 2)
    return hand
  }
}
