extension Motion {
  /// A position at which a finger holds something. A release or a new target continues with the velocity of the finger.
  public struct HeldMotion: Equatable, Sendable {
    /// The position, and the velocity of the finger.
    public let state: State
  }
}
