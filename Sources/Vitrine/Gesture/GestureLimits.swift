/// The gestures that a model allows; the recognizer gets them at the press.
///
/// A recognizer does not depend on a model. This is all that it needs from one.
///
/// ```swift
/// let rowInAPage = GestureLimits(directions: .horizontal)
/// let photograph = GestureLimits(directions: .all, pinches: true)
/// ```
public struct GestureLimits: Equatable, Sendable {
  /// The directions in which a drag may begin.
  public var directions: Directions
  /// Whether the content moves, so that a touch catches it and a tap does nothing else.
  public var catchesOnly: Bool
  /// Whether two fingers can pinch it; otherwise they only drag it.
  public var pinches: Bool

  /// Creates the limits of a gesture.
  public init(directions: Directions, catchesOnly: Bool = false, pinches: Bool = false) {
    self.directions = directions
    self.catchesOnly = catchesOnly
    self.pinches = pinches
  }

  /// Directions of a drag.
  public struct Directions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// The set with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the left.
    public static let left = Directions(rawValue: 1)
    /// To the right.
    public static let right = Directions(rawValue: 2)
    /// Upwards.
    public static let up = Directions(rawValue: 4)
    /// Downwards.
    public static let down = Directions(rawValue: 8)
    /// To the left and to the right.
    public static let horizontal = Directions(rawValue: 3)
    /// Upwards and downwards.
    public static let vertical = Directions(rawValue: 12)
    /// In every direction.
    public static let all = Directions(rawValue: 15)

    /// Returns whether a movement from rest by `offset` may become a drag.
    ///
    /// The larger component decides about the axis. If both are equal, the axis is vertical, which is that of the page's
    /// scrolling.
    func allow(_ offset: Vector) -> Bool {
      let isSideways = abs(offset.x) > abs(offset.y)
      return contains(isSideways ? (offset.x < 0 ? .left : .right) : offset.y < 0 ? .up : .down)
    }
  }
}
