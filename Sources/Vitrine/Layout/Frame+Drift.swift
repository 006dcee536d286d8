extension Frame {
  /// Returns how fast a frame changes that is scaled about `pivot` at the rate `growth` and moved with `velocity`.
  func drift(growing growth: Double, about pivot: Vector, moving velocity: Vector)
    -> Frame
  {
    Frame(
      x: (x - pivot.x) * growth + velocity.x, y: (y - pivot.y) * growth + velocity.y,
      width: width * growth, height: height * growth)
  }
}
