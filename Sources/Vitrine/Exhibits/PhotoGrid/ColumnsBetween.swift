/// A number of columns between two neighbouring stops, which are drawn as layers; see ``GridZoom``.
struct ColumnsBetween {
  /// The layouts of fewer and of more columns.
  let layouts: [GridArrangement]
  /// The progress from the stop of fewer columns, 0, to that of more, 1.
  private let progress: Double
  /// The opacity of the layer of fewer columns. It fades in the middle half of the way.
  let cover: Double
  /// The scale of both layers beyond the first and the last stop; 1 between two stops.
  private let stretch: Double
  /// The distance from one column to the next, in points, before the stretch.
  private let pitch: Double
  private let isMagnified: Bool

  /// Creates a real number of columns between those of two layouts.
  init(_ columns: Double, _ layouts: [GridArrangement], isMagnified: Bool) {
    (self.layouts, self.isMagnified) = (layouts, isMagnified)
    let (fewest, most) = (Double(layouts[0].columns), Double(layouts[1].columns))
    let within = columns.clamped(to: fewest...most)
    stretch = within / columns
    progress = (1 / fewest - 1 / within) / (1 / fewest - 1 / most)
    let faded = (2 * progress - 0.5).clamped(to: 0...1)
    cover = 1 - faded * faded * (3 - 2 * faded)
    let pitches = (layouts[0].cells.pitch, layouts[1].cells.pitch)
    pitch = pitches.0 + (pitches.1 - pitches.0) * progress
  }

  /// Returns the scale of a layer.
  /// - Parameter layer: 0 for that of fewer columns, 1 for that of more.
  func scale(of layer: Int) -> Double {
    isMagnified ? stretch * pitch / layouts[layer].cells.pitch : 1
  }

  /// Returns the left edge of a layer, in points from that of the grid. The edges at which rows begin are at the same place in both layers.
  /// Beyond the first and the last stop, the middle of the grid stays.
  func left(of layer: Int) -> Double {
    guard isMagnified else { return 0 }
    let (fewer, more) = (layouts[0].rowStart, layouts[1].rowStart)
    let middle = layouts[layer].cells.width / 2
    let start = middle + (fewer + (more - fewer) * progress - middle) * stretch
    return start - scale(of: layer) * (layer == 0 ? fewer : more)
  }
}
