import Testing

@testable import Vitrine

/// Extents do what an array of numbers does, only faster.
@Suite struct ExtentsTests {
  @Test func sumsAndItemsAreThoseOfTheArray() {
    for lengths in Self.worlds {
      expectSame(Extents(lengths), lengths, "\(lengths)")
    }
  }

  @Test func replacingIsThatOfTheArray() {
    for lengths in Self.worlds {
      for first in -1...lengths.count {
        for new in [[], [7.0], [7, 0], [30, 30, 30, 30, 30]] {
          var (extents, expected) = (Extents(lengths), lengths)
          extents.replace(from: first, with: new)
          for (offset, extent) in new.enumerated()
          where first >= 0 && first + offset < lengths.count {
            expected[first + offset] = extent
          }
          expectSame(extents, expected, "\(lengths) with \(new) from \(first)")
        }
      }
    }
  }

  @Test func levellingIsThatOfTheArray() {
    for lengths in Self.worlds {
      for extent in [0.0, 30, 7] {
        var extents = Extents(lengths)
        extents.setAll(to: extent)
        expectSame(extents, lengths.map { _ in extent }, "\(lengths) levelled at \(extent)")
        #expect(extents.isUniform)
      }
    }
  }

  @Test func insertingIsThatOfTheArray() {
    for lengths in Self.worlds {
      for item in -1...lengths.count + 1 {
        for (number, extent) in [(0, 7.0), (1, 30), (2, 7), (-1, 7)] {
          var (extents, expected) = (Extents(lengths), lengths)
          extents.insert(number, at: item, each: extent)
          if (0...lengths.count).contains(item), number > 0 {
            expected.insert(contentsOf: [Double](repeating: extent, count: number), at: item)
          }
          expectSame(extents, expected, "\(lengths), \(number) of \(extent) before \(item)")
        }
      }
    }
  }

  @Test func removingIsThatOfTheArray() {
    for lengths in Self.worlds {
      for first in -1...lengths.count {
        for end in first...lengths.count + 1 {
          var (extents, expected) = (Extents(lengths), lengths)
          extents.remove(first..<end)
          expected.removeSubrange((first..<end).clamped(to: 0..<lengths.count))
          expectSame(extents, expected, "\(lengths) without \(first)..<\(end)")
        }
      }
    }
  }

  @Test func movingIsThatOfTheArray() {
    for lengths in Self.worlds {
      for first in -1...lengths.count {
        for end in first...lengths.count + 1 {
          for offset in -1...lengths.count {
            var (extents, expected) = (Extents(lengths), lengths)
            extents.move(first..<end, to: offset)
            let range = (first..<end).clamped(to: 0..<lengths.count)
            let moved = expected[range]
            expected.removeSubrange(range)
            expected.insert(contentsOf: moved, at: max(0, min(expected.count, offset)))
            expectSame(extents, expected, "\(lengths): \(range) to \(offset)")
          }
        }
      }
    }
  }

  @Test func equalOnesStayOneNumber() {
    var extents = Extents(count: 3, each: 100)
    extents.insert(2, at: 1, each: 100)
    extents.replace(from: 0, with: [100, 100.4, 99.6, 100, 100])
    extents.remove(1..<3)
    #expect(extents.isUniform && extents.count == 3 && extents[2] == 100)
    extents.replace(from: 0, with: [70, 70, 70])
    #expect(extents.isUniform && extents.sum == 210)
  }

  @Test func lessThanHalfAPointChangesNothing() {
    var extents = Extents([10, 20, 30])
    let before = extents
    extents.replace(from: 0, with: [10.49, 19.51, 30.2])
    #expect(extents == before)
    extents.replace(from: 1, with: [20.5])
    #expect(extents[1] == 20.5 && extents.sum == 60.5)
  }

  @Test func whatIsNoLengthIsNone() {
    var extents = Extents(count: 4, each: 10)
    extents.replace(from: 0, with: [.nan, -3, .infinity, 1e300])
    #expect((0..<4).map { extents[$0] } == [0, 0, 0, Limit.length])
    #expect(Extents(count: -2, each: 10).count == 0)
    #expect(Extents(count: 2, each: .nan).sum == 0)
  }

  @Test func noCountIsTooLarge() {
    var extents = Extents(count: .max, each: 1)
    extents.insert(.max, at: 0, each: 1)
    #expect(extents.count == Limit.items)
    extents.replace(from: .max, with: [3])
    extents.remove(5..<Int.max)
    #expect(extents.count == 5)
  }

  @Test func aMillionUnequalItemsAreFound() {
    var extents = Extents(count: 1_000_000, each: 100)
    extents.replace(from: 500_000, with: [40, 400])
    #expect(extents.sum == 100_000_240)
    #expect(extents.item(at: 50_000_039, spacing: 0) == 500_000)
    #expect(extents.item(at: 50_000_041, spacing: 0) == 500_001)
    for item in stride(from: 0, to: 1_000_000, by: 99_991) {
      let start = extents.sum(before: item) + Double(item) * 8
      #expect(extents.item(at: start, spacing: 8) == item)
      #expect(extents.item(at: start + extents[item] + 7.5, spacing: 8) == item)
    }
  }

  /// All rows of up to four items that are 0, 30 or 100 points long, and one of seven.
  static let worlds = (0...4).flatMap(rows) + [[10, 0, 25, 100, 5, 5, 60]]

  private static func rows(of count: Int) -> [[Double]] {
    guard count > 0 else { return [[]] }
    return rows(of: count - 1).flatMap { row in [0.0, 30, 100].map { row + [$0] } }
  }

  private func expectSame(_ extents: Extents, _ lengths: [Double], _ story: Comment) {
    #expect(extents.count == lengths.count, story)
    guard extents.count == lengths.count else { return }
    for item in lengths.indices {
      #expect(extents[item] == lengths[item], story)
      #expect(extents.sum(before: item) == lengths[..<item].reduce(0, +), story)
    }
    #expect(extents.sum == lengths.reduce(0, +), story)
    for spacing in [0.0, 8] where lengths.reduce(spacing, +) > 0 {
      for offset in stride(from: -20.0, through: 440, by: 5) {
        let found = extents.item(at: offset, spacing: spacing)
        #expect(found == item(at: offset, of: lengths, spacing), "\(story) at \(offset)")
      }
    }
  }

  /// The last item that begins at `offset` or before; the first, where all begin behind it.
  private func item(at offset: Double, of lengths: [Double], _ spacing: Double) -> Int {
    guard lengths.reduce(spacing, +) > 0 else {
      return Extents(lengths).item(at: offset, spacing: 0)
    }
    let starts = lengths.indices.map { lengths[..<$0].reduce(0, +) + Double($0) * spacing }
    return starts.lastIndex { $0 <= offset } ?? 0
  }

  @Test(arguments: [[100.0, 100, 100], [100, 50, 100]])
  func theSumBeforeAnItemBeyondTheLastIsThatOfAll(lengths: [Double]) {
    let extents = Extents(lengths)
    #expect(extents.sum(before: 9) == extents.sum && extents.sum(before: -1) == 0)
  }
}

extension Extents {
  init(_ lengths: [Double]) {
    self.init(count: lengths.count, each: lengths.first ?? 0)
    replace(from: 0, with: lengths)
  }
}
