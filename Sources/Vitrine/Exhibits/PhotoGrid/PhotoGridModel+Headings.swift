/// The headings of a grid whose columns change.
extension PhotoGridModel {
  /// Adds the headings of both layers in the places where they are drawn. If both layouts have sections of the same unit, each heading is
  /// drawn once, and moves from its place in one layer to that in the other as the one fades. Otherwise those of both fade.
  func draw(headingsOf layers: GridZoom.Layers, into scene: inout ExhibitScene) {
    let parts = [
      LayerHeadings(layers.fewer, layers.layouts[0], in: viewport.window),
      LayerHeadings(layers.more, layers.layouts[1], in: viewport.window),
    ]
    let cover = layers.fewer.opacity
    guard scene.headingHeight > 0 else { return }
    if parts[0].unit == parts[1].unit {
      let first = min(parts[0].sections.lowerBound, parts[1].sections.lowerBound)
      for section in first..<max(parts[0].sections.upperBound, parts[1].sections.upperBound) {
        let frame = parts[1].frame(of: section, under: parts[0], cover: cover)
        guard frame.height > 0 else { continue }
        scene.headings.append(Heading(section: section, frame: frame, unit: parts[0].unit))
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
    let fewer = LayerHeadings(layers.fewer, layers.layouts[0], in: viewport.window)
    let more = LayerHeadings(layers.more, layers.layouts[1], in: viewport.window)
    if fewer.unit == more.unit {
      return more.frame(of: section, under: fewer, cover: layers.fewer.opacity)
    }
    return (fewer.unit == layout.sectioned?.unit ? fewer : more).frame(of: section)
  }
}

/// The sections of a layer that are in the window.
private struct LayerHeadings {
  let sections: Range<Int>
  let unit: SectionUnit
  private let layer: GridLayer
  private let layout: GridArrangement

  init(_ layer: GridLayer, _ layout: GridArrangement, in window: Frame) {
    (self.layer, self.layout) = (layer, layout)
    let items = layout.visible(in: window, of: layer)
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
    let drawn = layer.drawn(frame)
    return Frame(x: 0, y: drawn.y, width: frame.width, height: drawn.height)
  }

  /// Returns the frame of a section on its way from this layer to that in another one, which covers it with an opacity.
  func frame(of section: Int, under other: LayerHeadings, cover: Double) -> Frame {
    let (fewer, more) = (other.frame(of: section), frame(of: section))
    return more + (fewer - more) * cover
  }
}
