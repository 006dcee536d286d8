/// A gradient of colours from 0 to 1, mixed in OKLab and smooth at its stops.
///
/// ```swift
/// let dusk = Gradient(0xF6C28B, 0xB5838D, 0x355070)
/// let halfway = dusk[0.5]
/// ```
struct Gradient {
  private static let steps = 256
  private let table: [Pixel]

  /// Creates a gradient of evenly spaced colours in sRGB.
  init(_ colors: UInt32...) {
    let last = Float(max(1, colors.count - 1))
    self.init(stops: colors.enumerated().map { (Float($0.offset) / last, $0.element) })
  }

  /// Creates a gradient of colours in sRGB with positions between 0 and 1, in rising order.
  init(stops: [(at: Float, color: UInt32)]) {
    let colors = stops.map { (at: $0.at, color: Oklab(Pixel(hex: $0.color))) }
    let sharp = (0...Self.steps).map { Self.mix(colors, at: Float($0) / Float(Self.steps)) }
    table = Self.softened(Self.softened(sharp)).map(\.pixel)
  }

  /// The colour at a fraction. Below 0 and above 1 it is that of the ends.
  @inline(__always)
  subscript(_ fraction: Float) -> Pixel {
    let at = min(max(fraction, 0), 1) * Float(Self.steps)
    let index = min(Int(at), Self.steps - 1)
    return table[index].mixed(with: table[index + 1], at - Float(index))
  }

  private static func mix(_ stops: [(at: Float, color: Oklab)], at fraction: Float) -> Oklab {
    guard let next = stops.firstIndex(where: { $0.at >= fraction }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    return from.color.mixed(with: to.color, (fraction - from.at) / (to.at - from.at))
  }

  /// Returns the sliding mean, because the eye sees a sudden change of a slope as a line (Mach bands).
  private static func softened(_ colors: [Oklab]) -> [Oklab] {
    let reach = steps / 24
    return colors.indices.map { index in
      let window = min(reach, index, steps - index)
      var mean = colors[index]
      for offset in -window...window {
        mean = mean.mixed(with: colors[index + offset], 1 / Float(offset + window + 1))
      }
      return mean
    }
  }
}
