/// The remaining part of a motion that a host can play without drawing scenes, because the same items are drawn until its end.
///
/// A browser's compositor plays it, so it continues while the page is busy. An event ends it; then the host draws scenes again.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .count(5)))
/// assert(carousel.compositorMotion == nil)  // nothing moves
/// ```
public struct CompositorMotion: Equatable, Sendable {
  /// The start time, in seconds.
  public let start: Double
  /// The end time, in seconds: when the motion rests, or when other items are drawn.
  public let end: Double
  /// The time at which the host must draw the scene anyway, in seconds, because more than the motion changes then. It is at
  /// most the end.
  public internal(set) var wakeAt: Double

  init(from start: Double, to end: Double) {
    (self.start, self.end, self.wakeAt) = (start, end, end)
  }

  /// The number of times at which the items of a motion are compared with those at its start.
  package static let comparisons = 40

  /// Returns the time of a comparison, in seconds. Motions are quickest at the start, so the first comparisons are the closest.
  package func time(of comparison: Int) -> Double {
    let share = Double(comparison) / Double(Self.comparisons)
    return min(end, start + share * share * (end - start))
  }
}
