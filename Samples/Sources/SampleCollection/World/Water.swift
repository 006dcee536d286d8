/// Still or moving water at the world's zero. It reflects the land behind it and shows shallow ground
/// through it. It is painted over a finished land, and covers the land below zero.
struct Water {
  var seed: Int
  /// The colour of deep water from above.
  var deep: Pixel
  /// The tilt of the surface by waves: 0 is glass, 0.02 a breeze, 0.2 the open sea.
  var ripple: Float
  /// The length of a wave in world units, across and away from the eye.
  var wave: SIMD2<Float>
  /// The depth to which the ground is visible, in world units. At 0 the water hides the ground.
  var clarity: Float
  /// The part of the light that the reflection loses.
  var dullness: Float

  init(
    _ seed: Int, deep: UInt32, ripple: Float = 0.02, wave: SIMD2<Float> = [0.6, 0.14],
    clarity: Float = 0, dullness: Float = 0.1
  ) {
    (self.seed, self.ripple, self.wave) = (seed, ripple, wave)
    (self.clarity, self.dullness) = (clarity, dullness)
    self.deep = Pixel(hex: deep)
  }

  /// Paints the water.
  /// - Parameter land: the land to reflect, in addition to the painted sky.
  func paint(on canvas: inout Canvas, from camera: Camera, land: Terrain? = nil) {
    let dry = canvas
    let view = View(camera, canvas)
    let noise = Noise(seed)
    for column in 0..<canvas.width {
      var mirror = land.map { Mirror(of: $0, column: column) }
      for row in max(0, Int(view.level) + 1)..<max(canvas.height, Int(view.level) + 1) {
        let index = row * canvas.width + column
        let down = (Float(row) + 0.5 - view.level) / view.scale
        let z = camera.eye / down
        mirror?.come(to: z)
        let depth = dry.distance[index] / z - 1
        guard depth > 0 else { continue }
        let x = (Float(column) + 0.5 - Float(canvas.width) / 2) / view.scale * z
        let slope = slope(noise, x, z, detail: z * z / camera.eye / view.scale)
        let image = reflection(dry, view, column, down, z, slope, mirror)
        let seen = blend(image, bed: dry.pixels[index], depth * camera.eye, down)
        canvas.pixels[index] = dry.pixels[index].mixed(with: seen, min(1, depth * 60))
        canvas.distance[index] = z
      }
    }
  }

  /// The position of the horizon and the scale of a picture.
  private struct View {
    /// The row of the horizon, in pixels.
    let level: Float
    /// The focal length, in pixels.
    let scale: Float

    init(_ camera: Camera, _ canvas: Canvas) {
      level = camera.horizon * Float(canvas.height)
      scale = camera.focal * canvas.unit
    }
  }

  /// Returns the tilt of the surface, about -1 ... 1. Invisibly small waves are omitted.
  @inline(__always)
  private func slope(_ noise: Noise, _ x: Float, _ z: Float, detail: Float) -> Float {
    guard ripple > 0 else { return 0 }
    return noise.rolling(
      x / wave.x, z / wave.y, detail: detail / wave.y * 0.4, octaves: 4, gain: 0.5)
  }

  /// Returns the mean of a few rays, because a pixel of water contains many small waves.
  @inline(__always)
  private func reflection(
    _ dry: Canvas, _ view: View, _ column: Int, _ down: Float, _ z: Float, _ slope: Float,
    _ mirror: Mirror?
  ) -> Pixel {
    var sum = Pixel.zero
    for tap in Self.taps {
      let tilt = (slope + tap * 0.45) * ripple
      let up = max(0.0005, down + tilt)
      let seen = mirror?.hit(slope: up, from: z).map { max($0, -up) } ?? -up
      let across = min(
        max(Float(column) + tap * ripple * 0.12 * view.scale, 0), Float(dry.width - 1))
      let row = min(max(view.level + seen * view.scale, 0), Float(dry.height - 1))
      sum += dry.pixels[Int(row) * dry.width + Int(across)]
    }
    return sum / Float(Self.taps.count)
  }

  private static let taps: [Float] = [-0.9, -0.3, 0.3, 0.9]

  /// Returns the reflected part of the light. It is larger for flat rays than for steep ones
  /// (Schlick's approximation, softened because waves face many ways).
  @inline(__always)
  private func blend(_ image: Pixel, bed: Pixel, _ depth: Float, _ down: Float) -> Pixel {
    let glance = max(0, 1 - down * 1.5)
    let mirrored = 0.1 + (0.9 - dullness) * glance * glance
    let murk = clarity > 0 ? 1 - 1 / (1 + depth / clarity) : 1
    return bed.mixed(with: deep, murk).mixed(with: image, mirrored)
  }
}
