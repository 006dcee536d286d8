/// Scenes and poses of a grid.
extension PhotoGridModel {
  /// Fills `scene` with the mounted cells; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    scene.clear()
    scene.dimensions = layout.dimensions
    scene.prefetch = prefetch.items
    let window = viewport.window
    let mounted = layout.mounted(in: window, lead: scroll.lead(in: layout))
    scene.wakeAt = scroll.restDeadline
    scene.holdsPictures = scroll.holdsPictures
    scene.scrubPosition = layout.scrubPosition(at: window.y)
    scene.scrubEnd = layout.scrubPosition(at: layout.lastTop(of: window))
    scene.isJustified = layout.isJustified
    let layers = zoom.layers(at: time, over: layout, options)
    if let grid = layout.sectioned {
      describe(grid, in: &scene)
      if let layers {
        draw(headingsOf: layers, at: time, into: &scene)
      } else {
        drawHeadings(at: time, into: &scene)
      }
    }
    scene.isMoving = moves.isMoving(at: time)
    let response = moves.response(at: time)
    moves.drawRemoved(response, columns: layout.columns, layers, into: &scene.removed)
    if let layers {
      scene.isMoving = scene.isMoving || zoom.isMoving(at: time)
      scene.wakeAt = zoom.deadline ?? scroll.restDeadline
      return draw(layers, response, into: &scene)
    }
    layout.forEachFrame(of: moves.drawn(beside: mounted)) { item, frame in
      scene.placements.append(placement(of: item, at: frame, in: layout, response))
    }
  }

  /// Returns the cells and headings as they are drawn, for a change of the layout; nil if nothing is drawn.
  func drawnCells(at time: Double) -> DrawnCells? {
    guard layout.count > 0 || moves.isMoving(at: time) else { return nil }
    let response = moves.response(at: time)
    let items = moves.drawn(beside: layout.mounted(in: viewport.window))
    let seen = zoom.layers(at: time, over: layout, options)?.seen[0]
    return DrawnCells(items, of: layout, in: viewport.window) { number in
      var look = moves.look(of: number, response, in: seen?.layout ?? layout) ?? CellFlight.Look()
      if let seen, number >= 0 {
        look.difference =
          placement(of: number, in: seen, at: time).frame - layout.frame(of: number)
        look.velocity = look.velocity * seen.layer.scale
      } else if let heading = zoomedHeading(of: ~number, at: time) {
        look.difference = heading - layout.frame(ofSection: ~number)
      }
      return look
    }
  }

  /// Returns an item's cell as it is drawn at a time, in seconds, in points from the top left of the grid.
  func placement(of item: Int, at time: Double) -> Placement {
    let seen = zoom.layers(at: time, over: layout, options)?.seen[0]
    return placement(of: item, in: seen, at: time)
  }

  /// Returns an item's cell as a layer of the grid draws it at a time, in seconds, in points from the top left of the grid; nil stands for
  /// the grid at rest.
  func placement(of item: Int, in seen: SeenLayer?, at time: Double) -> Placement {
    let (layout, response) = (seen?.layout ?? layout, moves.response(at: time))
    let place = seen?.layoutFrame(of: item) ?? layout.frame(of: item)
    let placement = placement(of: item, at: place, in: layout, response)
    return seen.map { placement.drawn(in: $0.layer) } ?? placement
  }

  private func placement(
    of item: Int, at place: Frame, in layout: GridArrangement,
    _ response: DifferenceResponses.Response?
  ) -> Placement {
    guard let look = moves.look(of: item, response, in: layout) else {
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
    isFast(at: frame(of: item, at: time).center, time)
  }

  /// Returns the frame of a cell as it is drawn, in points from the top left of the grid.
  func frame(of item: Int, at time: Double) -> Frame { placement(of: item, at: time).frame }

  /// Adds the cells of both layers. Those of the layer of fewer columns are copies, in the lap 1, and so is the cell in front, in the lap 2.
  private func draw(
    _ layers: GridZoom.Layers, _ response: DifferenceResponses.Response?,
    into scene: inout ExhibitScene
  ) {
    let (fewer, more, front) = (layers.fewer, layers.more, layers.front)
    scene.layers.append(more)
    scene.layers.append(fewer)
    let hidden = response.map { CellMoves.hiddenShare($0, under: fewer.opacity) } ?? 0
    // The sides of the layer that covers, in points of the layout in the rear.
    let left = (fewer.position.x - more.position.x) / more.scale
    let right = left + layout.cells.width * fewer.scale / more.scale
    for (index, layer) in [more, fewer].enumerated() where layer.opacity > 0 {
      let layout = layers.layouts[1 - index]
      let items = moves.drawn(beside: layout.visible(in: viewport.window, of: layer))
      layout.forEachFrame(of: items) { item, frame in
        guard index == 0 || item != front?.item else { return }
        var placement = placement(of: item, at: frame, in: layout, response)
        placement.lap = index
        if index == 0, hidden > 0 {
          placement.opacity *= 1 - hidden * placement.frame.share(from: left, to: right)
        }
        scene.placements.append(placement)
      }
    }
    if let front {
      var placement = placement(
        of: front.item, at: fewer.undrawn(front.frame), in: layers.layouts[0], response)
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
      let difference = moves.look(of: ~section, response, in: layout)?.difference ?? .zero
      scene.headings.append(
        Heading(section: section, frame: frame + difference, unit: scene.unit))
    }
  }

  private func opacity(of item: Int) -> Double {
    item == viewed && !options.reducesMotion ? 0 : 1
  }
}

extension Frame {
  /// Returns the share of its width that is between two sides, from 0 to 1.
  fileprivate func share(from left: Double, to right: Double) -> Double {
    width > 0 ? ((min(maxX, right) - max(x, left)) / width).clamped(to: 0...1) : 0
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
