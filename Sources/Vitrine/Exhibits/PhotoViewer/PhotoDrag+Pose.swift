/// The pose of a dragged photograph, and its velocity.
extension PhotoDrag {
  /// Returns the pose of the dragged photograph.
  func pose(of picture: Picture, in layout: ViewerLayout) -> Pose {
    let (grabbed, limits) = (grabbedPose(of: picture, in: layout), layout.zoomLimits(of: picture))
    let scale = limits.scale(of: grabbed)
    if case .pinching(let pinch) = action {
      return pinchedPose(grabbed, by: pinch, scale: scale, within: limits)
    }
    guard let conditions, conditions.isZoomed else {
      return dragAway.pose(dragging: grabbed, from: grabPoint, by: share.dismiss)
    }
    let center = grabbed.outline.center - layout.center
    return grabbed.moved(by: limits.pulled(center, by: share.pan, at: scale) - center)
  }

  /// Returns a pose in which the grabbed point stays between the fingers.
  private func pinchedPose(
    _ grabbed: Pose, by pinch: Pinch, scale: Double, within limits: ZoomLimits
  ) -> Pose {
    guard scale > 0 else { return grabbed }
    let asked = limits.rawScale(for: scale, within: pinch.scales) * pinch.scale
    let drawn = limits.scale(for: asked, within: pinch.scales)
    let pose = grabbed.scaled(by: drawn / scale, about: grabPoint).moved(by: translation)
    return pinch.mayClose ? PinchAway.shaded(pose, from: scale, to: drawn) : pose
  }

  /// Returns the velocity of the pose while the fingers move with a velocity, in points per second.
  func poseVelocity(
    of picture: Picture, in layout: ViewerLayout, moving velocity: Vector
  ) -> Pose {
    let limits = layout.zoomLimits(of: picture)
    if case .pinching(let pinch) = action {
      let pose = pose(of: picture, in: layout)
      return PinchAway.velocity(
        of: pose, about: focus, scaling: pinch.relativeScaleVelocity, moving: velocity,
        at: limits.scale(of: pose))
    }
    guard let conditions else { return .zero }
    let grabbed = grabbedPose(of: picture, in: layout)
    if conditions.isZoomed {
      let panVelocity = limits.velocity(
        of: grabbed.outline.center - layout.center, pulledBy: share.pan,
        at: limits.scale(of: grabbed),
        with: velocity)
      return Pose.zero.moved(by: panVelocity)
    }
    guard !share.changesPage else { return .zero }
    return dragAway.velocity(
      dragging: grabbed, from: grabPoint, by: share.dismiss, with: velocity)
  }

  /// Returns whether a release with a velocity closes the photograph.
  func closes(with velocity: Vector) -> Bool {
    dragAway.commits(after: share.dismiss, with: velocity)
  }

  /// Returns the pose in which it was grabbed.
  func grabbedPose(of picture: Picture, in layout: ViewerLayout) -> Pose {
    let fit = layout.fit(picture)
    return (fit + difference).withMinimumSize(at: fit)
  }

  private var dragAway: DragAway { DragAway(height: height) }
}
