/// The area in which an exhibit is seen.
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
public struct Viewport: Equatable, Sendable {
  /// The exhibit's own size, in points.
  public var dimensions: Dimensions
  /// The exhibit's top-left corner on the screen, in points.
  public var origin: Vector
  /// The part of the exhibit's plane that the screen shows and nothing covers, in the exhibit's own coordinates.
  public var window: Frame
  /// How many points of the screen a point of the exhibit is: not 1 where something around the exhibit is scaled.
  public var scale: Double

  /// A viewport.
  public init(dimensions: Dimensions, origin: Vector, window: Frame, scale: Double = 1) {
    self.dimensions = dimensions
    self.origin = origin
    self.window = window
    self.scale = scale
  }

  /// An exhibit that covers the whole screen.
  public init(screen: Dimensions) {
    self.init(
      dimensions: screen, origin: .zero,
      window: Frame(x: 0, y: 0, width: screen.width, height: screen.height))
  }

  /// Nothing is seen yet.
  public static let zero = Viewport(screen: .zero)

  /// Numbers that can be laid out in: see ``Dimensions/sanitized`` for sizes; coordinates that are not finite count as 0, and a
  /// scale that is not positive as 1.
  var sanitized: Viewport {
    Viewport(
      dimensions: dimensions.sanitized,
      origin: Vector(x: origin.x.coordinate, y: origin.y.coordinate),
      window: window.sanitized,
      scale: scale.isReal && scale > 0 ? scale.clamped(to: Self.scales) : 1)
  }

  /// The frame, given in the exhibit's coordinates, on the screen.
  func onScreen(_ frame: Frame) -> Frame { (frame * scale).moved(by: origin) }

  private static let scales = 0.001...1000
}
