/// Where a landscape is seen from. World units are arbitrary: the scene decides what a unit is.
struct Camera {
  /// How far down the picture the horizon lies, as a fraction of its height.
  var horizon: Float
  /// Height of the eye above the world's zero.
  var eye: Float
  /// Focal length in canvas units: 1 is a wide lens, 3 brings the distance near.
  var focal: Float = 1.3

  /// Where a point of the world appears, in pixels.
  func project(_ x: Float, _ height: Float, _ z: Float, on canvas: Canvas) -> Path.Point {
    let scale = self.scale(at: z, on: canvas)
    return Path.Point(
      Float(canvas.width) / 2 + x * scale,
      Float(canvas.height) * horizon + (eye - height) * scale)
  }

  /// Pixels per world unit at a distance.
  @inline(__always)
  func scale(at z: Float, on canvas: Canvas) -> Float { focal * canvas.unit / z }
}
