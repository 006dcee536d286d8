/// The reflection of a land in still water, along one column of the picture.
///
/// A ray from the water at distance w rises with the slope eye / w, with which it came down. It hits
/// the first point behind w with (eye + height) / z ≥ eye / w. A point is hidden if a nearer one has
/// a larger slope. The others form stairs that are steeper with distance, so the search is binary.
struct Mirror {
  private let land: Terrain
  private let column: Int
  private var next: Int
  private var stairs: [(slope: Float, row: Int)] = []

  init(of land: Terrain, column: Int) {
    (self.land, self.column) = (land, column)
    next = land.distances.count - 1
  }

  /// Adds the land behind a distance. Distances must decrease from call to call.
  mutating func come(to z: Float) {
    while next >= 0 && land.distances[next] > z {
      let slope = (land.camera.eye + land.height(column, next)) / land.distances[next]
      while let last = stairs.last, last.slope <= slope { stairs.removeLast() }
      stairs.append((slope, next))
      next -= 1
    }
  }

  /// Returns the row of the picture that a ray with a slope reflects, in focal lengths below the
  /// horizon; nil for the sky.
  func hit(slope: Float, from z: Float) -> Float? {
    guard let first = stairs.first, first.slope >= slope else { return nil }
    var (low, high) = (0, stairs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stairs[middle].slope >= slope { low = middle } else { high = middle - 1 }
    }
    let away = land.distances[stairs[low].row]
    return (2 * land.camera.eye) / away - slope
  }
}
