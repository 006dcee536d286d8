/// Where the first row of a grid stays while the columns change: at the top of the grid, or of the window if that is further down.
///
/// ```
///   top of the window  ---------------------------
///                      gap: a rubber band
///                      +---+ +---+ +---+ +---+        first row
///                      | 0 | | 1 | | 2 | | 3 |
///                      above the focus
///                      | 8 | | 9 | ...                row of the focus, under the fingers as long as there is no gap
/// ```
/// Without it, smaller photographs about fingers in the middle of the window would leave paper above the first row.
struct GridTopEdge: Equatable, Sendable {
  /// The height of the edge, in points from the top of the grid.
  private var height = 0.0
  /// The resistance of the gap.
  private var band = RubberBand(dimension: 0)
  /// The distance from where the focus is drawn to where it would be without the edge, while fingers hold it, in points.
  private var tension = 0.0

  /// Creates the edge of a grid that does not zoom.
  init() {}

  /// Creates the edge in a window.
  init(of window: Frame) {
    height = max(0, window.y)
    band = RubberBand(dimension: Self.reach * window.height)
  }

  /// Returns the height at which a point is drawn, in points from the top of the grid.
  /// - Parameters:
  ///   - raw: Its height without the edge.
  ///   - above: The height of the rows above it as they are drawn, in points.
  func height(of raw: Double, below above: Double) -> Double {
    let gap = raw - above - height
    return gap > 0 ? raw - gap + band.offset(for: gap) : raw
  }

  /// Returns the height without the edge of a point that fingers hold at a height.
  func rawHeight(for height: Double) -> Double { height + tension }

  /// Notes how far the edge holds the focus back while fingers catch it: the drawn height minus the raw one.
  mutating func hold(_ distance: Double) { tension = -distance }

  /// Moves it with a window that has scrolled.
  mutating func scroll(by distance: Double) { height += distance }

  /// The limit of the gap, as a share of the window. Chosen by eye.
  private static var reach: Double { 0.1 }
}
