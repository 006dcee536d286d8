import Vitrine

/// The panel with the details of the open photograph.
extension PhotoViewerDriver {
  /// Opens the panel, or closes it. Without an open photograph nothing happens.
  func toggleDetails() { setDetails(isOpen: !panel.isOpen) }

  /// Opens or closes the panel.
  func setDetails(isOpen: Bool) {
    guard photo != nil else { return }
    panel.setOpen(isOpen, animated: animatesDetails, at: latest(exhibit.now))
    exhibit.refresh()
  }

  /// Handles a finger on the panel. Positions are relative to the place of the open panel.
  func handleDetails(_ pointer: Pointer, at time: Double) -> Response {
    let response = panel.handle(
      pointer, animated: animatesDetails, at: latest(time), shown: exhibit.shown ?? time)
    exhibit.refresh()
    return response
  }

  /// Sets the edge at which the panel lies.
  func setEdge(_ edge: PanelEdge) { panel.edge = edge }

  /// Publishes the state of the panel at a time. It closes with the photograph, and requests frames while it moves.
  func drawDetails(at time: Double) {
    if photo == nil, panel.isOpen { panel.setOpen(false, animated: false, at: time) }
    publish(panel.isOpen, as: \.areDetailsOpen)
    publish(!panel.isClosed(at: time), as: \.showsDetails)
    publish(panel.share(at: time), as: \.detailsShare)
    if panel.isMoving(at: time) { exhibit.refresh() }
  }

  private var animatesDetails: Bool { !exhibit.environment.reducesMotion }

  /// A time that is not before that of the frame on screen.
  private func latest(_ time: Double) -> Double { max(time, exhibit.shown ?? time) }
}
