import Testing

@testable import Vitrine

/// Seven items, three to a page: pages begin at 0, 3 and 6.
@Suite struct CarouselPagesTests {
  private func passing(loops: Bool = true, count: Int = 7) -> Passing {
    Passing(
      [Double](repeating: 100, count: count),
      options: [.loop: loops ? 1 : 0, .snap: 1, .align: 0])
  }

  private func target(after kinds: Event.Kind..., in start: Passing) -> Int {
    var passing = start
    for (index, kind) in kinds.enumerated() { passing.happen(kind, at: Double(index) * 3 + 1) }
    return passing.look(at: 60).current
  }

  @Test func stepsAndKeysTurnPages() {
    for loops in [true, false] {
      let start = passing(loops: loops)
      #expect(target(after: .step(1), in: start) == 3)
      #expect(target(after: .step(2), in: start) == 6)
      #expect(target(after: .key(.right), .key(.right), .key(.left), in: start) == 3)
      #expect(target(after: .key(.end), in: start) == 6)
      #expect(target(after: .key(.end), .key(.pageUp), in: start) == 3)
      #expect(target(after: .step(3), in: start) == (loops ? 0 : 6))
      #expect(target(after: .step(-1), in: start) == (loops ? 6 : 0))
    }
  }

  @Test func anItemIsShownByItsPage() {
    #expect(target(after: .select(item: 5, animated: true), in: passing()) == 3)
    #expect(target(after: .page(1), in: passing()) == 3)
    #expect(target(after: .page(99), in: passing()) == 6)
    #expect(target(after: .page(-1), in: passing()) == 0)
  }

  @Test func aTapOnWhatIsInViewMovesNothingAndReachesIt() {
    var passing = passing()
    #expect(!passing.tap(150, at: 1).suppressesClick)
    #expect(passing.look(at: 3).current == 0)
  }

  @Test func theWheelSnapsToTheNearestPageHoweverFarItWent() {
    var passing = passing(loops: false, count: 20)
    passing.happen(.wheel(Wheel(delta: Vector(x: 1010, y: 0))), at: 1)
    #expect(passing.look(at: 3).current == 9)
  }

  @Test func theSceneCountsPages() {
    var passing = passing()
    #expect(passing.look(at: 0).pages == 3 && passing.scene.currentPage == 0)
    passing.happen(.step(-1), at: 1)
    #expect(passing.look(at: 3).currentPage == 2)
    passing.happen(.option(.snap, 0), at: 4)
    #expect(passing.look(at: 4).pages == 7 && passing.scene.currentPage == 6)
  }

  @Test func byItselfItGoesOnByPages() {
    for loops in [true, false] {
      var passing = passing(loops: loops)
      passing.happen(.option(.autoplay, 2000), at: 0)
      passing.look(at: 11)
      #expect(passing.changes.prefix(3) == [3, 6, 0])
    }
  }

  @Test func nothingHasNoPages() {
    var passing = passing(count: 0)
    for kind: Event.Kind in [.page(2), .step(1), .key(.end), .key(.pageDown)] {
      passing.happen(kind, at: 1)
    }
    #expect(passing.look(at: 2).pages == 0)
  }
}
