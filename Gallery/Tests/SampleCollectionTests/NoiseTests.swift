import Testing

@testable import SampleCollection

@Suite struct NoiseTests {
  private let noise = Noise(7)

  @Test func isZeroOnTheLattice() {
    for x in -4...4 {
      for y in -4...4 { #expect(noise.at(Float(x), Float(y)) == 0) }
    }
  }

  @Test func hasNoJumps() {
    let step: Float = 1 / 256
    for index in -2000...2000 {
      let x = Float(index) * step
      #expect(abs(noise.at(x + step, 0.7) - noise.at(x, 0.7)) < 0.03)
    }
  }

  @Test func isAboutAsOftenLightAsDark() {
    let values = (0..<10_000).map { noise.at(Float($0) * 0.37, Float($0) * 0.11) }
    #expect(abs(values.reduce(0, +) / 10_000) < 0.05)
    #expect(values.allSatisfy { abs($0) < 1.6 })
  }

  @Test func differsBySeed() {
    #expect(noise.at(0.4, 0.6) != Noise(8).at(0.4, 0.6))
  }

  @Test func leavesOutWhatIsTooSmallToSee() {
    let coarse = noise.rolling(0.3, 0.8, detail: 0.9)
    #expect(noise.rolling(0.3, 0.8, detail: 1) == 0)
    #expect(coarse != noise.rolling(0.3, 0.8, detail: 0.01))
  }

  /// The first numbers of SplitMix64 from state 0, as its authors publish them.
  @Test func drawsTheNumbersOfSplitMix64() {
    var source = RandomSource(seed: 0)
    #expect(source.next() == 0xE220_A839_7B1D_CDAF)
    #expect(source.next() == 0x6E78_9E6A_A1B9_65F4)
  }
}
