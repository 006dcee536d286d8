/// The activity of a viewer, and what follows from its state.
extension ViewerPages {
  /// The present.
  var now: Instant { shift.now }

  /// The shown photograph.
  var shown: Photo { photos.shown }

  /// The end to which the photograph moves, or at which it rests.
  var destination: Flight.End { open.destination }

  /// Whether nothing is open or moving.
  var isClosed: Bool { open.item == nil }

  /// Whether it rests on the full screen.
  var isOpenAtRest: Bool { shift.isResting && destination == .screen }

  /// The drag; nil while nothing holds the photograph.
  var drag: PhotoDrag? { shift.drag?.details }

  /// Whether something holds the photograph.
  var isHeld: Bool { shift.isHeld }

  /// The row of pages, relative to the shown photograph.
  var row: PhotoRow { layout.row(photos.pages) }

  /// Whether a sideways drag can change the page.
  var canChangePage: Bool { destination == .screen && photos.pages.count > 1 }

  /// The limits of magnifying the shown photograph.
  var zoomLimits: ZoomLimits { layout.zoomLimits(of: shown.picture) }

  /// Returns the pose of the shown photograph at a motion time, on its own page.
  func pose(at time: Double) -> Pose {
    if let drag { return drag.pose(of: shown.picture, in: layout) }
    return layout.pose(of: shown, at: time)
  }
}
