/// Scenes and poses of a grid.
extension PhotoGridModel {
  /// Fills `scene` with the mounted cells; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    scene.dimensions = layout.dimensions
    scene.prefetch = prefetch.items
    for item in layout.mounted(in: viewport.window) {
      scene.placements.append(
        Placement(item: item, frame: layout.frame(of: item), opacity: opacity(of: item)))
    }
  }

  /// Returns the place of an item's picture on the screen, or of its cell; nil without such an item. It is the same at any time,
  /// because the host scrolls the grid.
  public func source(of item: Int, at time: Double) -> Source? {
    guard (0..<layout.count).contains(item) else { return nil }
    let cell = viewport.onScreen(layout.frame(of: item))
    guard item == viewed, let picture else { return Source(frame: cell) }
    return picture.drawn(at: cell.width, from: cell.origin)
  }

  /// Returns the pose of an item's cell on the screen; nil without such an item. It is the same at any time, because the host
  /// scrolls the grid.
  public func pose(of item: Int, at time: Double) -> Pose? {
    guard (0..<layout.count).contains(item) else { return nil }
    return Pose(
      Placement(item: item, frame: layout.frame(of: item), opacity: opacity(of: item)), in: viewport
    )
  }

  private func opacity(of item: Int) -> Double {
    item == viewed && !options.reducesMotion ? 0 : 1
  }
}
