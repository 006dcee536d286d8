/// The activity of a viewer, and what follows from its state.
extension ViewerPages {
  /// The activity of the viewer.
  enum Phase: Equatable, Sendable {
    case closed
    /// It rests on the full screen.
    case resting
    /// It moves by itself. Photographs fly or fade, or the row moves.
    case moving(to: Flight.End)
    /// A wheel scrolls the row, or pans a magnified photograph while the row stays.
    case wheeling(PageWheel)
    /// Something holds the photograph. It goes to `to` if the release decides nothing else.
    case dragging(PhotoDrag, to: Flight.End)
  }

  /// The present.
  var now: Instant { clock.now }

  /// The shown photograph.
  var shown: Photo { photos.shown }

  /// The shown item; nil while the viewer is closed, and -1 if it is gone.
  var item: Int? { isClosed ? nil : shown.item }

  /// Whether nothing is open or moving.
  var isClosed: Bool { if case .closed = phase { true } else { false } }

  /// The end to which the photograph moves, or at which it rests.
  var destination: Flight.End {
    switch phase {
    case .closed: .source
    case .resting, .wheeling: .screen
    case .moving(let end), .dragging(_, let end): end
    }
  }

  /// The drag; nil while nothing holds the photograph.
  var drag: PhotoDrag? { if case .dragging(let drag, _) = phase { drag } else { nil } }

  /// Whether something holds the photograph.
  var isHeld: Bool { if case .dragging = phase { true } else { false } }

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
