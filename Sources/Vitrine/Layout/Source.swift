/// The place of an item on the page: where a flight to full screen begins and ends.
///
/// A value, never a reference to the exhibit that owns the place, so that every exhibit can open the viewer.
public struct Source: Equatable, Sendable {
  /// The frame on the screen, in points.
  public var frame: Frame
  /// How round its corners are, in points.
  public var radii: CornerRadii
  /// Which part of the picture it shows when it crops: (0, 0) its top left, (0.5, 0.5) its middle.
  public var focus: Vector

  /// A place on the page.
  public init(frame: Frame, radii: CornerRadii = .zero, focus: Vector = Vector(x: 0.5, y: 0.5)) {
    self.frame = frame
    self.radii = radii
    self.focus = focus
  }

  /// Whether a picture can fly there: whether it has a length in both directions, and all its numbers are finite.
  public var isUsable: Bool {
    frame.isFinite && frame.width >= Limit.leastLength && frame.height >= Limit.leastLength
      && radii.isFinite && focus.isFinite
  }

  /// The same place within the limits; nil for one to which nothing can fly.
  var sanitized: Source? {
    guard isUsable else { return nil }
    return Source(
      frame: frame.sanitized, radii: radii.sanitized,
      focus: Vector(x: focus.x.clamped(to: 0...1), y: focus.y.clamped(to: 0...1)))
  }
}
