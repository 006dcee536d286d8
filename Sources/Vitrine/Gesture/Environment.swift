extension Event {
  /// The preferences of the person and the system, and the resolution of the screen.
  ///
  /// It is nested, because SwiftUI has an `Environment`.
  ///
  /// ```swift
  /// var carousel = CarouselModel()
  /// carousel.handle(Event(at: 0, .environment(Event.Environment(isRightToLeft: true, displayScale: 3))))
  /// ```
  public struct Environment: Equatable, Sendable {
    /// Whether lines, columns and arrow keys run from right to left.
    public var isRightToLeft: Bool
    /// Whether cross-fades replace movement.
    public var reducesMotion: Bool
    /// The number of device pixels per point.
    public var displayScale: Double

    /// Creates preferences. The default values are those of most people.
    public init(
      isRightToLeft: Bool = false, reducesMotion: Bool = false, displayScale: Double = 1
    ) {
      self.isRightToLeft = isRightToLeft
      self.reducesMotion = reducesMotion
      self.displayScale = displayScale
      self = sanitized
    }

    /// The range of pixels per point. Browsers zoom to between a quarter and five times, and screens have up to four pixels per
    /// point.
    private static let displayScales = 0.1...100.0

    /// The environment with its display scale within the limits; 1 if it is not finite and positive.
    var sanitized: Environment {
      var environment = self
      environment.displayScale = displayScale.orOne.clamped(to: Self.displayScales)
      return environment
    }
  }
}
