import Testing

@testable import Vitrine

@Suite struct ToleranceTests {
  @Test func halfAPixelIsSmallerOnFinerDisplays() {
    #expect(Motion.Tolerance.points(displayScale: 1).distance == 0.5)
    #expect(Motion.Tolerance.points(displayScale: 2) == .points)
    #expect(agree(Motion.Tolerance.points(displayScale: 3).distance, 1.0 / 6, within: 1e-15))
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func whatIsNoToleranceCountsAsHalfAPixel(bad: Double) {
    #expect(Motion.Tolerance(distance: bad, speed: bad) == .points)
    #expect(Motion.Tolerance.points(displayScale: bad) == .points)
  }
}
