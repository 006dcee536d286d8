/// Keys that move a viewer.
extension ViewerPages {
  /// Handles a key; left and right are those of the screen.
  mutating func press(_ key: Key) {
    let onward = layout.environment.isRightToLeft ? -1 : 1
    let (scale, center) = (shown.zoom.scale, layout.center)
    guard !panIfZoomed(by: key) else { return }
    switch key {
    case .escape: go(to: .source)
    case .left: step(by: -onward)
    case .right: step(by: onward)
    case .home: showPage(of: 0, animated: true)
    case .end: showPage(of: photos.count - 1, animated: true)
    case .pageUp: step(by: -1)
    case .pageDown: step(by: 1)
    case .zoomIn: magnify(to: scale * 2, about: center)
    case .zoomOut: magnify(to: scale / 2, about: center)
    case .zoomFit: magnify(to: 1, about: center)
    case .up, .down, .stitch, .enter, .space: break
    }
  }

  /// Pans a zoomed photograph by an arrow, by a quarter of the screen and at most to its edge. Returns whether it did.
  private mutating func panIfZoomed(by key: Key) -> Bool {
    guard isZoomed else { return false }
    let screen = layout.screen
    switch key {
    case .left: return pan(by: Vector(x: screen.width / 4, y: 0))
    case .right: return pan(by: Vector(x: -screen.width / 4, y: 0))
    case .up: return pan(by: Vector(x: 0, y: screen.height / 4))
    case .down: return pan(by: Vector(x: 0, y: -screen.height / 4))
    default: return false
    }
  }
}
