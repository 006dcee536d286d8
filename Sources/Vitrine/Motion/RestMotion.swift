extension Motion {
  /// A position at which something stays.
  public struct RestMotion: Equatable, Sendable {
    /// The position, in the unit of the motion.
    public let position: Double
  }
}
