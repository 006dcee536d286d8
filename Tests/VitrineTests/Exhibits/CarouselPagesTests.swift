import Testing
import Vitrine

/// Seven items, three to a page: pages begin at 0, 3 and 6.
@Suite struct CarouselPagesTests {
  private func carousel(loops: Bool = true, count: Int = 7) -> StripRig {
    StripRig(
      [Double](repeating: 100, count: count),
      options: [.loop: loops ? 1 : 0, .snap: 1, .align: 0])
  }

  private func target(after kinds: Event.Kind..., in start: StripRig) -> Int {
    var carousel = start
    for (index, kind) in kinds.enumerated() { carousel.happen(kind, at: Double(index) * 3 + 1) }
    return carousel.draw(at: 60).current
  }

  @Test func stepsAndKeysTurnPages() {
    for loops in [true, false] {
      let start = carousel(loops: loops)
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
    #expect(target(after: .select(item: 5, animated: true), in: carousel()) == 3)
    #expect(target(after: .page(1), in: carousel()) == 3)
    #expect(target(after: .page(99), in: carousel()) == 6)
    #expect(target(after: .page(-1), in: carousel()) == 0)
  }

  @Test func aTapOnWhatIsInViewMovesNothingAndReachesIt() {
    var carousel = carousel()
    #expect(!carousel.tap(150, at: 1).suppressesClick)
    #expect(carousel.draw(at: 3).current == 0)
  }

  @Test func theWheelSnapsToTheNearestPageHoweverFarItWent() {
    var carousel = carousel(loops: false, count: 20)
    carousel.happen(.wheel(Wheel(delta: Vector(x: 1010, y: 0))), at: 1)
    #expect(carousel.draw(at: 3).current == 9)
  }

  @Test func theSceneCountsPages() {
    var carousel = carousel()
    #expect(carousel.draw(at: 0).pages == 3 && carousel.scene.currentPage == 0)
    carousel.happen(.step(-1), at: 1)
    #expect(carousel.draw(at: 3).currentPage == 2)
    carousel.happen(.option(.snap, 0), at: 4)
    #expect(carousel.draw(at: 4).pages == 7 && carousel.scene.currentPage == 6)
  }

  @Test func byItselfItGoesOnByPages() {
    for loops in [true, false] {
      var carousel = carousel(loops: loops)
      carousel.happen(.option(.autoplay, 2000), at: 0)
      carousel.draw(at: 11)
      #expect(carousel.changes.prefix(3) == [3, 6, 0])
    }
  }

  @Test func nothingHasNoPages() {
    var carousel = carousel(count: 0)
    for kind: Event.Kind in [.page(2), .step(1), .key(.end), .key(.pageDown)] {
      carousel.happen(kind, at: 1)
    }
    #expect(carousel.draw(at: 2).pages == 0)
  }

  @Test func aPageIsReachedByTheShorterWayFromWhereTheStripGoes() {
    var carousel = StripRig([Double](repeating: 100, count: 5), options: [.loop: 1, .align: 0])
    carousel.happen(.select(item: 4, animated: false), at: 0.5)
    carousel.draw(at: 0.9)
    carousel.happen(.step(1), at: 1)
    let before = carousel.draw(at: 1.05).offset.x
    carousel.happen(.page(1), at: 1.05)
    carousel.draw(at: 4)
    #expect(carousel.scene.current == 1)
    #expect(carousel.scene.offset.x < before && carousel.scene.offset.x > before - 300)
  }

  /// The finger stops the motion, however far it would have gone on.
  @Test func aCatchOfALongMotionStaysWithThePageInView() {
    var carousel = carousel(loops: false, count: 70)
    carousel.happen(.select(item: 60, animated: true), at: 1)
    let seen = carousel.draw(at: 1.1).position
    carousel.touch(.down, 150, at: 1.1)
    carousel.draw(at: 2)
    carousel.touch(.up, 150, at: 2.1)
    #expect(seen < 50 && abs(carousel.draw(at: 9).position - seen) <= 1.5)
  }

  @Test func aPageKeyAtTheEndMovesNothing() {
    var carousel = carousel(loops: false)
    carousel.happen(.option(.snap, 0), at: 0)
    carousel.happen(.key(.end), at: 1)
    let (end, changes) = (carousel.draw(at: 4).position, carousel.changes)
    carousel.happen(.key(.pageDown), at: 5)
    #expect(carousel.draw(at: 8).position == end && carousel.changes == changes)
    carousel.happen(.key(.pageUp), at: 9)
    #expect(carousel.draw(at: 12).position == end - 3)
  }
}
