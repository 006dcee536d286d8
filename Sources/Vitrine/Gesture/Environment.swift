extension Event {
  /// The preferences of the person and the system, and the resolution of the screen.
  ///
  /// Nested because SwiftUI owns `Environment`.
  public struct Environment: Equatable, Sendable {
    /// Whether lines run from the right to the left, and with them columns and arrow keys.
    public var isRightToLeft: Bool
    /// Whether cross-fades replace movement.
    public var reducesMotion: Bool
    /// Device pixels per point.
    public var displayScale: Double

    /// Preferences; the values left out are those of most people.
    public init(
      isRightToLeft: Bool = false, reducesMotion: Bool = false, displayScale: Double = 1
    ) {
      self.isRightToLeft = isRightToLeft
      self.reducesMotion = reducesMotion
      self.displayScale = displayScale
      self = sanitized
    }

    /// The least and the greatest number of pixels per point: browsers zoom to between a quarter and five times, and screens
    /// have up to four.
    private static let displayScales = 0.1...100.0

    /// The same with a display scale within its limits; 1 if it is not positive and finite.
    var sanitized: Environment {
      var environment = self
      environment.displayScale =
        displayScale.isReal && displayScale > 0
        ? displayScale.clamped(to: Self.displayScales) : 1
      return environment
    }
  }
}
