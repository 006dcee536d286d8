extension Strip {
  /// The point at which items rest.
  ///
  /// It is nested, because SwiftUI has an `Alignment`.
  public enum Alignment: Int32, Sendable {
    /// At the start of the viewport.
    case start
    /// In the middle of the viewport.
    case center
    /// At the end of the viewport.
    case end

    /// The fraction of a length before the alignment point.
    var fraction: Double {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
  }

  /// The distance of the alignment line from the start of the viewport, in points.
  public var alignmentLine: Double { viewport * alignment.fraction }

  /// Returns the offset at the start of the viewport while another one is on the alignment line.
  func viewportStart(at offset: Double) -> Double { offset - alignmentLine }
}
