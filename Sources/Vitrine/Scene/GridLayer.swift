/// One of the two layers that a grid draws while its number of columns changes. One of them has fewer columns, the other one more.
///
/// A layer is a whole layout, scaled so that squares have the same size in both layers:
///
/// ```
///   layout of 3 columns        the layer in the grid
///   +---+ +---+ +---+          position
///   | 0 | | 1 | | 2 |            o--+ +--+ +--+
///   +---+ +---+ +---+   scale    |0 | |1 | |2 |
/// ```
public struct GridLayer: Equatable, Sendable {
  /// The number of columns in the layout.
  public let columns: Int
  /// The factor by which the layout is scaled, about its top-left corner. Between two stops, the layer of fewer
  /// columns is scaled down, and the other one up.
  public let scale: Double
  /// The top-left corner of the scaled layout, in points from the top left of the grid.
  public let position: Vector
  /// The opacity of the layer, from 0, invisible, to 1, opaque.
  public let opacity: Double

  /// Returns where a frame of the layout is drawn, in points from the top left of the grid.
  func drawn(_ frame: Frame) -> Frame { (frame * scale).moved(by: position) }

  /// Returns the frame of the layout that is drawn at a frame of the grid: the inverse of ``drawn(_:)``.
  func undrawn(_ frame: Frame) -> Frame { frame.moved(by: position * -1) * (1 / scale) }
}
