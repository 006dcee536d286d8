/// The gestures that a model allows; the recognizer gets them at the press.
///
/// Recognizers know no models; this is all they need to know of one.
public struct GestureLimits: Equatable, Sendable {
  /// The directions in which a drag may begin.
  public var directions: Directions
  /// Whether the content moves, so that touching it catches it and a tap does nothing more.
  public var catchesOnly: Bool
  /// Whether two fingers that spread or close pinch it; else they only drag it.
  public var pinches: Bool

  /// What a gesture may become.
  public init(directions: Directions, catchesOnly: Bool = false, pinches: Bool = false) {
    self.directions = directions
    self.catchesOnly = catchesOnly
    self.pinches = pinches
  }

  /// Directions in which something can be dragged.
  public struct Directions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// The set with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The pointer goes to the left.
    public static let left = Directions(rawValue: 1)
    /// The pointer goes to the right.
    public static let right = Directions(rawValue: 2)
    /// The pointer goes upwards.
    public static let up = Directions(rawValue: 4)
    /// The pointer goes downwards.
    public static let down = Directions(rawValue: 8)
    /// To the left and to the right.
    public static let horizontal = Directions(rawValue: 3)
    /// Upwards and downwards.
    public static let vertical = Directions(rawValue: 12)
    /// Anywhere.
    public static let all = Directions(rawValue: 15)

    /// Whether a movement from rest by `offset` may become a drag.
    ///
    /// The axis is the one along which the pointer went farther; a tie goes to the vertical one, to the page's scrolling.
    func allow(_ offset: Vector) -> Bool {
      let isSideways = abs(offset.x) > abs(offset.y)
      return contains(isSideways ? (offset.x < 0 ? .left : .right) : offset.y < 0 ? .up : .down)
    }
  }
}
