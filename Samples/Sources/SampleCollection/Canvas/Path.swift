import Foundation

/// A closed outline of straight segments, in pixels.
struct Path {
  typealias Point = SIMD2<Float>
  var points: [Point]

  init(_ points: [Point]) { self.points = points }

  static func rectangle(_ x: Float, _ y: Float, _ width: Float, _ height: Float) -> Path {
    Path([
      Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height),
    ])
  }

  static func circle(_ x: Float, _ y: Float, _ radius: Float) -> Path {
    ellipse(x, y, radius, radius)
  }

  static func ellipse(_ x: Float, _ y: Float, _ across: Float, _ down: Float) -> Path {
    sector(x, y, across, down, from: 0, to: 2 * .pi)
  }

  /// Returns a sector of an ellipse between two angles in radians, clockwise from the right.
  static func sector(
    _ x: Float, _ y: Float, _ across: Float, _ down: Float, from: Float, to: Float
  ) -> Path {
    let steps = max(24, Int(max(across, down).squareRoot() * 6))
    return Path(
      (0...steps).map { step in
        let angle = from + (to - from) * Float(step) / Float(steps)
        return Point(x + across * cos(angle), y + down * sin(angle))
      })
  }

  /// Returns the outline of a line with a width for each point.
  static func stroke(_ spine: [Point], widths: [Float]) -> Path {
    let sides = spine.indices.map { index in
      let ahead = spine[min(index + 1, spine.count - 1)] - spine[max(index - 1, 0)]
      let length = max(1e-6, (ahead * ahead).sum().squareRoot())
      return Point(-ahead.y, ahead.x) / length * widths[index] / 2
    }
    let left = spine.indices.map { spine[$0] + sides[$0] }
    let right = spine.indices.reversed().map { spine[$0] - sides[$0] }
    return Path(left + right)
  }

  /// Returns a smooth closed curve through the points (Catmull-Rom).
  static func smooth(_ corners: [Point]) -> Path {
    let count = corners.count
    return Path(
      corners.indices.flatMap { index in
        let around = (0..<4).map { corners[(index + $0 + count - 1) % count] }
        return (0..<8).map { catmullRom(around, Float($0) / 8) }
      })
  }

  /// Returns a smooth open curve through the points.
  static func curve(_ corners: [Point], steps: Int = 10) -> [Point] {
    let last = corners.count - 1
    let inner = (0..<last).flatMap { index in
      let around = (-1...2).map { corners[min(max(index + $0, 0), last)] }
      return (0..<steps).map { catmullRom(around, Float($0) / Float(steps)) }
    }
    return inner + [corners[last]]
  }

  /// Returns the outline with each point changed.
  func mapped(_ change: (Point) -> Point) -> Path { Path(points.map(change)) }

  private static func catmullRom(_ p: [Point], _ t: Float) -> Point {
    let linear = (p[2] - p[0]) * t
    let square = (p[0] * 2 - p[1] * 5 + p[2] * 4 - p[3]) * (t * t)
    let cubic = (p[1] * 3 - p[0] - p[2] * 3 + p[3]) * (t * t * t)
    return p[1] + (linear + square + cubic) * 0.5
  }
}
