extension Pose {
  /// Returns the visible part of a photograph beside another one. It fades with the backdrop, unless the backdrop still follows
  /// it to the screen.
  func visibility(beside other: Pose) -> Double {
    (other.backdrop + (1 - backdrop)).clamped(to: 0...1)
  }
}
