extension Pose {
  /// How a placement looks that counts from an origin on the screen. Effects turn and lift only placements, not poses.
  init(_ placement: Placement, from origin: Vector) {
    self.init(
      outline: placement.outline.moved(by: origin), visible: placement.frame.moved(by: origin),
      radii: placement.radii * placement.scale, opacity: placement.opacity, backdrop: 0,
      controls: 0)
  }
}
