/// The place of an item on the page, where a flight to full screen begins and ends.
///
/// It is a value, not a reference to its exhibit, so every exhibit can open the viewer.
///
/// ```swift
/// let cell = Source(frame: Frame(x: 16, y: 200, width: 118, height: 118), radii: CornerRadii(8))
/// var viewer = PhotoViewerModel()
/// viewer.handle(Event(at: 0, .source(cell)))
/// ```
public struct Source: Equatable, Sendable {
  /// The frame on the screen, in points.
  public var frame: Frame
  /// The corner radii, in points.
  public var radii: CornerRadii
  /// The part of the picture that is visible when it is cropped: (0, 0) its top left, (0.5, 0.5) its middle.
  public var focus: Vector

  /// Creates a place on the page.
  public init(frame: Frame, radii: CornerRadii = .zero, focus: Vector = Vector(x: 0.5, y: 0.5)) {
    self.frame = frame
    self.radii = radii
    self.focus = focus
  }

  /// Whether a picture can fly there: its width and height are at least the minimum length, and all numbers are finite.
  public var isUsable: Bool {
    frame.isFinite && frame.width >= Limit.minimumLength && frame.height >= Limit.minimumLength
      && radii.isFinite && focus.isFinite
  }

  /// Returns the source scaled by a factor, from another origin.
  func drawn(at scale: Double, from origin: Vector) -> Source {
    Source(
      frame: Frame(
        x: origin.x + frame.x * scale, y: origin.y + frame.y * scale,
        width: frame.width * scale, height: frame.height * scale),
      radii: radii * scale, focus: focus)
  }

  /// Returns the source relative to an origin, in units of `scale`; nil without a scale. ``drawn(at:from:)`` is the inverse.
  func relative(to origin: Vector, at scale: Double) -> Source? {
    scale > 0 ? drawn(at: 1 / scale, from: origin * (-1 / scale)) : nil
  }

  /// Returns the source moved by `offset`, for coordinates with another origin.
  package func moved(by offset: Vector) -> Source {
    Source(frame: frame.moved(by: offset), radii: radii, focus: focus)
  }

  /// The place with its numbers within the limits; nil if nothing can fly there.
  var sanitized: Source? {
    guard isUsable else { return nil }
    return Source(
      frame: frame.sanitized, radii: radii.sanitized,
      focus: Vector(x: focus.x.clamped(to: 0...1), y: focus.y.clamped(to: 0...1)))
  }
}
