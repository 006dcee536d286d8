/// A land in perspective: heights along rays from the eye, from near to far.
///
/// ```
///        far   . . . . . . . . .        a row has one distance,
///               . . . . . . .           a column belongs to a column of pixels,
///        near    . . . . .              so a ray runs up a column
///                   eye
/// ```
/// The distances of the rows grow by a constant factor, so that near and far land have the same
/// density of rows on the screen. Slopes and shadows depend on neighbours in the same grid.
struct Terrain {
  let camera: Camera
  let columns: Int
  let distances: [Float]
  private(set) var heights: [Float]
  /// The part of the sun that reaches each point of the grid, 0 ... 1.
  private(set) var open: [Float]
  let pixelsPerSlope: Float

  /// - Parameters:
  ///   - distances: the nearest and the farthest distance, in world units.
  ///   - height: the height at x and z. `detail` is the smallest visible size there.
  @inline(__always)
  init(
    on canvas: Canvas, from camera: Camera, distances range: ClosedRange<Float>, rows: Int,
    height: (_ x: Float, _ z: Float, _ detail: Float) -> Float
  ) {
    self.camera = camera
    columns = canvas.width
    pixelsPerSlope = camera.focal * canvas.unit
    distances = Self.spaced(range, rows: rows)
    heights = Array(repeating: 0, count: rows * columns)
    open = Array(repeating: 1, count: rows * columns)
    let growth = distances[1] / distances[0] - 1
    for (row, z) in distances.enumerated() {
      let detail = max(z / pixelsPerSlope, z * growth * 0.7)
      for column in 0..<columns {
        heights[row * columns + column] = height(x(column, z), z, detail)
      }
    }
  }

  /// Returns the x of a column of pixels at a distance.
  @inline(__always)
  func x(_ column: Int, _ z: Float) -> Float {
    (Float(column) + 0.5 - Float(columns) / 2) / pixelsPerSlope * z
  }

  /// Returns the normal of the ground at a point of the grid.
  @inline(__always)
  func normal(_ column: Int, _ row: Int) -> SIMD3<Float> {
    let (left, right) = (max(0, column - 1), min(columns - 1, column + 1))
    let (front, back) = (max(0, row - 1), min(distances.count - 1, row + 1))
    let z = distances[row]
    let across = (height(right, row) - height(left, row)) / (x(right, z) - x(left, z))
    let nearX = x(column, distances[front])
    let backStep = height(atX: nearX, back) - height(column, front)
    let away = backStep / (distances[back] - distances[front])
    let length = (across * across + away * away + 1).squareRoot()
    return SIMD3(-across, 1, -away) / length
  }

  @inline(__always)
  func height(_ column: Int, _ row: Int) -> Float { heights[row * columns + column] }

  /// Casts shadows along each row, from a sun at one side.
  ///
  /// With the distance from its origin, the edge of a shadow falls by the tangent of the sun's height.
  /// Ground below the edge is dark. The edge is soft over `softness` world units.
  mutating func castShadows(from light: Light, softness: Float) {
    let fall = light.direction.y / max(0.05, abs(light.direction.x))
    let fromLeft = light.direction.x < 0
    for row in distances.indices {
      let step = (x(1, distances[row]) - x(0, distances[row])) * fall
      var edge = -Float.infinity
      for walked in 0..<columns {
        let index = row * columns + (fromLeft ? walked : columns - 1 - walked)
        edge = max(edge - step, heights[index])
        open[index] = 1 - smoothstep(0, softness, edge - heights[index])
      }
    }
  }

  /// Returns the height in a row at an x, interpolated between columns.
  @inline(__always)
  private func height(atX x: Float, _ row: Int) -> Float {
    let column = x / distances[row] * pixelsPerSlope + Float(columns) / 2 - 0.5
    let left = min(max(0, Int(column)), columns - 2)
    let (from, to) = (height(left, row), height(left + 1, row))
    return from + (to - from) * (column - Float(left))
  }

  private static func spaced(_ range: ClosedRange<Float>, rows: Int) -> [Float] {
    var distances: [Float] = []
    let growth = root(range.upperBound / range.lowerBound, rows - 1)
    var z = range.lowerBound
    for _ in 0..<rows {
      distances.append(z)
      z *= growth
    }
    return distances
  }
}
