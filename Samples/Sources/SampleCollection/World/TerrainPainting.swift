import Foundation

/// A point on the land, with the properties that its colour depends on.
struct Ground {
  var x: Float
  var z: Float
  var height: Float
  var normal: SIMD3<Float>
  /// The part of the sun that reaches it, 0 ... 1.
  var open: Float
  /// The size of a pixel there.
  var detail: Float

  /// The steepness: 0 on level ground, 1 on a wall.
  @inline(__always)
  var steepness: Float { 1 - normal.y }
}

extension Terrain {
  /// Paints the land over the picture.
  ///
  /// Each column is painted from near to far. Ground that rises above all nearer ground is visible.
  /// The last pixel under an edge is covered in part, so edges are smooth without supersampling.
  ///
  /// - Parameters:
  ///   - air: the colour of the air at a fraction of the picture's width.
  ///   - color: the colour of the ground, including light.
  @inline(__always)
  func paint(
    on canvas: inout Canvas, light: Light, air: (_ across: Float) -> Pixel,
    color: (Ground) -> Pixel
  ) {
    let level = camera.horizon * Float(canvas.height)
    let scale = camera.focal * canvas.unit
    for column in 0..<columns {
      let air = air(Float(column) / Float(columns))
      var ray = Ray(column: column, bottom: Float(canvas.height))
      var previous: (y: Float, color: Pixel)?
      for row in distances.indices {
        let z = distances[row]
        let y = level + (camera.eye - height(column, row)) * scale / z
        guard y < ray.top else {
          previous = nil
          continue
        }
        let ground = ground(column, row)
        let seen = color(ground).mixed(with: air, light.airiness(at: z, height: ground.height))
        ray.rise(to: y, seen, from: previous?.color ?? seen, z, on: &canvas)
        previous = (y, seen)
      }
      ray.finish(on: &canvas)
    }
  }

  @inline(__always)
  private func ground(_ column: Int, _ row: Int) -> Ground {
    Ground(
      x: x(column, distances[row]), z: distances[row], height: height(column, row),
      normal: normal(column, row), open: open[row * columns + column],
      detail: distances[row] / pixelsPerSlope)
  }
}

/// A column of the picture that is being painted from the bottom up.
private struct Ray {
  let column: Int
  /// The top of the painted part, in pixels from the top of the picture.
  var top: Float
  /// The colour and the coverage of the pixel that is partly covered.
  private var partial = Pixel.zero
  private var partialDistance = Float.infinity

  init(column: Int, bottom: Float) {
    self.column = column
    top = bottom
  }

  /// Paints from the top of the painted part up to `y`, from one colour to another.
  @inline(__always)
  mutating func rise(
    to y: Float, _ color: Pixel, from below: Pixel, _ z: Float, on canvas: inout Canvas
  ) {
    let start = top
    let end = max(0, y)
    while top > end {
      let row = Int(top.rounded(.up)) - 1
      let next = max(end, Float(row))
      let part = top - next
      var tint = below.mixed(with: color, (start - (top + next) / 2) / max(0.001, start - y))
      tint.w = 1
      partial += tint * part
      partialDistance = min(partialDistance, z)
      top = next
      if next == Float(row) { flush(row, on: &canvas) }
    }
  }

  mutating func finish(on canvas: inout Canvas) {
    if partial.w > 0 { flush(Int(top), on: &canvas) }
  }

  @inline(__always)
  private mutating func flush(_ row: Int, on canvas: inout Canvas) {
    let index = row * canvas.width + column
    canvas.pixels[index] = canvas.pixels[index] * (1 - partial.w) + partial
    if partial.w > 0.5 { canvas.distance[index] = partialDistance }
    partial = .zero
    partialDistance = .infinity
  }
}

/// Returns the n-th root.
func root(_ value: Float, _ degree: Int) -> Float { pow(value, 1 / Float(degree)) }
