import Testing

@testable import Vitrine

@Suite struct RubberBandTests {
  @Test func meetsTheVectors() {
    for vector in MotionVectors.all.rubberBand {
      let band = RubberBand(coefficient: vector.c, dimension: vector.dimension)
      let scale = max(1, vector.x)
      #expect(agree(band.offset(for: vector.x), vector.f, within: 1e-9, of: scale))
      #expect(agree(band.slope(at: vector.x), vector.slope, within: 1e-9))
      #expect(agree(band.inverse(of: vector.f), vector.x, within: 1e-9, of: scale))
    }
  }

  @Test func catchingAndPullingAgainDoesNotJump() {
    forEveryPull { band, pull in
      #expect(agree(band.inverse(of: band.offset(for: pull)), pull, within: 1e-10, of: 1000))
    }
  }

  @Test func mirroredInputGivesMirroredOutput() {
    forEveryPull { band, pull in
      #expect(band.offset(for: -pull) == -band.offset(for: pull))
      #expect(band.slope(at: -pull) == band.slope(at: pull))
      #expect(band.inverse(of: -pull) == -band.inverse(of: pull))
    }
  }

  @Test func slopeIsTheSlopeOfTheOffset() {
    forEveryPull { band, pull in
      let rise = band.offset(for: pull + 0.001) - band.offset(for: pull - 0.001)
      #expect(agree(band.slope(at: pull), rise / 0.002, within: 1e-6))
    }
  }

  @Test func neverGivesMoreThanTheDimension() {
    let band = RubberBand(dimension: 300)
    for pull in [1e4, 1e10, 1e300, Double.infinity] {
      #expect(band.offset(for: pull) <= 300)
      #expect(band.offset(for: pull) > 280)
    }
    #expect(band.inverse(of: 300).isFinite)
    #expect(band.inverse(of: .infinity) == band.inverse(of: 300))
  }

  @Test(arguments: [
    RubberBand(dimension: 0), RubberBand(dimension: -1), RubberBand(dimension: .nan),
    RubberBand(dimension: .infinity), RubberBand(coefficient: 0, dimension: 300),
    RubberBand(coefficient: .nan, dimension: 300),
  ])
  func withoutALengthNothingGives(band: RubberBand) {
    #expect(band.offset(for: 50) == 0)
    #expect(band.slope(at: 50) == 0)
    #expect(band.inverse(of: 50) == 0)
  }

  @Test func whatIsNoNumberCountsAsNoPull() {
    let band = RubberBand(dimension: 300)
    #expect(band.offset(for: .nan) == 0)
    #expect(band.slope(at: .nan) == 0)
    #expect(band.inverse(of: .nan) == 0)
  }
}

private func forEveryPull(_ claim: (RubberBand, Double) -> Void) {
  var world = RandomMotions(seed: 6)
  for _ in 0..<300 {
    let band = RubberBand(
      coefficient: world.number(in: 0.1...1), dimension: world.number(in: 50...2000))
    claim(band, world.number(in: -3000...3000))
  }
}
