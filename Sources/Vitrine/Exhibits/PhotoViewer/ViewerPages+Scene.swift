/// The scene of a viewer: the shown photograph, those beside it, and those that fade out.
extension ViewerPages {
  /// Returns the pose of an item's photograph on the screen, at a motion time; nil if it has no page.
  func pose(of item: Int, at motion: Double) -> Pose? {
    let page = photos.page(of: item)
    guard let photo = photos.photo(on: page), photo.item == item else { return nil }
    let pose = page == 0 ? pose(at: motion) : layout.pose(of: photo, at: motion)
    return pose.moved(
      by: Vector(x: row.offset(of: page, shiftedBy: shift.position(at: motion)), y: 0))
  }

  /// Appends the shown photograph, in a pose, and those beside it to a scene: at most three, of which two may be invisible, and
  /// those that fade out.
  func append(_ pose: Pose, to scene: inout ExhibitScene, at motion: Double) {
    let shift = shift.position(at: motion)
    let row = row
    let nearest = row.nearest(shiftedBy: shift)
    for page in nearest - 1...nearest + 1 where page != 0 {
      guard isMounted(page, of: row, at: motion, shiftedBy: shift),
        let other = photos.photo(on: page)
      else { continue }
      append(other, beside: pose, to: &scene, at: motion, shiftedBy: shift)
    }
    for other in photos.fading where other.isFading(at: motion) {
      append(other, beside: pose, to: &scene, at: motion, shiftedBy: shift)
    }
    if abs(nearest) < 2 {
      var pose = pose
      pose.opacity *= shown.fade.opacity(at: motion)
      scene.placements.append(layout.placement(of: shown, in: pose, x: shift))
    }
    scene.target = shown.item
    scene.current = photos.photo(on: nearest)?.item ?? shown.item
    scene.position = Double(shown.item) + row.position(shiftedBy: shift)
  }

  /// Returns whether a page beside the shown photograph is drawn. An invisible page is drawn in advance, but not before the
  /// photograph has arrived, nor while photographs cross-fade.
  private func isMounted(
    _ page: Int, of row: PhotoRow, at motion: Double, shiftedBy shift: Double
  ) -> Bool {
    if photos.isTaken(page) { return true }
    return !photos.isFading(at: motion)
      && (hasArrived && destination == .screen || row.shows(page, shiftedBy: shift))
  }

  /// Appends a photograph other than the shown one; the shown one is drawn in a pose.
  private func append(
    _ other: Photo, beside pose: Pose, to scene: inout ExhibitScene, at motion: Double,
    shiftedBy shift: Double
  ) {
    var beside = layout.pose(of: other, at: motion)
    beside.opacity *= other.fade.opacity(at: motion)
    // Out of view its opacity stays the same, so that a host has nothing to write in the frames of a drag.
    if row.shows(other.page, shiftedBy: shift) { beside.opacity *= beside.visibility(beside: pose) }
    scene.placements.append(
      layout.placement(of: other, in: beside, x: row.offset(of: other.page, shiftedBy: shift)))
  }
}
