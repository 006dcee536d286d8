import Testing

@testable import Vitrine

/// A Fenwick tree does what a row of numbers does, only faster.
@Suite struct FenwickTreeTests {
  /// Rows of up to 20 numbers.
  private var rows: [[Double]] {
    (0...20).map { count in (0..<count).map { Double(($0 * 7 + count) % 5) } }
  }

  @Test func sumsAreThoseOfTheFirstNumbers() {
    for numbers in rows {
      let tree = FenwickTree(numbers)
      for count in 0...numbers.count {
        #expect(tree.sum(ofFirst: count) == numbers[..<count].reduce(0, +))
      }
    }
  }

  @Test func aChangedNumberChangesTheSumsAfterIt() {
    for numbers in rows {
      for index in numbers.indices {
        var (tree, expected) = (FenwickTree(numbers), numbers)
        tree.add(2.5, at: index)
        expected[index] += 2.5
        for count in 0...numbers.count {
          #expect(tree.sum(ofFirst: count) == expected[..<count].reduce(0, +))
        }
      }
    }
  }

  @Test(arguments: [0, 1, 0.5])
  func asManyNumbersFitAsHaveAtMostTheSum(extra: Double) {
    for numbers in rows {
      let tree = FenwickTree(numbers)
      for sum in stride(from: -1.0, through: 60, by: 0.5) {
        let fitting = (0...numbers.count).last { count in
          count == 0 || numbers[..<count].reduce(0, +) + Double(count) * extra <= sum
        }
        #expect(tree.count(withSum: sum, adding: extra) == fitting)
      }
    }
  }
}
