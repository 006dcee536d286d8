extension PhotoViewerModel {
  /// Fills `scene` with the shown photograph and those beside it; see ``ExhibitModel/draw(at:into:)``.
  public func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    guard !pages.isClosed else { return }
    let instant = time.isTime ? pages.clock.instant(time) : now
    let motion = instant.motion
    let pose = pages.pose(at: motion)
    scene.extent = pages.layout.screen
    scene.sceneOpacity = pages.crossFade.opacity(at: motion).clamped(to: 0...1)
    scene.backdrop = pose.backdrop.clamped(to: 0...1)
    scene.controls = pose.controls.clamped(to: 0...1) * controls.opacity(at: motion)
    scene.isMoving = pages.isMoving(at: instant) || motion < controls.restTime
    scene.wakeAt = wakeTime
    pages.append(pose, to: &scene, at: motion)
  }

  /// Returns the pose of an item's photograph at a time, in seconds, even if it is beside the screen; nil if it has no page.
  public func pose(of item: Int, at time: Double) -> Pose? {
    guard !pages.isClosed else { return nil }
    let motion = time.isTime ? pages.clock.motion(at: max(now.real, time)) : now.motion
    return pages.pose(of: item, at: motion)
  }
}

extension ViewerPages {
  /// Returns the pose of an item's photograph on the screen, at a motion time; nil if it has no page.
  func pose(of item: Int, at motion: Double) -> Pose? {
    let page = photos.page(of: item)
    guard let photo = photos.photo(on: page), photo.item == item else { return nil }
    let pose = page == 0 ? pose(at: motion) : layout.pose(of: photo, at: motion)
    return pose.moved(
      by: Vector(x: row.offset(of: page, shiftedBy: shift.position(at: motion)), y: 0))
  }

  /// Appends the shown photograph, in a pose, and those beside it to a scene: at most three, of which two may be invisible.
  func append(_ pose: Pose, to scene: inout ExhibitScene, at motion: Double) {
    let shift = shift.position(at: motion)
    let row = row
    let nearest = row.nearest(shiftedBy: shift)
    for page in nearest - 1...nearest + 1 where page != 0 {
      guard isMounted(page, of: row, shiftedBy: shift), let other = photos.photo(on: page)
      else { continue }
      var beside = layout.pose(of: other, at: motion)
      beside.opacity *= beside.visibility(beside: pose)
      scene.placements.append(
        layout.placement(of: other, in: beside, x: row.offset(of: page, shiftedBy: shift)))
    }
    if abs(nearest) < 2 { appendShown(pose, to: &scene, at: motion, shiftedBy: shift) }
    scene.target = shown.item
    scene.current = photos.photo(on: nearest)?.item ?? shown.item
    scene.position = Double(shown.item) + row.position(shiftedBy: shift)
  }

  /// Returns whether a page beside the shown photograph is drawn. An invisible page is drawn in advance, but not before the
  /// photograph has arrived, nor while two photographs cross-fade.
  private func isMounted(_ page: Int, of row: PhotoRow, shiftedBy shift: Double) -> Bool {
    guard case nil = photos.fading else { return false }
    return photos.isTaken(page) || (hasArrived && destination == .screen)
      || row.shows(page, shiftedBy: shift)
  }

  /// Appends the shown photograph, and the one that fades out in its place.
  private func appendShown(
    _ pose: Pose, to scene: inout ExhibitScene, at motion: Double, shiftedBy shift: Double
  ) {
    var (pose, share) = (pose, replacement.position(at: motion))
    if let fading = photos.fading, share < 1 {
      var old = layout.pose(of: fading, at: motion)
      old.opacity *= (1 - share) * old.visibility(beside: pose)
      scene.placements.append(layout.placement(of: fading, in: old, x: shift))
    }
    share = share.clamped(to: 0...1)
    pose.opacity *= share
    scene.placements.append(layout.placement(of: shown, in: pose, x: shift))
  }
}
