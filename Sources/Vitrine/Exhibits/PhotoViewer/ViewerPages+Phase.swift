/// The activity of a viewer, and what follows from its state.
extension ViewerPages {
  /// The present.
  var now: Instant { shift.now }

  /// The shown photograph.
  var shown: Photo { photos.shown }

  /// The shown item; nil while the viewer is closed, and -1 if it is gone.
  var item: Int? { isClosed ? nil : shown.item }

  /// Whether nothing is open or moving.
  var isClosed: Bool { shift.isResting && destination == .source }

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
