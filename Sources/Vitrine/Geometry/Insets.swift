/// The lengths that are cut from the sides of a frame, in points.
///
/// ```swift
/// let outer = Frame(x: 0, y: 0, width: 300, height: 200)
/// let inner = Frame(x: 50, y: 0, width: 200, height: 200)
/// assert(Insets(from: outer, to: inner) == Insets(top: 0, right: 50, bottom: 0, left: 50))
/// ```
public struct Insets: Equatable, Sendable {
  /// The length cut from the top.
  public var top: Double
  /// The length cut from the right.
  public var right: Double
  /// The length cut from the bottom.
  public var bottom: Double
  /// The length cut from the left.
  public var left: Double

  /// Creates insets, clockwise from the top, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Insets that cut nothing.
  public static let zero = Insets(top: 0, right: 0, bottom: 0, left: 0)

  /// Creates the insets that leave `inner` of `outer`. They are never negative, and never cut more than there is.
  public init(from outer: Frame, to inner: Frame) {
    self.init(
      top: max(0, inner.y - outer.y), right: max(0, outer.maxX - inner.maxX),
      bottom: max(0, outer.maxY - inner.maxY), left: max(0, inner.x - outer.x))
    self = confined(to: outer.dimensions)
  }

  /// Returns the insets, cutting at most the whole box. Rounding can make insets a little too large.
  func confined(to box: Dimensions) -> Insets {
    let (top, left) = (min(top, box.height), min(left, box.width))
    return Insets(
      top: top, right: min(right, box.width - left), bottom: min(bottom, box.height - top),
      left: left)
  }

  /// Returns the insets divided by `divisor`.
  public static func / (a: Insets, divisor: Double) -> Insets {
    Insets(
      top: a.top / divisor, right: a.right / divisor, bottom: a.bottom / divisor,
      left: a.left / divisor)
  }
}
