import Testing

@testable import Vitrine

/// Items of a strip with ends that come to rest at offsets of their own.
@Suite struct StripRestingItemsTests {
  @Test func theyAreAllThatRestElsewhereThanTheirNeighbors() {
    for strip in Self.strips {
      let items = strip.restingItems
      for item in 0..<strip.count {
        let nearest = max(items.lowerBound, min(items.upperBound, item))
        #expect(
          abs(strip.restingOffset(of: item) - strip.restingOffset(of: nearest)) <= 0.5,
          "\(item) of \(strip)")
      }
      for item in items.dropFirst() {
        #expect(
          strip.restingOffset(of: item) - strip.restingOffset(of: item - 1) > 0.5,
          "\(item) of \(strip)")
      }
    }
  }

  @Test func aStripWithoutEndsRestsOnEachItem() {
    let strip = Strip(extents: Extents(count: 5, each: 100), loops: true, viewport: 900)
    #expect(strip.restingItems == 0...4)
    #expect(Strip(extents: Extents(count: 0, each: 0), viewport: 300).restingItems == 0...0)
  }

  @Test(arguments: [Strip.Alignment.start, .center, .end], [false, true])
  func eachStepMovesOrKeepsTheTarget(alignment: Strip.Alignment, goesBack: Bool) {
    for count in 1...8 {
      var carousel = StripRig(
        [Double](repeating: 100, count: count), options: [.align: Double(alignment.rawValue)])
      carousel.happen(.select(item: goesBack ? count - 1 : 0, animated: false), at: 1)
      for step in 0..<count {
        let time = Double(2 + step)
        let before = carousel.model.styled.scroller
        carousel.happen(.step(goesBack ? -1 : 1), at: time)
        carousel.draw(at: time + 0.9)
        let after = carousel.model.styled.scroller
        let moved = abs(
          after.strip.restingOffset(of: after.target)
            - before.strip.restingOffset(of: before.target))
        #expect(moved > 0.5 || after.target == before.target, "step \(step) of \(count)")
      }
      #expect(carousel.scene.currentPage == (goesBack ? 0 : carousel.scene.pages - 1))
      carousel.happen(.select(item: count - 1, animated: false), at: 20)
      carousel.draw(at: 20)
      #expect(carousel.scene.target == count - 1)
      #expect(carousel.scene.currentPage == carousel.scene.pages - 1)
    }
  }

  @Test func itemsThatAllFitShareOnePage() {
    var carousel = StripRig([80, 80, 80], options: [.align: 0])
    carousel.draw(at: 1)
    #expect(carousel.scene.pages == 1)
  }

  /// Few items of a few lengths, in viewports around them.
  private static let strips: [Strip] = [Strip.Alignment.start, .center, .end].flatMap { alignment in
    (1...5).flatMap { count in
      [0.0, 10].flatMap { spacing in
        [[100.0], [60, 110, 35.5], [133.0 + 1 / 3]].flatMap { lengths in
          [40.0, 100, 210, 320, 333.3, 1000].map { viewport in
            let extents = (0..<count).map { lengths[$0 % lengths.count] }
            return Strip(
              extents: Extents(extents), spacing: spacing, alignment: alignment, viewport: viewport)
          }
        }
      }
    }
  }
}
