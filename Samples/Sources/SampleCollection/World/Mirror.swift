/// What still water shows of a land behind it, along one column of the picture.
///
/// A ray from the water at distance w rises as steeply as it came down, by eye / w. It meets the
/// first place k behind w with (eye + height) / z ≥ eye / w. Walking toward the eye, places that
/// a nearer one overtops can never be met again; what is left is a staircase, steeper with
/// distance, and the search in it is binary.
struct Mirror {
  private let land: Terrain
  private let column: Int
  private var next: Int
  private var stairs: [(slope: Float, row: Int)] = []

  init(of land: Terrain, column: Int) {
    (self.land, self.column) = (land, column)
    next = land.distances.count - 1
  }

  /// Takes in all of the land behind a distance. Distances must fall from call to call.
  mutating func come(to z: Float) {
    while next >= 0 && land.distances[next] > z {
      let slope = (land.camera.eye + land.height(column, next)) / land.distances[next]
      while let last = stairs.last, last.slope <= slope { stairs.removeLast() }
      stairs.append((slope, next))
      next -= 1
    }
  }

  /// The row of the picture, below the horizon in focal lengths, that is seen in the water
  /// along a ray of that slope; nil for the sky.
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
