/// How far a finger has moved the photographs of a ``PhotoCollection`` on their way to another arrangement.
///
/// ```swift
/// let half = PhotoCollectionScrub(to: .deck, progress: 0.5)
/// ```
public struct PhotoCollectionScrub: Equatable, Sendable {
  /// The arrangement to which the photographs move.
  public var arrangement: PhotoArrangement
  /// The share of the way: 0 is the present arrangement, 1 the other one. Beyond them a rubber band resists. A number that is not finite
  /// changes nothing.
  public var progress: Double

  /// Creates a position on the way to an arrangement.
  /// - Parameters:
  ///   - arrangement: The arrangement to which the photographs move.
  ///   - progress: The share of the way, from 0 to 1.
  public init(to arrangement: PhotoArrangement, progress: Double) {
    self.arrangement = arrangement
    self.progress = progress
  }
}
