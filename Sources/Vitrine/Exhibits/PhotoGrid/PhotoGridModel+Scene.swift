/// Scenes and poses of a grid.
extension PhotoGridModel {
  /// Fills `scene` with the mounted cells; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    scene.dimensions = layout.dimensions
    scene.prefetch = prefetch.items
    let window = viewport.window
    let mounted = layout.mounted(in: window)
    scene.wakeAt = scroll.restDeadline
    scene.scrubPosition = layout.scrubPosition(at: window.y)
    scene.scrubEnd = layout.scrubPosition(at: layout.lastTop(of: window))
    scene.isWhole = !layout.isJustified && options.showsWhole(columns: layout.columns)
    let layers = zoom.layers(at: time, over: layout, options)
    if let grid = layout.sectioned {
      describe(grid, in: &scene)
      if let layers {
        draw(headingsOf: layers, into: &scene)
      } else {
        drawHeadings(at: time, into: &scene)
      }
    }
    if let layers {
      scene.isMoving = zoom.isMoving(at: time)
      scene.wakeAt = zoom.deadline ?? scroll.restDeadline
      return draw(layers, into: &scene)
    }
    scene.isMoving = moves.isMoving(at: time)
    let response = moves.response(at: time)
    layout.forEachFrame(of: moves.drawn(beside: mounted)) { item, frame in
      scene.placements.append(placement(of: item, in: frame, response))
    }
  }

  /// Returns the cells and headings as they are drawn, for a change of the layout; nil without cells.
  func drawnCells(at time: Double) -> DrawnCells? {
    guard layout.count > 0 else { return nil }
    let response = moves.response(at: time)
    let items = moves.drawn(beside: layout.mounted(in: viewport.window))
    return DrawnCells(items, of: layout, in: viewport.window) { number in
      var look = moves.look(of: number, response) ?? CellFlight.Look()
      if zoom.isActive, number >= 0 {
        look.difference =
          zoom.frame(of: number, at: time, over: layout, options)
          - layout.frame(of: number)
      } else if let heading = zoomedHeading(of: ~number, at: time) {
        look.difference = heading - layout.frame(ofSection: ~number)
      }
      return look
    }
  }

  /// Returns an item's cell as it is drawn at a time, in seconds, in points from the top left of the grid.
  func placement(of item: Int, at time: Double) -> Placement {
    placement(
      of: item, in: zoom.frame(of: item, at: time, over: layout, options), moves.response(at: time))
  }

  private func placement(
    of item: Int, in place: Frame, _ response: DifferenceResponses.Response?
  ) -> Placement {
    guard let look = moves.look(of: item, response) else {
      return Placement(item: item, frame: place, opacity: opacity(of: item))
    }
    return Placement(item: item, place: place, look, opacity: opacity(of: item))
  }

  /// Returns the next number of columns at which the grid can rest after another one; the same one after the last.
  package func columnStop(after columns: Int) -> Int {
    ColumnStops(width: layout.cells.width, spacing: layout.cells.spacing, own: layout.columns)
      .around(Double(columns)).more
  }

  /// The minimum side of a cell at which the grid has its number of columns, in points. It is a little less than a cell, so that a width
  /// that differs by a scroll bar does not cost a column.
  package var minimumCell: Double {
    let (cells, range) = (layout.cells, Option.minCell.range)
    let side = (cells.width + cells.spacing) / (Double(cells.columns) + 0.3) - cells.spacing
    return side.clamped(to: range)
  }

  /// Returns whether people see whole photographs in square cells at a time, in seconds.
  package func showsWhole(at time: Double) -> Bool {
    guard !layout.isJustified else { return false }
    guard let layers = zoom.layers(at: time, over: layout, options) else {
      return options.showsWhole(columns: layout.columns)
    }
    return layers.seen[0].layer.isWhole
  }

  /// Returns the position to which a scrubber moves by a section; see ``GridArrangement/scrubPosition(beside:step:end:)``.
  package func scrubPosition(movedBy step: Int) -> Double {
    let window = viewport.window
    return layout.scrubPosition(
      beside: layout.scrubPosition(at: window.y), step: step,
      end: layout.scrubPosition(at: layout.lastTop(of: window)))
  }

  /// Returns the place of an item's picture on the screen, or of its cell; nil without such an item. The host scrolls the
  /// grid, so it moves only while cells fly or the columns change.
  public func source(of item: Int, at time: Double) -> Source? {
    guard (0..<layout.count).contains(item) else { return nil }
    let cell = viewport.onScreen(frame(of: item, at: time))
    guard item == viewed, let picture else { return Source(frame: cell) }
    return picture.drawn(at: cell.width, from: cell.origin)
  }

  /// Returns the pose of an item's cell on the screen; nil without such an item. The host scrolls the grid, so it moves only
  /// while cells fly or the columns change.
  public func pose(of item: Int, at time: Double) -> Pose? {
    guard (0..<layout.count).contains(item) else { return nil }
    return Pose(placement(of: item, at: time), in: viewport)
  }

  /// Returns whether a tap at a point, in points from the top left of the grid, only catches the cell that moves there at a time, in
  /// seconds, because that is too fast to aim at.
  func isFast(at point: Vector, _ time: Double) -> Bool {
    zoom.speed(at: point, time, over: layout, options) >= Motion.Decay.minimumVelocity
  }

  /// Returns whether a tap on an item only catches it; see ``isFast(at:_:)``.
  func isFast(_ item: Int, at time: Double) -> Bool {
    isFast(at: zoom.frame(of: item, at: time, over: layout, options).center, time)
  }

  /// Returns the frame of a cell as it is drawn, in points from the top left of the grid.
  func frame(of item: Int, at time: Double) -> Frame { placement(of: item, at: time).frame }

  /// Adds the cells of both layers. Those of the layer of fewer columns are copies, in the lap 1, and so is the cell in front, in the lap 2.
  private func draw(_ layers: GridZoom.Layers, into scene: inout ExhibitScene) {
    let (fewer, more) = (layers.fewer, layers.more)
    scene.layers.append(more)
    scene.layers.append(fewer)
    layers.layouts[1].forEachFrame(of: layers.layouts[1].visible(in: viewport.window, of: more)) {
      scene.placements.append(Placement(item: $0, frame: $1, opacity: opacity(of: $0)))
    }
    if fewer.opacity > 0 {
      let items = layers.layouts[0].visible(in: viewport.window, of: fewer)
      layers.layouts[0].forEachFrame(of: items) { item, frame in
        guard item != layers.front?.item else { return }
        var placement = Placement(item: item, frame: frame, opacity: opacity(of: item))
        placement.lap = 1
        scene.placements.append(placement)
      }
    }
    if let front = layers.front {
      var placement = Placement(
        item: front.item, frame: fewer.undrawn(front.frame), opacity: opacity(of: front.item))
      placement.lap = 2
      scene.placements.append(placement)
    }
  }

  /// Describes the sections of the grid.
  private func describe(_ grid: SectionedGrid, in scene: inout ExhibitScene) {
    scene.unit = grid.unit
    scene.headingHeight = grid.heading
    scene.section = grid.sections.section(of: Int(scene.scrubPosition))
  }

  /// Adds the headings of the mounted cells.
  private func drawHeadings(at time: Double, into scene: inout ExhibitScene) {
    let response = moves.response(at: time)
    for section in layout.sections(mountedIn: viewport.window) {
      let frame = layout.frame(ofSection: section)
      guard frame.height > 0 else { continue }
      let difference = moves.look(of: ~section, response)?.difference ?? .zero
      scene.headings.append(
        Heading(section: section, frame: frame + difference, unit: scene.unit))
    }
  }

  private func opacity(of item: Int) -> Double {
    item == viewed && !options.reducesMotion ? 0 : 1
  }
}

extension GridArrangement {
  /// Returns the items of a layer in a window, and a quarter of a window above and below it, where a native scroll may be already.
  func visible(in window: Frame, of layer: GridLayer) -> Range<Int> {
    let margin = window.height / 4
    let top = (window.y - margin - layer.position.y) / layer.scale
    let items = items(from: top, to: top + (window.height + 2 * margin) / layer.scale)
    return items.lowerBound..<min(items.upperBound, items.lowerBound + PhotoGridModel.mountLimit)
  }
}
