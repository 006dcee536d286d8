extension PhotoViewerModel {
  /// Fills `scene` with the shown photograph and those beside it; see ``ExhibitModel/draw(at:into:)``.
  public func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    guard !pages.isClosed else { return }
    let instant = time.isTime ? pages.shift.clock.instant(time) : now
    let motion = instant.motion
    let pose = pages.pose(at: motion)
    scene.dimensions = pages.layout.screen
    scene.sceneOpacity = pages.shift.fade.opacity(at: motion).clamped(to: 0...1)
    scene.backdrop = pose.backdrop.clamped(to: 0...1)
    scene.controls = pose.controls.clamped(to: 0...1) * controls.opacity(at: motion)
    scene.isMoving = pages.isMoving(at: instant) || motion < controls.restTime
    scene.wakeAt = wakeTime
    pages.append(pose, to: &scene, at: motion)
  }

  /// Returns the pose of an item's photograph at a time, in seconds, even if it is beside the screen; nil if it has no page.
  public func pose(of item: Int, at time: Double) -> Pose? {
    let isItem = item >= 0 && (item == pages.item || item < pages.photos.count)
    guard !pages.isClosed, isItem else { return nil }
    let motion = time.isTime ? pages.shift.clock.motion(at: max(now.real, time)) : now.motion
    return pages.pose(of: item, at: motion)
  }
}
