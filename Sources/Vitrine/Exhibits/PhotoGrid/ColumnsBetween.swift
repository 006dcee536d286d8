/// A number of columns between two neighbouring stops, which are drawn as layers; see ``GridZoom``.
struct ColumnsBetween {
  /// The layouts of fewer and of more columns.
  let layouts: [GridArrangement]
  /// The progress from the stop of fewer columns, 0, to that of more, 1. Beyond the ends it is outside of that.
  let progress: Double
  /// The opacity of the layer of fewer columns. It fades in the middle half of the way.
  let cover: Double
  /// The distances from the top of the focus to the top of the cell below it in both layouts, and as both layers draw it, in points.
  private let pitches: (fewer: Double, more: Double)
  private let pitch: Double
  private let isMagnified: Bool

  /// Creates a real number of columns between those of two layouts, with a cell at which both coincide.
  init(_ columns: Double, _ layouts: [GridArrangement], focus: Int, isMagnified: Bool) {
    (self.layouts, self.isMagnified) = (layouts, isMagnified)
    let least = 1 / Double(layouts[0].columns)
    progress = (least - 1 / columns) / (least - 1 / Double(layouts[1].columns))
    let faded = (2 * progress - 0.5).clamped(to: 0...1)
    cover = 1 - faded * faded * (3 - 2 * faded)
    pitches = (layouts[0].pitch(of: focus), layouts[1].pitch(of: focus))
    pitch = pitches.fewer + (pitches.more - pitches.fewer) * progress
  }

  /// Returns the scale of a layer: 0 for that of fewer columns, 1 for that of more.
  func scale(of layer: Int) -> Double {
    isMagnified ? pitch / (layer == 0 ? pitches.fewer : pitches.more) : 1
  }
}
