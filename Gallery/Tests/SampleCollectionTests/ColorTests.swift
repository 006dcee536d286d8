import Testing

@testable import SampleCollection

@Suite struct ColorTests {
  /// Corners of the sRGB cube and a few colours between.
  private static let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x8A5C8C,
  ]

  @Test(arguments: colors)
  func oklabGoesThereAndBack(_ hex: UInt32) {
    let pixel = Pixel(hex: hex)
    let back = Oklab(pixel).pixel
    for channel in 0..<3 { #expect(abs(back[channel] - pixel[channel]) < 1e-3) }
  }

  /// The reference values of OKLab for the red primary (Ottosson, 2020).
  @Test func oklabOfRedEqualsTheReference() {
    let red = Oklab(Pixel(hex: 0xFF0000))
    #expect(abs(red.lightness - 0.628) < 1e-3)
    #expect(abs(red.greenRed - 0.225) < 1e-3)
    #expect(abs(red.blueYellow - 0.126) < 1e-3)
  }

  @Test func gradientsBeginAndEndWhereTheySay() {
    let gradient = Gradient(0xF2A65A, 0x355070, 0x101820)
    #expect(distance(gradient[0], Pixel(hex: 0xF2A65A)) < 1e-3)
    #expect(distance(gradient[1], Pixel(hex: 0x101820)) < 1e-3)
    #expect(gradient[-3] == gradient[0] && gradient[9] == gradient[1])
  }

  @Test func gradientsHaveNoSteps() {
    let gradient = Gradient(0xFFFFFF, 0x000000, 0xFF0000)
    let fractions = (0...2000).map { Float($0) / 2000 }
    for (from, to) in zip(fractions, fractions.dropFirst()) {
      #expect(distance(gradient[from], gradient[to]) < 0.01)
    }
  }

  private func distance(_ one: Pixel, _ other: Pixel) -> Float {
    let step = one - other
    return (step * step).sum().squareRoot()
  }
}
