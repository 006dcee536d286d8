import Vitrine

/// The frame of a carousel's view in the page. A new size waits until the engine receives it.
struct ViewFrame {
  /// The top left corner of the strip, in global coordinates.
  private(set) var origin = Vector.zero
  /// The size that the engine has received, in points; nil before the first one.
  private(set) var laidOutSize: Dimensions?
  /// A size that the engine gets with the next drawing, in points.
  private var pendingSize: Dimensions?

  /// The size that the engine has received, in points; zero before the first one.
  var size: Dimensions { laidOutSize ?? .zero }

  /// The frame of the strip in global coordinates, in points.
  var frame: Frame { Frame(x: origin.x, y: origin.y, width: size.width, height: size.height) }

  /// The size of the last layout, in points; nil before the first one.
  var latestSize: Dimensions? { pendingSize ?? laidOutSize }

  /// Whether the view has an area, or has not been laid out.
  var isVisible: Bool { laidOutSize.map { $0.width > 0 && $0.height > 0 } ?? true }

  /// Records the corner of the strip.
  mutating func move(to origin: Vector) { self.origin = origin }

  /// Records a new size. It waits for ``takeSize()``.
  mutating func resize(to size: Dimensions) { pendingSize = size }

  /// Returns the size that has waited, for the engine; nil if there is none.
  mutating func takeSize() -> Dimensions? {
    guard let new = pendingSize else { return nil }
    (pendingSize, laidOutSize) = (nil, new)
    return new
  }
}
