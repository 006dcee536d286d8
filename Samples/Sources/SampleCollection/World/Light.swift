/// The light at an hour: its direction, its colour, the colour of the shade, and the haze.
struct Light {
  /// The direction of the sun: right, up, away from the eye. Its length does not matter.
  var direction: SIMD3<Float>
  /// The light of the sun, in linear light.
  var sun: Pixel
  /// The light of the sky in the shade.
  var shade: Pixel
  /// The part of the air's colour that one world unit of distance adds.
  var haze: Float
  /// The rate at which haze decreases with height. At 0 it is the same at every height.
  var hazeFalloff: Float = 0

  init(
    from direction: SIMD3<Float>, sun: UInt32, strength: Float = 2, shade: UInt32,
    haze: Float, hazeFalloff: Float = 0
  ) {
    let length = (direction * direction).sum().squareRoot()
    self.direction = direction / length
    self.sun = Pixel(hex: sun) * strength
    self.shade = Pixel(hex: shade)
    (self.haze, self.hazeFalloff) = (haze, hazeFalloff)
  }

  /// Returns the light of a matt surface with a colour.
  /// - Parameter open: the part of the sun that reaches it, 0 ... 1.
  @inline(__always)
  func falling(on color: Pixel, facing normal: SIMD3<Float>, open: Float) -> Pixel {
    let facing = max(0, (normal * direction).sum()) * open
    let above = 0.6 + 0.4 * normal.y
    return color * (sun * facing + shade * above)
  }

  /// Returns the part of the air's colour at a distance, 0 ... 1.
  @inline(__always)
  func airiness(at z: Float, height: Float) -> Float {
    let thickness = haze * z / (1 + max(0, height) * hazeFalloff)
    return 1 - 1 / (1 + thickness + thickness * thickness * 0.6)
  }
}
