extension Pose {
  /// Creates the pose on the screen of a placement in a viewport. Poses do not contain the rotation and the elevation of
  /// effects.
  init(_ placement: Placement, in viewport: Viewport) {
    self.init(
      outline: viewport.onScreen(placement.outline), visible: viewport.onScreen(placement.frame),
      radii: placement.radii * (placement.scale * viewport.scale), opacity: placement.opacity,
      backdrop: 0,
      controls: 0)
  }
}
