import Testing
import Vitrine

/// A notch of a mouse wheel is shorter than half an item, and nevertheless leads to the next one.
@Suite struct CarouselNotchTests {
  private let row = [Double](repeating: 400, count: 5)

  @Test(arguments: [100.0, -100]) func itLeadsToTheNextItemInItsDirection(delta: Double) {
    var carousel = StripRig(row, options: [.loop: 1])
    carousel.turn(delta, at: 1)
    #expect(carousel.draw(at: 4).current == (delta > 0 ? 1 : 4))
    #expect(carousel.settled.count == 1)
  }

  @Test func itLeadsToTheNextPage() {
    var carousel = StripRig([Double](repeating: 100, count: 9), options: [.snap: 1, .align: 0])
    carousel.turn(40, at: 1)
    #expect(carousel.draw(at: 4).current == 3)
  }

  @Test(arguments: [0.13, 0.14, 0.16, 0.2, 0.3])
  func anotherOneOnTheWayDoesNotLeadBack(pause: Double) {
    var carousel = StripRig([Double](repeating: 1000, count: 5), options: [.loop: 1])
    carousel.turn(100, at: 1)
    carousel.draw(at: 1 + pause)
    carousel.turn(100, at: 1 + pause)
    let reached = carousel.draw(at: 4).current
    #expect(reached == 1 || reached == 2)
    #expect(!carousel.changes.contains(0))
  }

  @Test(arguments: [1440.0, 3000]) func itLeadsToTheNextItemHoweverLongItemsAre(length: Double) {
    var carousel = StripRig(
      [Double](repeating: length, count: 5), viewport: Dimensions(width: length, height: 400))
    carousel.turn(48, at: 1)
    #expect(carousel.draw(at: 4).current == 1)
  }

  @Test func anotherOneBackwardsLeadsBack() {
    var carousel = StripRig([Double](repeating: 1000, count: 5))
    carousel.turn(100, at: 1)
    carousel.draw(at: 1.14)
    carousel.turn(-100, at: 1.14)
    #expect(carousel.draw(at: 4).current == 0)
  }

  @Test func lessThanATenthOfTheWayReturns() {
    var carousel = StripRig(row)
    carousel.turn(39, at: 1)
    #expect(carousel.draw(at: 4).current == 0)
    carousel.turn(41, at: 5)
    #expect(carousel.draw(at: 8).current == 1)
  }

  @Test func notchesThatGoBackReturn() {
    var carousel = StripRig(row)
    carousel.turn(100, at: 1)
    carousel.turn(-80, at: 1.05)
    #expect(carousel.draw(at: 4).current == 0)
  }

  @Test func aLongTurnEndsOnTheNearestItem() {
    var carousel = StripRig(row)
    for step in 0..<5 { carousel.turn(100, at: 1 + Double(step) * 0.05) }
    #expect(carousel.draw(at: 4).current == 1)
  }

  @Test func itDoesNotPassAnItemThatIsStillAhead() {
    var carousel = StripRig(row)
    carousel.happen(.step(1), at: 1)
    carousel.draw(at: 1.1)
    carousel.turn(45, at: 1.1)
    #expect(carousel.draw(at: 4).current == 1)
  }

  @Test func atAnEndItStays() {
    var carousel = StripRig(row)
    carousel.happen(.select(item: 4, animated: false), at: 1)
    carousel.turn(100, at: 2)
    #expect(carousel.draw(at: 4).current == 4)
  }
}

extension StripRig {
  fileprivate mutating func turn(_ distance: Double, at time: Double) {
    happen(.wheel(Wheel(delta: Vector(x: distance, y: 0))), at: time)
  }
}
