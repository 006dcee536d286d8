/// The effects that finish a painted picture, as in a darkroom.
struct Finish {
  /// The darkening of the corners, 0 ... 1.
  var vignette: Float = 0.22
  /// Strength of the grain, in levels of 255.
  var grain: Float = 2.2
  /// The part of the light above white that spreads over its surroundings.
  var bloom: Float = 0.5

  /// Returns the finished picture.
  /// - Parameter seed: decides the pattern of the grain.
  func develop(_ canvas: Canvas, seed: Int) -> Bitmap {
    var canvas = canvas
    if bloom > 0 { canvas.bloom(strength: bloom) }
    let encode = EncodingTable()
    var grains = Grain(seed: seed)
    var bytes = [UInt8](repeating: 0, count: canvas.width * canvas.height * 3)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for row in 0..<canvas.height {
        for column in 0..<canvas.width {
          let index = row * canvas.width + column
          let light = canvas.pixels[index] * shade(canvas, column, row)
          let speck = grains.next(strength: grain)
          bytes[index * 3] = encode(light.x, plus: speck)
          bytes[index * 3 + 1] = encode(light.y, plus: speck)
          bytes[index * 3 + 2] = encode(light.z, plus: speck)
        }
      }
    }
    return Bitmap(width: canvas.width, height: canvas.height, bytes: bytes)
  }

  /// Returns the factor by which a lens darkens a pixel near the corners.
  @inline(__always)
  private func shade(_ canvas: Canvas, _ column: Int, _ row: Int) -> Float {
    let x = Float(column) / Float(canvas.width) - 0.5
    let y = Float(row) / Float(canvas.height) - 0.5
    let far = (x * x + y * y) * 2
    return 1 - vignette * far * far
  }
}

/// Film grain, and a dither that hides the 8-bit steps of slow gradients: the sum of two uniform
/// numbers, which has a triangular distribution.
private struct Grain {
  private var state: UInt32

  init(seed: Int) { state = UInt32(truncatingIfNeeded: seed) | 1 }

  @inline(__always)
  mutating func next(strength: Float) -> Float {
    state = state &* 1_664_525 &+ 1_013_904_223
    let first = Float(state >> 20)
    let bits = (state ^ (state >> 13)) &* 0x5BD1_E995
    return (first + Float(bits >> 20) - 4095) / 4096 * strength
  }
}

/// sRGB encoding by a table over the square root of the light. It has a shoulder instead of a hard
/// limit: light brighter than white goes into the last quarter below white.
private struct EncodingTable {
  private static let steps: Float = 2047
  private static let brightest: Float = 4
  private let levels: [Float]

  init() {
    levels = (0...Int(Self.steps) + 1).map { step in
      let root = Float(step) / Self.steps
      return Pixel.encoded(Self.shoulder(root * root * Self.brightest)) * 255
    }
  }

  @inline(__always)
  func callAsFunction(_ light: Float, plus speck: Float) -> UInt8 {
    let root = (min(max(light, 0), Self.brightest) / Self.brightest).squareRoot() * Self.steps
    let index = Int(root)
    let level = levels[index] + (levels[index + 1] - levels[index]) * (root - Float(index))
    return UInt8(min(max(level + speck + 0.5, 0), 255))
  }

  private static func shoulder(_ light: Float) -> Float {
    let knee: Float = 0.7
    guard light > knee else { return light }
    let room = 1 - knee
    return knee + room * (light - knee) / (light - knee + room)
  }
}
