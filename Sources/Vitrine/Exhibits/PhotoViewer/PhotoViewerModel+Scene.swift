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

  /// Returns whether the photograph closes and looks at a time, in seconds, as if it were in its place on the page already.
  ///
  /// Then a person means the page by a press beside the photograph.
  package func looksClosed(at time: Double) -> Bool {
    let flight = pages.shown.flight
    guard !isOpen, !pages.isClosed, !pages.isHeld, flight.reference == .source, time.isTime else {
      return false
    }
    let remainder = flight.remainder(at: pages.shift.clock.motion(at: time))
    return remainder.backdrop < Self.minimumBackdrop
      && remainder.visible.center.length < Self.visibleDistance
  }

  /// A backdrop of less opacity is invisible.
  private static var minimumBackdrop: Double { 0.02 }
  /// A photograph whose middle is nearer to that of its place, in points, seems to be there.
  private static var visibleDistance: Double { 10 }

  /// Returns the pose of an item's photograph at a time, in seconds, even if it is beside the screen; nil if it has no page.
  public func pose(of item: Int, at time: Double) -> Pose? {
    let isItem = item >= 0 && (item == pages.open.item || item < pages.photos.count)
    guard !pages.isClosed, isItem else { return nil }
    let motion = time.isTime ? pages.shift.clock.motion(at: max(now.real, time)) : now.motion
    return pages.pose(of: item, at: motion)
  }
}
