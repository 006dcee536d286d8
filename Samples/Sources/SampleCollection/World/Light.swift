/// The light of an hour: where it comes from, its colour, that of the shade, and the air.
struct Light {
  /// Toward the sun: right, up, away from the eye. Need not have length 1.
  var direction: SIMD3<Float>
  /// What the sun sends, in linear light.
  var sun: Pixel
  /// What the sky sends into the shade.
  var shade: Pixel
  /// How much of the air's colour one world unit of distance adds.
  var haze: Float
  /// How quickly the air thins out with height; 0 is the same at every height.
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

  /// How a matt surface of a colour looks.
  /// - Parameter open: how much of the sun reaches it, 0 ... 1.
  @inline(__always)
  func falling(on color: Pixel, facing normal: SIMD3<Float>, open: Float) -> Pixel {
    let facing = max(0, (normal * direction).sum()) * open
    let above = 0.6 + 0.4 * normal.y
    return color * (sun * facing + shade * above)
  }

  /// How much of the colour at a distance is the air's, 0 ... 1.
  @inline(__always)
  func airiness(at z: Float, height: Float) -> Float {
    let thickness = haze * z / (1 + max(0, height) * hazeFalloff)
    return 1 - 1 / (1 + thickness + thickness * thickness * 0.6)
  }
}
