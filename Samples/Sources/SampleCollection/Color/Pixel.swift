import Foundation

/// Red, green and blue in linear light, which mixes like light. The fourth lane is the coverage
/// during compositing, and is ignored elsewhere.
typealias Pixel = SIMD4<Float>

extension SIMD4 where Scalar == Float {
  /// Creates a colour from sRGB, as in `Pixel(hex: 0xF2A65A)`.
  init(hex: UInt32) {
    let levels = decodedLevels
    self.init(levels[Int(hex >> 16 & 255)], levels[Int(hex >> 8 & 255)], levels[Int(hex & 255)], 1)
  }

  /// Returns a mix with another colour, as light.
  @inline(__always)
  func mixed(with other: Pixel, _ fraction: Float) -> Pixel {
    self + (other - self) * fraction
  }

  /// Relative luminance of linear light (Rec. 709 weights).
  @inline(__always)
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// sRGB decoding, IEC 61966-2-1.
  static func linear(_ encoded: Float) -> Float {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// sRGB encoding, IEC 61966-2-1.
  static func encoded(_ linear: Float) -> Float {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

/// The linear light of each 8-bit level. Scenes create colours in their inner loops, where computing a power is too slow.
private let decodedLevels = (0...255).map { Pixel.linear(Float($0) / 255) }
