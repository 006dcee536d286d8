/// The flight of a cell to its place in a grid: the difference to it, which decays to zero.
///
/// Its frame keeps its picture filled. On the way between a square and a whole photograph, the crop opens or closes:
///
/// ```
///   +-----+            +-------+            +---------+
///   |     |            |       |            |         |
///   | ... |  . . .     | ..... | . .        | ....... |     the whole photograph is laid out once,
///   |     |            |       |            +---------+     and scaled and cropped
///   +-----+            +-------+
/// ```
struct CellFlight: Equatable, Sendable {
  /// The look of a cell, relative to its place.
  struct Look {
    /// The difference to its place, in points.
    var difference = Frame.zero
    /// The change of the difference per second.
    var velocity = Frame.zero
    var opacity = 1.0
    /// The size in which its photograph is laid out, in points; nil for that of its place.
    var box: Dimensions?
  }

  /// The number of the cell; see ``DrawnCells``.
  let number: Int
  private var difference = Frame.zero
  private var change = Frame.zero
  /// The share of the opacity that is missing at the start.
  private var missing = 0.0
  private let box: Dimensions?

  /// Creates the flight of a cell from where it was drawn; nil if it does not move, or if nobody sees it.
  ///
  /// A cell that was not drawn, or far from the window, fades in at its place.
  /// - Parameters:
  ///   - cell: The cell as it was drawn; nil if it was not.
  ///   - place: Its new frame, in points from the top left of the window.
  ///   - isWhole: Whether its place shows the whole photograph, not a square.
  ///   - height: The height of the window, in points.
  init?(
    _ number: Int, from cell: DrawnCells.Cell?, to place: Frame, isWhole: Bool,
    inWindowOf height: Double
  ) {
    self.number = number
    // A square does not know the ratio of its photograph, which another square does not need.
    box = isWhole || cell?.box.ratio == 1 ? nil : cell?.box
    let isVisible = place.isWithin(0, ofWindow: height)
    if let cell, cell.place.isWithin(height, ofWindow: height) {
      guard isVisible || cell.place.isWithin(0, ofWindow: height) else { return nil }
      difference = cell.place - place
      (change, missing) = (cell.look.velocity, 1 - cell.look.opacity)
      guard difference.length >= Rounding.computed || change != .zero || missing > 0 else {
        return nil
      }
    } else {
      guard isVisible else { return nil }
      missing = 1
    }
  }

  /// Returns the look at an instant, in a layout whose cells are larger than those of the new place by a scale.
  func look(_ response: DifferenceResponses.Response, scale: Double) -> Look {
    let (a, b) = (response.a, response.b)
    return Look(
      difference: (difference * a.displacement + change * b.displacement) * scale,
      velocity: (difference * a.velocity + change * b.velocity) * scale,
      opacity: 1 - missing * a.displacement, box: box)
  }

  /// The largest numbers of the difference and of its change, in points. The smallest visible difference of opacity counts as the smallest
  /// visible distance. The height of a section is not seen, only its heading.
  var magnitudes: (distance: Double, velocity: Double) {
    guard number >= 0 else { return (difference.origin.length, change.origin.length) }
    let least = Motion.Tolerance.points.distance
    return (max(difference.length, missing * least / Pose.minimumShade), change.length)
  }
}

extension Placement {
  /// Creates the placement of an item's cell with a look, relative to its place.
  init(item: Int, place: Frame, _ look: CellFlight.Look, opacity: Double) {
    let (visible, box) = (place + look.difference, look.box ?? place.dimensions)
    let whole = visible.filling(ratio: box.ratio)
    let isCropped = (whole - visible).length >= Rounding.computed
    self.init(
      item: item, box: box, outline: isCropped ? whole : visible, visible: visible, radii: .zero,
      opacity: opacity * look.opacity)
  }
}

extension Placement {
  /// Returns the placement in the grid of one in a layer.
  func drawn(in layer: GridLayer) -> Placement {
    var drawn = self
    drawn.position = layer.position + position * layer.scale
    drawn.scale *= layer.scale
    return drawn
  }

  /// Returns the placement in a layer of one in the grid.
  func undrawn(in layer: GridLayer) -> Placement {
    var undrawn = self
    undrawn.position = (position - layer.position) * (1 / layer.scale)
    undrawn.scale /= layer.scale
    return undrawn
  }
}

extension Frame {
  /// Returns whether a part of it is in a window, or at most a distance above or below, in points.
  func isWithin(_ distance: Double, ofWindow height: Double) -> Bool {
    maxY > -distance && y < height + distance
  }

  /// The length of a difference of frames: of the way of its corner, or of the change of its sides.
  fileprivate var length: Double {
    max(origin.length, Vector(x: width, y: height).length)
  }
}
