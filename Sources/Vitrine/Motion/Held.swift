extension Motion {
  /// A position at which something stays.
  public struct Rest: Equatable, Sendable {
    /// The position, in the unit of the motion.
    public let position: Double
  }

  /// A position that a hand holds, and the velocity of the hand, which a release or a new target takes over.
  public struct Held: Equatable, Sendable {
    /// The position and the velocity of the hand.
    public let state: State
  }
}
