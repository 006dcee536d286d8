import Foundation

/// A colour in OKLab (Björn Ottosson, 2020). Equal steps look equal, and a mix of two hues is as
/// saturated as they are.
struct Oklab {
  var lightness: Float
  var greenRed: Float
  var blueYellow: Float

  init(_ pixel: Pixel) {
    let l = cbrt(0.412_221_47 * pixel.x + 0.536_332_54 * pixel.y + 0.051_445_99 * pixel.z)
    let m = cbrt(0.211_903_5 * pixel.x + 0.680_699_55 * pixel.y + 0.107_396_96 * pixel.z)
    let s = cbrt(0.088_302_46 * pixel.x + 0.281_718_84 * pixel.y + 0.629_978_7 * pixel.z)
    lightness = 0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s
    greenRed = 1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s
    blueYellow = 0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
  }

  /// The same colour as linear light.
  var pixel: Pixel {
    let l = cube(lightness + 0.396_337_78 * greenRed + 0.215_803_76 * blueYellow)
    let m = cube(lightness - 0.105_561_346 * greenRed - 0.063_854_17 * blueYellow)
    let s = cube(lightness - 0.089_484_18 * greenRed - 1.291_485_5 * blueYellow)
    return Pixel(
      max(0, 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s),
      max(0, -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s),
      max(0, -0.004_196_086 * l - 0.703_418_6 * m + 1.707_614_7 * s),
      1)
  }

  /// Returns a mix with another colour, as the eye sees it.
  func mixed(with other: Oklab, _ fraction: Float) -> Oklab {
    var mix = self
    mix.lightness += (other.lightness - lightness) * fraction
    mix.greenRed += (other.greenRed - greenRed) * fraction
    mix.blueYellow += (other.blueYellow - blueYellow) * fraction
    return mix
  }

  private func cube(_ value: Float) -> Float { value * value * value }
}
