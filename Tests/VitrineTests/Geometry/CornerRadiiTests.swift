import Testing

@testable import Vitrine

@Suite struct CornerRadiiTests {
  private let uneven = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 4, bottomLeft: 8)

  @Test func addAndScaleCornerByCorner() {
    let sum = CornerRadii(topLeft: 11, topRight: 12, bottomRight: 14, bottomLeft: 18)
    let half = CornerRadii(topLeft: 0.5, topRight: 1, bottomRight: 2, bottomLeft: 4)
    #expect(uneven + CornerRadii(10) == sum)
    #expect(sum - uneven == CornerRadii(10))
    #expect(uneven * 0.5 == half)
    #expect(uneven + .zero == uneven && uneven - uneven == .zero)
  }

  @Test func noDrawableCornerIsBelowZero() {
    let overshot = uneven - CornerRadii(3)
    let drawable = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 1, bottomLeft: 5)
    #expect(overshot.drawable == drawable)
    #expect(uneven.drawable == uneven)
  }

  @Test func isFiniteOnlyWithAllFourCorners() {
    #expect(uneven.isFinite)
    for bad in SmallDomains.notNumbers {
      for corner: WritableKeyPath<CornerRadii, Double> in [
        \.topLeft, \.topRight, \.bottomRight, \.bottomLeft,
      ] {
        var radii = uneven
        radii[keyPath: corner] = bad
        #expect(!radii.isFinite)
      }
    }
  }
}
