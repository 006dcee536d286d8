import Testing

@testable import Vitrine

@Suite struct NumbersTests {
  @Test func onlyFinitePositiveNumbersAreKept() {
    for number in [1e-300, 0.5, 1, 1e300] {
      #expect(number.isPositive && number.orZero == number && number.orOne == number)
    }
    for number in [0, -0.0, -1, -.infinity, .infinity, .nan] {
      #expect(!number.isPositive && number.orZero == 0 && number.orOne == 1)
    }
  }

  @Test func clampedNumbersAreTheNearestInRange() {
    for number in -5...5 {
      #expect(
        number.clamped(to: -2...3)
          == [-2, -1, 0, 1, 2, 3].min { abs($0 - number) < abs($1 - number) })
      #expect(Double(number).clamped(to: -2...3) == Double(number.clamped(to: -2...3)))
    }
    #expect((-1).clamped(toCount: 4) == 0 && 9.clamped(toCount: 4) == 3)
    #expect(9.clamped(toCount: 0) == 0 && (-9).clamped(toCount: 0) == 0)
  }
}
