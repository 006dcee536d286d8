/// The visible area of an exhibit.
///
/// ```
///   screen                        window, in the exhibit's own coordinates
///  +-----------------------+
///  | header                |
///  |-----------------------| <- the window begins below what covers the exhibit
///  |   exhibit             |
///  |   . . . . . . . .     |    origin: where the exhibit's top left is on the screen;
///  |   . . . . . . . .     |    negative once it is scrolled away
///  +-----------------------+
/// ```
///
/// ```swift
/// let screen = Dimensions(width: 390, height: 844)
/// let whole = Viewport(screen: screen)
/// let belowAHeader = Viewport(
///   dimensions: Dimensions(width: 390, height: 4000), origin: Vector(x: 0, y: -1200),
///   window: Frame(x: 0, y: 1264, width: 390, height: 780))
/// ```
public struct Viewport: Equatable, Sendable {
  /// The exhibit's own size, in points.
  public var dimensions: Dimensions
  /// The top-left corner of the exhibit on the screen, in points.
  public var origin: Vector
  /// The part of the exhibit that is on the screen and not covered, in the exhibit's own coordinates.
  public var window: Frame
  /// The number of points of the screen per point of the exhibit. It differs from 1 if an ancestor of the exhibit is scaled.
  public var scale: Double

  /// Creates a viewport.
  public init(dimensions: Dimensions, origin: Vector, window: Frame, scale: Double = 1) {
    self.dimensions = dimensions
    self.origin = origin
    self.window = window
    self.scale = scale
  }

  /// Creates the viewport of an exhibit that covers the whole screen.
  public init(screen: Dimensions) {
    self.init(
      dimensions: screen, origin: .zero,
      window: Frame(x: 0, y: 0, width: screen.width, height: screen.height))
  }

  /// An empty viewport.
  public static let zero = Viewport(screen: .zero)

  /// The viewport with usable numbers. Sizes are limited as in ``Dimensions/sanitized``, coordinates that are not finite become
  /// 0, and a scale that is not positive becomes 1.
  var sanitized: Viewport {
    Viewport(
      dimensions: dimensions.sanitized,
      origin: Vector(x: origin.x.coordinate, y: origin.y.coordinate),
      window: window.sanitized,
      scale: scale.orOne.clamped(to: Self.scales))
  }

  /// Returns a frame in the exhibit's coordinates on the screen.
  func onScreen(_ frame: Frame) -> Frame { (frame * scale).moved(by: origin) }

  /// The range of the scale.
  package static let scales = 0.001...1000
}
