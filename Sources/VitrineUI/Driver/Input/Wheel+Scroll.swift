import Vitrine

extension Wheel {
  /// Creates a turn of the wheel from a scroll event of AppKit.
  /// - Parameters:
  ///   - delta: The event's scrolling delta, which moves the content.
  ///   - isPrecise: Whether the delta has points, as that of a trackpad; otherwise it has lines.
  init(scrolledBy delta: Vector, isPrecise: Bool) {
    self.init(delta: delta * (isPrecise ? -1 : -Self.line))
  }

  /// The height of a line, in points.
  private static var line: Double { 16 }
}
