import Testing

@testable import Vitrine

/// A strip whose cards are opening and whose gaps are closing is a strip at every instant.
@Suite struct StripInstantTests {
  private static let instants = [-1.0, 0, 0.07, 0.2, 0.33, 0.4, 9]

  /// Every small strip with a card that opens, one that closes and one that is open, while its gaps close.
  private var strips: [Strip] {
    StripCases.all.filter { $0.count > 0 }.map { strip in
      var strip = strip
      let motions: [Motion] = [
        .curve(from: 0, to: 1, at: 0, duration: 0.4), .curve(from: 1, to: 0, at: 0, duration: 0.3),
        .rest(at: 1),
      ]
      strip.expansions.all = motions.prefix(strip.count).enumerated().map {
        Expansions.Card(item: $0.offset, openness: $0.element)
      }
      strip.expansions.fullExtraExtent = 70
      strip.seam.motion = .curve(from: 0, to: 1, at: 0.05, duration: 0.2)
      return strip
    }
  }

  private func each(_ body: (Strip, Double) -> Void) {
    for strip in strips {
      for time in Self.instants {
        var strip = strip
        strip.evaluate(at: time)
        body(strip, time)
      }
    }
  }

  @Test func itsLengthIsTheSumOfWhatItShows() {
    each { strip, time in
      let extents = (0..<strip.count).reduce(0) { $0 + strip.extent(of: $1) }
      #expect(near(strip.lap, extents + Double(strip.count) * strip.gap), "\(time)")
      for number in StripCases.numbers(of: strip).dropLast() {
        let end = strip.leading(of: number) + strip.extent(of: number) + strip.gap
        #expect(near(strip.leading(of: number + 1), end), "\(strip)")
      }
    }
  }

  @Test func aPlaceBelongsToTheNumberThatIsThere() {
    each { strip, time in
      guard strip.lap > 0 else { return }
      for number in StripCases.numbers(of: strip) where strip.extent(of: number) > 0.01 {
        let middle = strip.leading(of: number) + strip.extent(of: number) / 2
        #expect(strip.index(at: middle) == number, "\(strip) at \(time)")
      }
    }
  }

  @Test func theAnchoredPointKeepsItsPlace() {
    for strip in strips {
      for number in StripCases.numbers(of: strip) {
        for fraction in [0, 0.3, 1] {
          var strip = strip
          strip.anchor = Strip.Anchor(index: number, fraction: fraction, offset: 17)
          for time in Self.instants {
            strip.evaluate(at: time)
            #expect(near(strip.offset(of: number, fraction: fraction), 17))
            #expect(near(strip.velocity(of: number, fraction: fraction), 0))
          }
        }
      }
    }
  }

  @Test func theAnchorAtAPlaceIsThere() {
    each { strip, _ in
      for offset in stride(from: -300.0, through: 300, by: 31) {
        let anchor = strip.anchor(at: offset)
        #expect(near(strip.offset(of: anchor.index, fraction: anchor.fraction), anchor.offset))
        let isInside = anchor.fraction > 0 && anchor.fraction < 1
        if isInside { #expect(near(anchor.offset, offset), "\(strip)") }
      }
    }
  }

  @Test func ratesAreTheSlopesOfPlaces() {
    let step = 1e-6
    for strip in strips {
      for time in [0.07, 0.2, 0.33] {
        var (before, strip, after) = (strip, strip, strip)
        before.evaluate(at: time - step)
        strip.evaluate(at: time)
        after.evaluate(at: time + step)
        for number in StripCases.numbers(of: strip) {
          let way =
            after.offset(of: number, fraction: 0.3) - before.offset(of: number, fraction: 0.3)
          let rate = strip.velocity(of: number, fraction: 0.3)
          #expect(abs(way / (2 * step) - rate) < 0.01, "\(strip)")
        }
      }
    }
  }

  @Test func settledIsHowItWillBeAtRest() {
    for strip in strips {
      var atRest = strip
      atRest.evaluate(at: strip.restTime)
      #expect(atRest == strip.settled)
      #expect(!strip.isMoving(at: strip.restTime) && strip.isMoving(at: strip.restTime - 0.001))
    }
  }

  @Test func withLessMotionRoomIsMadeAtOnce() {
    for strip in strips {
      var strip = strip
      strip.expansions.isImmediate = true
      strip.seam.motion = .rest(at: 0)
      strip.evaluate(at: 0.1)
      let settled = strip.settled
      #expect(strip.lap == settled.lap && !strip.isMoving(at: 0.1))
      for number in StripCases.numbers(of: strip) {
        #expect(strip.leading(of: number) == settled.leading(of: number))
      }
    }
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
}
