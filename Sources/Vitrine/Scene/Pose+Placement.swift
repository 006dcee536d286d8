extension Pose {
  /// Creates the pose on the screen of a placement in a viewport.
  init(_ placement: Placement, in viewport: Viewport) {
    self.init(
      outline: viewport.onScreen(placement.outline), visible: viewport.onScreen(placement.frame),
      radii: placement.radii * (placement.scale * viewport.scale), opacity: placement.opacity,
      backdrop: 0, controls: 0)
    (rotation, elevation) = (placement.rotation, placement.elevation * viewport.scale)
    (openness, depth) = (placement.openness, placement.depth)
  }
}
