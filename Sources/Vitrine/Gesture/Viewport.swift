/// The place in which an exhibit is seen.
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

  /// A viewport.
  public init(dimensions: Dimensions, origin: Vector, window: Frame) {
    self.dimensions = dimensions
    self.origin = origin
    self.window = window
  }

  /// An exhibit that covers the whole screen.
  public init(screen: Dimensions) {
    self.init(
      dimensions: screen, origin: .zero,
      window: Frame(x: 0, y: 0, width: screen.width, height: screen.height))
  }

  /// Nothing is seen yet.
  public static let zero = Viewport(screen: .zero)

  /// Numbers that can be laid out in: see ``Dimensions/sanitized`` for sizes; places that are not finite count as 0.
  var sanitized: Viewport {
    Viewport(
      dimensions: dimensions.sanitized, origin: Vector(x: origin.x.place, y: origin.y.place),
      window: window.sanitized)
  }

  /// The frame, given in the exhibit's coordinates, on the screen.
  func onScreen(_ frame: Frame) -> Frame { frame.moved(by: origin) }
}
