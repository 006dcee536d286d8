/// How much is cut from each side of a frame, in points.
public struct Insets: Equatable, Sendable {
  /// Cut from above.
  public var top: Double
  /// Cut from the right.
  public var right: Double
  /// Cut from below.
  public var bottom: Double
  /// Cut from the left.
  public var left: Double

  /// The insets of the four sides, clockwise from the top, in points.
  public init(top: Double, right: Double, bottom: Double, left: Double) {
    self.top = top
    self.right = right
    self.bottom = bottom
    self.left = left
  }

  /// Nothing is cut.
  public static let zero = Insets(top: 0, right: 0, bottom: 0, left: 0)

  /// What must be cut from `outer` so that `inner` remains; nothing is ever added, nor more cut than there is.
  public init(from outer: Frame, to inner: Frame) {
    self.init(
      top: max(0, inner.y - outer.y), right: max(0, outer.maxX - inner.maxX),
      bottom: max(0, outer.maxY - inner.maxY), left: max(0, inner.x - outer.x))
    self = confined(to: outer.dimensions)
  }

  /// No more than there is of a box: rounding may cut a little more.
  func confined(to box: Dimensions) -> Insets {
    let (top, left) = (min(top, box.height), min(left, box.width))
    return Insets(
      top: top, right: min(right, box.width - left), bottom: min(bottom, box.height - top),
      left: left)
  }

  /// Every inset divided by `divisor`.
  public static func / (a: Insets, divisor: Double) -> Insets {
    Insets(
      top: a.top / divisor, right: a.right / divisor, bottom: a.bottom / divisor,
      left: a.left / divisor)
  }
}
