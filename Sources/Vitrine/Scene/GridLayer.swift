/// A layer of a grid whose columns change: a whole layout, magnified.
///
/// ```
///   layout of 3 columns        the layer in the grid
///   +---+ +---+ +---+          position
///   | 0 | | 1 | | 2 |            o--+ +--+ +--+
///   +---+ +---+ +---+   scale    |0 | |1 | |2 |
/// ```
public struct GridLayer: Equatable, Sendable {
  /// The number of columns of the layout.
  public let columns: Int
  /// The side of a cell of the layout, in points.
  public let cell: Double
  /// The scale of the layout, about its top-left corner.
  public let scale: Double
  /// The top-left corner of the layout, in points from the top left of the grid.
  public let position: Vector
  /// The opacity, from 0, invisible, to 1, opaque.
  public let opacity: Double

  /// Returns a frame of the layout in the grid.
  func drawn(_ frame: Frame) -> Frame { (frame * scale).moved(by: position) }

  /// Returns the frame of the layout that is drawn as a frame in the grid.
  func undrawn(_ frame: Frame) -> Frame { frame.moved(by: position * -1) * (1 / scale) }
}
