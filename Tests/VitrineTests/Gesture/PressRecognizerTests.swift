import Testing

@testable import Vitrine

/// One finger, one mouse.
@Suite struct PressRecognizerTests {
  @Test func aBriefTouchIsATap() {
    var hand = Hand()
    #expect(hand.does(.down, 7, 8) == .press(at: Vector(x: 7, y: 8)))
    #expect(hand.does(.up, 7, 8) == .tap(at: Vector(x: 7, y: 8)))
    #expect(!hand.recognizer.isHolding)
  }

  @Test(arguments: [(0.75, true), (0.7501, false)])
  func aTapLastsThreeQuartersOfASecondAtMost(duration: Double, isTap: Bool) {
    var hand = Hand()
    hand.does(.down, 0, at: 0)
    #expect(hand.does(.up, 0, at: duration) == (isTap ? .tap(at: .zero) : .lift))
  }

  @Test(arguments: [(Pointer.Device.touch, 10.0), (.mouse, 4), (.pen, 4)])
  func aDragBeginsAtTheSlopWithoutAJump(device: Pointer.Device, slop: Double) {
    var hand = Hand(device: device)
    hand.does(.down, 100, 50)
    #expect(hand.does(.move, 100 + slop - 0.01, 50) == nil)
    #expect(hand.does(.move, 100 + slop, 50) == .drag(by: .zero))
    #expect(hand.does(.move, 100 + slop + 30, 50) == .drag(by: Vector(x: 30, y: 0)))
    #expect(hand.does(.move, 100, 50) == .drag(by: Vector(x: -slop, y: 0)))
  }

  @Test func theSlopIsTakenOutInTheDirectionOfTheMovement() throws {
    var hand = Hand()
    hand.does(.down, 0, 0)
    let drag = try #require(hand.does(.move, -30, 40)?.dragged)
    #expect(drag.isNear(Vector(x: -24, y: 32)))
  }

  @Test func aReleaseHasTheVelocityOfTheFinger() throws {
    var hand = Hand()
    hand.does(.down, 0, at: 0)
    for step in 1...10 { hand.does(.move, Double(step) * 8, Double(step) * -4) }
    let velocity = try #require(hand.does(.up, 80, -40)?.releaseVelocity)
    #expect(velocity.isNear(Vector(x: 800, y: -400), within: 1e-6))
  }

  @Test func aReleaseAfterAPauseHasNoVelocity() {
    var hand = Hand()
    hand.does(.down, 0, at: 0)
    for step in 1...10 { hand.does(.move, Double(step) * 8) }
    #expect(hand.does(.up, 80, at: 0.2) == .release(velocity: .zero))
  }

  @Test func aMovementAlongAForbiddenAxisIsGivenAway() {
    var hand = Hand(limits: GestureLimits(directions: .horizontal))
    hand.does(.down, 0, 0)
    #expect(hand.does(.move, 3, 20) == .cancel)
    #expect(!hand.recognizer.isHolding)
    #expect(hand.recognizer.response == Response(.yours))
    #expect(hand.does(.move, 90, 20) == nil)
    #expect(hand.does(.up, 90, 20) == nil)
  }

  @Test func tiesBetweenTheAxesGoToThePage() {
    for (x, y) in [(10.0, 10.0), (-10, 10), (10, -10), (-10, -10)] {
      var (across, along) = (
        Hand(limits: GestureLimits(directions: .horizontal)),
        Hand(limits: GestureLimits(directions: .vertical))
      )
      across.does(.down, 0)
      along.does(.down, 0)
      #expect(across.does(.move, x, y) == .cancel, "\(x), \(y)")
      #expect(along.does(.move, x, y)?.dragged != nil, "\(x), \(y)")
    }
  }

  @Test func anAxisIsChosenOnceForTheWholeDrag() {
    var hand = Hand(limits: GestureLimits(directions: .horizontal))
    hand.does(.down, 0, 0)
    #expect(hand.does(.move, 12, 5)?.dragged != nil)
    #expect(hand.does(.move, 12, 90)?.dragged != nil)
  }

  @Test func whatTheSystemTakesAwayIsCancelled() {
    var hand = Hand()
    hand.does(.down, 0)
    #expect(hand.does(.cancel, 0) == .cancel)
    hand.does(.down, 0)
    hand.does(.move, 40)
    #expect(hand.does(.cancel, 40) == .cancel)
    #expect(hand.does(.move, 90) == nil)
  }

  @Test func theClickAfterADragIsSwallowedAndThatAfterATapIsNot() {
    var hand = Hand()
    hand.does(.down, 0)
    #expect(hand.recognizer.response == Response(.pending))
    hand.does(.move, 40)
    #expect(hand.recognizer.response == Response(.mine, suppressesClick: true))
    hand.does(.up, 40)
    #expect(hand.recognizer.response == Response(.yours, suppressesClick: true))
    hand.does(.down, 40)
    hand.does(.up, 40)
    #expect(hand.recognizer.response == Response(.yours))
  }

  @Test func touchingWhatMovesOnlyCatches() {
    var hand = Hand(limits: GestureLimits(directions: .all, catchesOnly: true))
    hand.does(.down, 0)
    #expect(hand.does(.up, 0) == .lift)
    #expect(hand.recognizer.response.suppressesClick)
  }

  @Test func theAllowanceIsThatOfThePress() {
    var hand = Hand(limits: GestureLimits(directions: .horizontal))
    hand.does(.down, 0)
    hand.limits = GestureLimits(directions: .vertical)
    #expect(hand.does(.move, 40)?.dragged != nil)
  }

  @Test func cancellingFromOutsideEndsThePressOnce() {
    var hand = Hand()
    #expect(hand.recognizer.cancel() == nil)
    hand.does(.down, 0)
    #expect(hand.recognizer.cancel() == .cancel)
    #expect(hand.recognizer.cancel() == nil)
    #expect(hand.does(.up, 0) == nil)
  }
}
