/// The point of view of a landscape. Each scene defines the length of a world unit.
struct Camera {
  /// The position of the horizon, as a fraction of the picture's height from the top.
  var horizon: Float
  /// The height of the eye above the world's zero.
  var eye: Float
  /// The focal length in canvas units: 1 is a wide lens, 3 a long one.
  var focal: Float = 1.3

  /// Returns the position of a point of the world in the picture, in pixels.
  func project(_ x: Float, _ height: Float, _ z: Float, on canvas: Canvas) -> Path.Point {
    let scale = self.scale(at: z, on: canvas)
    return Path.Point(
      Float(canvas.width) / 2 + x * scale,
      Float(canvas.height) * horizon + (eye - height) * scale)
  }

  /// Returns the number of pixels for a world unit at a distance.
  @inline(__always)
  func scale(at z: Float, on canvas: Canvas) -> Float { focal * canvas.unit / z }
}
