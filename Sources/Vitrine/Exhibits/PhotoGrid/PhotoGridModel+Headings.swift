/// The headings of a grid whose columns change.
extension PhotoGridModel {
  /// Adds the headings of both layers in the places where they are drawn. If both layouts have sections of the same unit, each heading is
  /// drawn once: in the layer that people see better, and it is invisible while they see both. One that is in the same place in both layers,
  /// such as the one at the top of the window, stays visible. Those of different units fade with their layers.
  func draw(
    headingsOf layers: GridZoom.Layers, at time: Double, into scene: inout ExhibitScene
  ) {
    let parts = headings(of: layers, at: time)
    let cover = layers.fewer.opacity
    guard scene.headingHeight > 0 else { return }
    if parts[0].unit == parts[1].unit {
      let first = min(parts[0].sections.lowerBound, parts[1].sections.lowerBound)
      for section in first..<max(parts[0].sections.upperBound, parts[1].sections.upperBound) {
        let (frame, opacity) = parts[1].heading(
          of: section, under: parts[0], cover: cover, in: viewport.window, scene.headingHeight)
        guard frame.height > 0 else { continue }
        scene.headings.append(
          Heading(section: section, frame: frame, unit: parts[0].unit, opacity: opacity))
      }
      return
    }
    for (part, opacity) in [(parts[0], cover), (parts[1], 1 - cover)] where opacity > 0 {
      for section in part.sections {
        let frame = part.frame(of: section)
        guard frame.height > 0 else { continue }
        scene.headings.append(
          Heading(section: section, frame: frame, unit: part.unit, opacity: opacity))
      }
    }
  }

  /// Returns the frame of a section of the grid as it is drawn while the columns change; nil at rest.
  func zoomedHeading(of section: Int, at time: Double) -> Frame? {
    guard let layers = zoom.layers(at: time, over: layout, options) else { return nil }
    let parts = headings(of: layers, at: time)
    let (fewer, more) = (parts[0], parts[1])
    if fewer.unit == more.unit {
      return more.heading(
        of: section, under: fewer, cover: layers.fewer.opacity, in: viewport.window,
        options.heading
      ).frame
    }
    return (fewer.unit == layout.sectioned?.unit ? fewer : more).frame(of: section)
  }

  private func headings(of layers: GridZoom.Layers, at time: Double) -> [LayerHeadings] {
    let flights = HeadingFlights(moves: moves, response: moves.response(at: time))
    return [
      LayerHeadings(layers.fewer, layers.layouts[0], flights, in: viewport.window),
      LayerHeadings(layers.more, layers.layouts[1], flights, in: viewport.window),
    ]
  }
}

/// The flights of headings at an instant.
private struct HeadingFlights {
  let moves: CellMoves
  let response: DifferenceResponses.Response?

  /// Returns the difference of a section to its place in a layout.
  func difference(of section: Int, in layout: GridArrangement) -> Frame {
    moves.look(of: ~section, response, in: layout)?.difference ?? .zero
  }
}

/// The sections of a layer that are in the window.
private struct LayerHeadings {
  let sections: Range<Int>
  let unit: SectionUnit
  private let layer: GridLayer
  private let layout: GridArrangement
  private let flights: HeadingFlights

  init(_ layer: GridLayer, _ layout: GridArrangement, _ flights: HeadingFlights, in window: Frame) {
    (self.layer, self.layout, self.flights) = (layer, layout, flights)
    let items = flights.moves.drawn(beside: layout.visible(in: window, of: layer))
    unit = layout.sectioned?.unit ?? .day
    guard let all = layout.sections, let first = items.first, let last = items.last else {
      sections = 0..<0
      return
    }
    sections = all.section(of: first)..<all.section(of: last) + 1
  }

  /// Returns the frame of a section as the layer draws it, as wide as the grid.
  func frame(of section: Int) -> Frame {
    let frame = layout.frame(ofSection: section)
    let drawn = layer.drawn(frame + flights.difference(of: section, in: layout))
    return Frame(x: 0, y: drawn.y, width: frame.width, height: drawn.height)
  }

  /// Returns the frame of a section of this layer and of another one that covers it with an opacity, and the opacity of its heading.
  func heading(
    of section: Int, under other: LayerHeadings, cover: Double, in window: Frame, _ height: Double
  ) -> (frame: Frame, opacity: Double) {
    let (fewer, more) = (other.frame(of: section), frame(of: section))
    // A heading sticks to the top of the window.
    let distance = abs(max(fewer.y, window.y) - max(more.y, window.y))
    let share = height > 0 ? 1 - min(1, distance / height) : 0
    let (seen, between) = (cover > 0.5 ? fewer : more, more + (fewer - more) * cover)
    return (seen + (between - seen) * share, max(share, abs(2 * cover - 1)))
  }
}
