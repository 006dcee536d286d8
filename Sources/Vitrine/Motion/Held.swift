extension Motion {
  /// A place where something stays.
  public struct Rest: Equatable, Sendable {
    /// The place, in the unit of the motion.
    public let position: Double
  }

  /// A place in somebody's hand, and the velocity of the hand: what a release or a new target takes over.
  public struct Held: Equatable, Sendable {
    /// The place and the velocity of the hand.
    public let state: State
  }
}
