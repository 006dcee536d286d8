import Testing

@testable import Vitrine

@Suite struct StripTests {
  @Test func aPlaceBelongsToTheNumberThatIsThere() {
    for strip in StripCases.all where strip.lap > 0 {
      for number in StripCases.numbers(of: strip) where strip.extent(of: number) > 0 {
        let middle = strip.leading(of: number) + strip.extent(of: number) / 2
        #expect(strip.index(at: middle) == number, "\(strip)")
        let gap = middle + (strip.extent(of: number) + strip.spacing) / 2
        if strip.spacing > 0 { #expect(strip.index(at: gap) == number, "\(strip)") }
      }
    }
  }

  @Test func numbersAreItemsInLaps() {
    for strip in StripCases.all where strip.count > 0 {
      for number in -3 * strip.count...3 * strip.count {
        #expect((0..<strip.count).contains(strip.item(number)))
        #expect(strip.laps(before: number) * strip.count + strip.item(number) == number)
        let next = strip.offset(of: number + strip.count) - strip.offset(of: number)
        #expect(abs(next - strip.lap) < 1e-9)
      }
    }
  }

  @Test func neighboursAreSpacedAndNumberZeroIsAtZero() {
    for strip in StripCases.all where strip.count > 0 {
      #expect(strip.offset(of: 0) == 0)
      for number in StripCases.numbers(of: strip).dropLast() {
        let end = strip.leading(of: number) + strip.extent(of: number) + strip.spacing
        #expect(abs(strip.leading(of: number + 1) - end) < 1e-9, "\(strip)")
        let inside = strip.offset(of: number) - strip.leading(of: number)
        let share = strip.extent(of: number) * strip.alignment.fraction
        #expect(abs(inside - share) < 1e-9, "\(strip)")
      }
    }
  }

  @Test func noNumberRestsNearerThanTheNearest() {
    for strip in StripCases.all where strip.lap > 0 {
      for offset in StripCases.offsets {
        let distance = abs(strip.restingOffset(of: strip.nearest(to: offset)) - offset)
        for number in numbers(around: strip.index(at: offset), of: strip) {
          let other = abs(strip.restingOffset(of: number) - offset)
          #expect(distance <= other + 1e-9, "\(strip) at \(offset): \(number)")
        }
      }
    }
  }

  @Test func ofTwoAsNearTheLowerOneIsNearest() {
    let strip = Strip(extents: Extents(count: 3, each: 100), loops: true, viewport: 300)
    for number in -5...5 {
      #expect(strip.nearest(to: strip.offset(of: number) + 50) == number)
      #expect(strip.nearest(to: strip.offset(of: number) + 50.001) == number + 1)
    }
  }

  @Test func withoutEndsEveryPlaceCanBeReachedAndWithThemNoneBeyond() {
    for strip in StripCases.all where strip.count > 0 {
      #expect((strip.bounds == nil) == strip.loops)
      guard let bounds = strip.bounds else { continue }
      #expect(strip.restingOffset(of: 0) == bounds.lowerBound)
      #expect(strip.restingOffset(of: strip.count - 1) == bounds.upperBound)
      for number in 0..<strip.count { #expect(bounds.contains(strip.restingOffset(of: number))) }
    }
  }

  /// Aligned at an end of the viewport, no room is wasted beyond the strip's own ends, unless an item is too long.
  @Test func atItsEndsTheStripFillsTheViewport() {
    for strip in StripCases.all where strip.alignment != .center && !strip.loops {
      let isRoomy = (0..<strip.count).allSatisfy { strip.extents[$0] <= strip.viewport }
      guard let bounds = strip.bounds, isRoomy else { continue }
      let length = strip.lap - strip.spacing
      let before = strip.leading(of: 0) - (bounds.lowerBound - strip.alignmentLine)
      let after =
        bounds.upperBound - strip.alignmentLine + strip.viewport - strip.leading(of: 0) - length
      let isShort = length < strip.viewport
      let spare = isShort ? strip.viewport - length : 0
      #expect(abs(before - (strip.alignment == .end ? spare : 0)) < 1e-9, "\(strip)")
      #expect(abs(after - (strip.alignment == .start ? spare : 0)) < 1e-9, "\(strip)")
    }
  }

  @Test func theWayRoundIsTheShortOneAndTiesGoForward() {
    for strip in StripCases.all where strip.count > 0 {
      for (number, item) in pairs(of: strip) {
        let nearest = strip.nearestIndex(of: item, to: number)
        #expect(strip.item(nearest) == item)
        guard strip.loops else { continue }
        let way = strip.offset(of: nearest) - strip.offset(of: number)
        #expect(abs(way) <= strip.lap / 2 + 1e-9, "\(strip) from \(number) to \(item)")
        #expect(way > -strip.lap / 2 || strip.lap == 0, "\(strip) from \(number) to \(item)")
      }
    }
  }

  @Test func theNumbersBetweenTwoPlacesAreThoseThatTouchThem() {
    for strip in StripCases.all where strip.lap > 1 && strip.viewport > 0 {
      for start in StripCases.offsets {
        let shown = strip.indices(from: start, to: start + strip.viewport)
        for number in StripCases.numbers(of: strip) where strip.extent(of: number) > 0 {
          let begin = strip.leading(of: number)
          let touches = begin < start + strip.viewport && begin + strip.extent(of: number) > start
          if touches { #expect(shown.contains(number), "\(strip) from \(start): \(number)") }
        }
      }
    }
  }

  @Test func thePositionInItemsIsContinuousAndWholeWhereItemsAre() {
    for strip in StripCases.all where strip.lap > 1 {
      guard (0..<strip.count).allSatisfy({ strip.extents[$0] > 0 }) else { continue }
      for number in StripCases.numbers(of: strip) {
        #expect(
          abs(strip.position(at: strip.offset(of: number)) - Double(number)) < 1e-9, "\(strip)")
      }
      for offset in stride(from: -650.0, to: 650, by: 0.5) {
        let step = strip.position(at: offset + 0.5) - strip.position(at: offset)
        #expect(step > 0 && step < 0.07, "\(strip) at \(offset): \(step)")
      }
    }
  }

  @Test(arguments: [1e300, 1e18, 4e9, -4e9, -1e18, -1e300, .infinity, -.infinity, .nan])
  func anyOffsetIsPossible(offset: Double) {
    for strip in StripCases.all {
      let number = strip.index(at: offset)
      #expect(Int32(exactly: number) != nil && Int32(exactly: strip.nearest(to: offset)) != nil)
      #expect(Int32(exactly: strip.landing(from: offset, velocity: 8000, predicting: 1)) != nil)
      #expect(strip.restingOffset(of: number).isFinite)
      #expect(strip.indices(from: offset, to: offset + 500).count <= Strip.maximumShown)
    }
  }

  @Test func numbersOfThirtyTwoBitsAreEnough() {
    for count in [1, 7, 1_000_000, Limit.items] {
      let strip = Strip(extents: Extents(count: count, each: 1), loops: true, viewport: 9)
      for number in [Int.max, Int.min, 3 << 40] {
        let near = strip.clamp(number)
        #expect(Int32(exactly: near + 2 * count) != nil && Int32(exactly: near - 2 * count) != nil)
        #expect(Int32(exactly: strip.nearestIndex(of: count - 1, to: near)) != nil)
      }
    }
  }

  private func numbers(around middle: Int, of strip: Strip) -> Range<Int> {
    strip.loops ? middle - 5..<middle + 6 : 0..<strip.count
  }

  private func pairs(of strip: Strip) -> [(Int, Int)] {
    StripCases.numbers(of: strip).flatMap { number in (0..<strip.count).map { (number, $0) } }
  }
}
