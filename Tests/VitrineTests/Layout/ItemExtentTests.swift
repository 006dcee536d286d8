import Testing
import Vitrine

@Suite struct ItemExtentTests {
  private let view = Dimensions(width: 400, height: 300)

  @Test func aRatioIsClampedAndHasADefault() {
    for (ratio, expected) in [
      (1.5, 450.0), (0.01, 60), (100, 1500), (0, 300), (.nan, 300), (-2, 300),
    ] {
      #expect(ItemExtent.ratio(ratio).length(in: view, isVertical: false) == expected, "\(ratio)")
    }
    #expect(ItemExtent.ratio(2).length(in: view, isVertical: true) == 200)
    let flat = Dimensions(width: 400, height: 0)
    #expect(ItemExtent.ratio(2).length(in: flat, isVertical: false) == 400)
  }

  @Test func othersArePointsSharesOrMeasured() {
    #expect(ItemExtent.fixed(120).length(in: view, isVertical: false) == 120)
    #expect(ItemExtent.fixed(.nan).length(in: view, isVertical: false) == 400)
    #expect(ItemExtent.fraction(0.5).length(in: view, isVertical: true) == 150)
    #expect(ItemExtent.measured.length(in: view, isVertical: false) == nil)
  }
}
