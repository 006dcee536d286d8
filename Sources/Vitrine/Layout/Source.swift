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

  /// Whether a picture can fly there.
  public var isUsable: Bool {
    frame.isFinite && frame.width > 0 && frame.height > 0 && radii.isFinite && focus.isFinite
  }
}
