/// How the layers of a zoom stay in their places in the window while the layout of the grid changes.
extension GridZoom {
  /// The grid before a change of its layout.
  struct Drawn {
    fileprivate let columns: Int
    fileprivate let width: Double
    /// The height of the focus at rest, in points from the top of the window.
    fileprivate let top: Double
    /// The top of the window, in points from the top of the grid.
    fileprivate let windowTop: Double
  }

  /// Returns the grid as it is drawn in a layout; nil at rest.
  func drawn(in layout: GridArrangement, _ viewport: Viewport) -> Drawn? {
    guard isActive else { return nil }
    return Drawn(
      columns: layout.columns, width: layout.cells.width,
      top: height(in: layout) - viewport.window.y, windowTop: viewport.window.y)
  }

  /// Follows an event that has changed the layout: the layers keep their places in the window. Another width or other columns end the
  /// zoom. At rest nothing happens.
  mutating func follow(
    _ change: Event.Kind, _ edit: Edit, from drawn: Drawn?, to layout: GridArrangement,
    _ viewport: Viewport, at time: Double, _ options: GridOptions
  ) {
    guard let drawn else { return }
    let isFitting = layout.columns == drawn.columns && layout.cells.width == drawn.width
    guard layout.count > 0, isFitting else { return end() }
    // If the host has scrolled, the layers have moved with the page.
    if case .viewport = change { return }
    renumber(edit)
    let moved = height(in: layout) - viewport.window.y - drawn.top
    follow(
      movedBy: moved, scrolledBy: viewport.window.y - drawn.windowTop, at: time, over: layout,
      options)
  }
}
