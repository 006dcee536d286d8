/// The rest of a motion that a host can play to its end without asking again, because the same items are drawn until then.
///
/// A browser hands it to its compositor, so that the motion goes on while the page is busy. An event ends it: then the scene
/// is asked for, as in every other frame.
public struct CompositorMotion: Equatable, Sendable {
  /// When it begins, in seconds.
  public let start: Double
  /// When it comes to rest, or when other items are drawn, in seconds.
  public let end: Double
  /// When the scene must be asked for nevertheless, since more than the motion changes then; the end at the latest.
  public internal(set) var wakeAt: Double

  init(from start: Double, to end: Double) {
    (self.start, self.end, self.wakeAt) = (start, end, end)
  }

  /// How many times the items of a motion are compared with those at its beginning.
  package static let comparisons = 40

  /// The time of a comparison, in seconds. Motions are quickest at first, so the first ones are the closest.
  package func time(of comparison: Int) -> Double {
    let share = Double(comparison) / Double(Self.comparisons)
    return min(end, start + share * share * (end - start))
  }
}
