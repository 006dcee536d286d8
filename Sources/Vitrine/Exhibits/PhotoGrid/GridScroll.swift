/// The visible part of a grid. The host scrolls it natively, and the grid asks the host to scroll.
struct GridScroll: Equatable, Sendable {
  /// The visible part: where the grid has asked the host to scroll, until the host says where it has scrolled.
  private(set) var viewport = Viewport.zero

  /// Notes where the host has scrolled.
  mutating func setViewport(_ new: Viewport) { viewport = new }

  /// Returns the distance of a cell below the top of the window, in points.
  func top(of item: Int, in layout: GridLayout) -> Double {
    layout.frame(of: item).y - viewport.window.y
  }

  /// Scrolls until the whole cell is visible; see ``GridLayout/distance(showing:in:margin:)``.
  mutating func reveal(
    _ item: Int, of layout: GridLayout, margin: Double = 0, announcing signals: inout SignalQueue
  ) {
    guard layout.width > 0, item < layout.count else { return }
    scroll(
      by: layout.distance(showing: item, in: viewport.window, margin: margin),
      announcing: &signals)
  }

  /// Scrolls until the distance of a cell below the top of the window is `top`, in points.
  mutating func keep(
    _ item: Int, at top: Double, in layout: GridLayout, announcing signals: inout SignalQueue
  ) {
    scroll(by: self.top(of: item, in: layout) - top, announcing: &signals)
  }

  /// Asks the host to scroll by a distance in points of the grid, and continues as if it had. The next `viewport` event reports
  /// how far it could scroll.
  private mutating func scroll(by distance: Double, announcing signals: inout SignalQueue) {
    guard abs(distance) >= Rounding.measured else { return }
    viewport.window.y += distance
    viewport.origin.y -= distance * viewport.scale
    signals.append(.scroll(by: distance))
  }
}
