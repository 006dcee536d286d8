import Testing

@testable import Vitrine

@Suite struct DimensionsTests {
  @Test func ratioIsWidthByHeight() {
    #expect(Dimensions(width: 390, height: 260).ratio == 1.5)
  }

  @Test func ratioIsOneWhereThereIsNone() {
    for (width, height) in [(0, 0), (390, 0), (0, 844), (-3, 4), (.nan, 4), (4, .infinity)] {
      #expect(Dimensions(width: width, height: height).ratio == 1, "\(width) by \(height)")
    }
  }

  @Test func sanitizedSidesAreFiniteAndNotNegative() {
    for bad in SmallDomains.notNumbers + [-1, -0.0] {
      #expect(Dimensions(width: bad, height: 7).sanitized == Dimensions(width: 0, height: 7))
      #expect(Dimensions(width: 7, height: bad).sanitized == Dimensions(width: 7, height: 0))
    }
  }

  @Test func clampingMovesIntoTheRangeAndNotFarther() {
    for number in [-5.0, 0, 0.5, 1, 9, .infinity, -.infinity] {
      let clamped = number.clamped(to: 0...1)
      #expect((0...1).contains(clamped))
      #expect(clamped == number || clamped == (number < 0 ? 0 : 1))
    }
  }

  @Test func flooringNeverLeavesTheRangeWhateverTheNumberIs() {
    for number in SmallDomains.notNumbers + [1e300, -1e300, -0.5, 3.99, 4, 7.5, 8] {
      #expect((0...7).contains(number.floored(in: 0...7)), "\(number)")
    }
    #expect(3.99.floored(in: 0...7) == 3)
    #expect(Double.nan.floored(in: 2...7) == 2)
    #expect(Double.infinity.floored(in: 2...7) == 7)
  }
}
