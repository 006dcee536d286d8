import Vitrine

extension PhotoGridDriver {
  /// Sends the visible part of the grid and its position on the screen to the engine. A viewport that is not finite gives a
  /// warning and changes nothing.
  func sendViewport(_ viewport: Viewport) {
    guard viewport.dimensions.width.isFinite, viewport.window.isFinite else {
      return warnings.warn(
        "a photo grid cannot be \(viewport.dimensions.width) points wide; it keeps its previous layout. Give it a frame."
      )
    }
    if viewport.window.height > Self.maximumHeight, ids.count > PhotoGridModel.fullMountLimit {
      warnings.warn(
        "a photo grid in a vertical scroll view shows \(viewport.window.height) points of its rows at once, and creates views "
          + "for all of them. Give it a frame, or remove the scroll view around it: the grid scrolls by itself."
      )
    }
    setWidth(viewport.dimensions.width)
    exhibit.note(isVisible: isVisible)
    exhibit.update {
      exhibit.handle(.viewport(viewport))
      sendColumns()
      exhibit.drawNow()
    }
  }

  /// Whether the grid has a width, or there is nothing to show.
  var isVisible: Bool { width > 0 || ids.count == 0 || !showsCells }

  /// Warns that the grid is too narrow to show any photograph.
  func warnOfEmptySize() {
    warnings.warn(
      "a photo grid of \(ids.count) photographs is \(width) points wide, so no photograph is visible. Give it a frame."
    )
  }

  /// A height larger than any screen, in points.
  private static var maximumHeight: Double { 10_000 }

  /// Sets the options of the grid.
  func configure(_ new: ExhibitOptions) {
    var new = new
    // The default of the engine is that of a stitched row.
    if exhibit.options[.radius] != nil { new[.radius] = new[.radius] ?? 0 }
    let (cell, neededRatios) = (exhibit.options[.minCell], exhibit.options.needsRatios)
    guard exhibit.configure(new) else { return }
    if new[.minCell] != cell { keepColumns() }
    if new.needsRatios != neededRatios { updateRatios() }
    warnings.warn(of: new)
    viewer.configure(new)
    exhibit.drawNow()
  }

  /// Sets the preferences of the person and the system.
  func setEnvironment(_ new: Event.Environment) {
    guard exhibit.setEnvironment(new) else { return }
    viewer.exhibit.setEnvironment(new)
    exhibit.drawNow()
  }
}
