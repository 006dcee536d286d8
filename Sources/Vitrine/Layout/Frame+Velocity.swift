extension Frame {
  /// Returns how fast the numbers of a frame change, per second.
  /// - Parameters:
  ///   - scaleVelocity: The velocity of its scale about `pivot`, per second. The scale of this frame counts as 1.
  ///   - pivot: The point about which it is scaled.
  ///   - velocity: The velocity with which it moves, in points per second.
  func velocity(scaling scaleVelocity: Double, about pivot: Vector, moving velocity: Vector)
    -> Frame
  {
    Frame(
      x: (x - pivot.x) * scaleVelocity + velocity.x, y: (y - pivot.y) * scaleVelocity + velocity.y,
      width: width * scaleVelocity, height: height * scaleVelocity)
  }
}
