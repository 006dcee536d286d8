/// Scenes and poses of a grid.
extension PhotoGridModel {
  /// Fills `scene` with the mounted cells; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    scene.dimensions = layout.dimensions
    scene.prefetch = prefetch.items
    let window = viewport.window
    let mounted = layout.mounted(in: window)
    scene.scrubPosition = layout.scrubPosition(at: window.y)
    scene.scrubEnd = layout.scrubPosition(at: layout.lastTop(of: window))
    if let grid = layout.sectioned { draw(grid, mounted, into: &scene) }
    for item in mounted {
      scene.placements.append(
        Placement(item: item, frame: layout.frame(of: item), opacity: opacity(of: item)))
    }
  }

  /// Returns the position to which a scrubber moves by a section; see ``GridArrangement/scrubPosition(beside:step:end:)``.
  package func scrubPosition(movedBy step: Int) -> Double {
    let window = viewport.window
    return layout.scrubPosition(
      beside: layout.scrubPosition(at: window.y), step: step,
      end: layout.scrubPosition(at: layout.lastTop(of: window)))
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

  /// Adds the sections of the mounted cells.
  private func draw(_ grid: SectionedGrid, _ mounted: Range<Int>, into scene: inout ExhibitScene) {
    let sections = grid.sections
    scene.unit = grid.unit
    scene.headingHeight = grid.heading
    scene.section = sections.section(of: Int(scene.scrubPosition))
    guard grid.heading > 0, let first = mounted.first, let last = mounted.last else { return }
    for section in sections.section(of: first)...sections.section(of: last) {
      let frame = grid.frame(ofSection: section)
      if frame.height > 0 { scene.headings.append(Heading(section: section, frame: frame)) }
    }
  }

  private func opacity(of item: Int) -> Double {
    item == viewed && !options.reducesMotion ? 0 : 1
  }
}
