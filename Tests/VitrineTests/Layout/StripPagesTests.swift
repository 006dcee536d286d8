import Testing

@testable import Vitrine

@Suite struct StripPagesTests {
  @Test func aPageIsAsManyWholeItemsAsShow() {
    func items(in viewport: Double, of lengths: [Double]) -> Int {
      Strip(extents: Extents(lengths), spacing: 10, viewport: viewport).itemsPerPage
    }
    let row = [Double](repeating: 100, count: 6)
    #expect([99, 100, 209, 210, 320, 5000].map { items(in: $0, of: row) } == [1, 1, 1, 2, 3, 6])
    #expect(items(in: 320, of: [100, 100, 50]) == 1)
    #expect(items(in: 320, of: []) == 1)
  }

  @Test func everyItemIsOnOnePageThatBeginsAtMostSoManyItemsBefore() {
    for strip in Self.strips {
      for number in strip.loops ? -15...15 : 0...strip.count - 1 {
        let start = strip.index(ofPage: strip.page(of: number))
        #expect(start <= number && number < start + strip.itemsPerPage, "\(strip)")
        #expect(strip.page(of: start) == strip.page(of: number), "\(strip)")
        #expect(strip.laps(before: start) == strip.laps(before: number), "\(strip)")
      }
    }
  }

  @Test func pagesFollowEachOtherAndThereAreSoManyInALap() {
    for strip in Self.strips {
      let starts = (0..<strip.pages).map(strip.index(ofPage:))
      #expect(starts == starts.sorted() && Set(starts).count == strip.pages)
      for page in 1..<max(2, strip.pages) where strip.pages > 1 {
        #expect(strip.index(after: starts[page - 1], pages: 1) == starts[page])
        #expect(strip.index(after: starts[page], pages: -1) == starts[page - 1])
      }
      let afterLast = strip.index(after: starts[strip.pages - 1], pages: 1)
      #expect(afterLast == (strip.loops ? strip.count : starts[strip.pages - 1]))
    }
  }

  @Test func backFromWithinAPageIsItsBeginning() {
    let strip = Self.strip(of: 7, perPage: 3, loops: false)
    #expect(strip.index(after: 4, pages: -1) == 3 && strip.index(after: 4, pages: -2) == 0)
    #expect(strip.index(after: 4, pages: 1) == 6)
  }

  @Test func pagesTooFarAwayAreTheFarthest() {
    for strip in Self.strips {
      for steps in [-(1 << 29), 1 << 29] {
        let number = strip.index(after: 0, pages: steps)
        #expect(strip.clamp(number) == number && (-(1 << 30)...1 << 30).contains(number))
      }
    }
  }

  private static let strips = (1...7).flatMap { count in
    (1...4).flatMap { perPage in
      [true, false].map { strip(of: count, perPage: perPage, loops: $0) }
    }
  }

  private static func strip(of count: Int, perPage: Int, loops: Bool) -> Strip {
    Strip(
      extents: Extents(count: count, each: 100), loops: loops, viewport: Double(perPage) * 100 + 40)
  }
}
