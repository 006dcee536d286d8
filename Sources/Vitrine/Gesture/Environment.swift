extension Event {
  /// What the person and the system prefer, and how finely the screen draws.
  ///
  /// Nested because SwiftUI owns `Environment`.
  public struct Environment: Equatable, Sendable {
    /// Whether lines run from the right to the left, and with them columns and arrow keys.
    public var isRightToLeft: Bool
    /// Whether movement shall be replaced by cross-fades.
    public var reducesMotion: Bool
    /// Device pixels per point.
    public var displayScale: Double

    /// Preferences; the values left out are those of most people.
    public init(
      isRightToLeft: Bool = false, reducesMotion: Bool = false, displayScale: Double = 1
    ) {
      self.isRightToLeft = isRightToLeft
      self.reducesMotion = reducesMotion
      self.displayScale = displayScale.isReal && displayScale > 0 ? displayScale : 1
    }
  }
}
