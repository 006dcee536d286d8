/// A single rock: a pillar in the sea, or a table mountain in the desert.
struct Outcrop {
  var x: Float
  var z: Float
  var radius: Float
  var height: Float

  init(_ x: Float, _ z: Float, radius: Float, height: Float) {
    (self.x, self.z, self.radius, self.height) = (x, z, radius, height)
  }

  /// Returns the distance of a point from the middle, in radii.
  @inline(__always)
  func distance(_ x: Float, _ z: Float) -> Float {
    let (across, away) = (x - self.x, z - self.z)
    return (across * across + away * away).squareRoot() / radius
  }
}
