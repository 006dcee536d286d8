/// The flight of a cell to its place in a grid: the difference to it, which decays to zero.
struct CellFlight: Equatable, Sendable {
  /// The look of a cell, relative to its place.
  struct Look {
    /// The distance from its place, in points.
    var offset = Vector.zero
    /// The change of the distance per second.
    var velocity = Vector.zero
    var opacity = 1.0
  }

  /// The number of the cell; see ``DrawnCells``.
  let number: Int
  private var difference = Vector.zero
  private var change = Vector.zero
  /// The share of the opacity that is missing at the start.
  private var missing = 0.0

  /// Creates the flight of a cell from where it was drawn; nil if it does not move, or if nobody sees it.
  ///
  /// A cell that was not drawn, or far from the window, fades in at its place.
  /// - Parameters:
  ///   - cell: The cell as it was drawn; nil if it was not.
  ///   - place: Its new frame, in points from the top left of the window.
  ///   - height: The height of the window, in points.
  init?(_ number: Int, from cell: DrawnCells.Cell?, to place: Frame, inWindowOf height: Double) {
    self.number = number
    let isVisible = place.isWithin(0, ofWindow: height)
    if let cell, cell.place.isWithin(height, ofWindow: height) {
      guard isVisible || cell.place.isWithin(0, ofWindow: height) else { return nil }
      difference = cell.place.origin - place.origin
      (change, missing) = (cell.look.velocity, 1 - cell.look.opacity)
      guard difference.length >= Rounding.computed || change != .zero || missing > 0 else {
        return nil
      }
    } else {
      guard isVisible else { return nil }
      missing = 1
    }
  }

  /// Returns the look at an instant.
  func look(_ response: DifferenceResponses.Response) -> Look {
    let x = response.remainder(of: difference.x, changing: change.x)
    let y = response.remainder(of: difference.y, changing: change.y)
    return Look(
      offset: Vector(x: x.displacement, y: y.displacement),
      velocity: Vector(x: x.velocity, y: y.velocity),
      opacity: 1 - missing * response.a.displacement)
  }

  /// The largest numbers of the difference and of its change, in points. The smallest visible difference of opacity counts as the smallest
  /// visible distance.
  var magnitudes: (distance: Double, velocity: Double) {
    let least = Motion.Tolerance.points.distance
    return (max(difference.length, missing * least / Pose.minimumShade), change.length)
  }
}

extension Frame {
  /// Returns whether a part of it is in a window, or at most a distance above or below, in points.
  fileprivate func isWithin(_ distance: Double, ofWindow height: Double) -> Bool {
    maxY > -distance && y < height + distance
  }
}
