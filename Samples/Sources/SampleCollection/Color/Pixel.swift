import Foundation

/// Red, green and blue in linear light, where mixing behaves as light does; the fourth lane
/// carries coverage where something is being composited and is ignored elsewhere.
typealias Pixel = SIMD4<Float>

extension SIMD4 where Scalar == Float {
  /// A colour written the way designers write it, `Pixel(hex: 0xF2A65A)`, in sRGB.
  init(hex: UInt32) {
    let levels = decodedLevels
    self.init(levels[Int(hex >> 16 & 255)], levels[Int(hex >> 8 & 255)], levels[Int(hex & 255)], 1)
  }

  /// The colour a fraction of the way to another one, mixed as light.
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

/// Every 8-bit level as light: scenes name colours inside their loops, where a power is too dear.
private let decodedLevels = (0...255).map { Pixel.linear(Float($0) / 255) }
