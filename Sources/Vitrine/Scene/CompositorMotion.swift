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

extension CompositorMotion {
  /// The maximum number of keyframes of a motion. A flight over a large screen needs about 80.
  public static let maximumKeyframes = 202

  /// Replaces `times` with the times of the keyframes, in seconds, from the start to the end.
  ///
  /// ```
  ///  position
  ///   |          .--o------o   o  a keyframe, where the engine says
  ///   |     o--'               -  the straight line that a compositor draws to the next one
  ///   |   /
  ///   |  o
  ///   | /
  ///   |o________________________ time
  /// ```
  /// A line is at most a quarter of a point from the motion. Only a motion too quick for ``maximumKeyframes`` is less exact.
  ///
  /// - Parameters:
  ///   - times: The array that is filled. Its storage is used again.
  ///   - deviation: Returns the largest distance between the motion and the line between two times, in points, at ``shares`` of
  ///     the time between them.
  func writeKeyframes(
    into times: inout [Double], deviation: (_ from: Double, _ to: Double) -> Double
  ) {
    let longest = (end - start) / Self.minimumParts
    var (time, step) = (start, longest)
    times.removeAll(keepingCapacity: true)
    times.append(start)
    while time < end {
      let shortest = shortestStep(from: time, after: times.count)
      while step > shortest, deviation(time, min(time + step, end)) > Self.maximumDeviation {
        step = step / 2
      }
      step = max(step, shortest)
      // Rounding could leave a last line without a duration. Near the end, times are too coarse for short steps.
      time = time + step > time && time + step * 1.01 < end ? time + step : end
      times.append(time)
      step = min(step * 2, longest)
    }
  }

  /// Returns the minimum duration of a line after a number of keyframes, so that there are not too many, in seconds. Motions
  /// are quickest at the start, so the first half of the keyframes may have any distance.
  private func shortestStep(from time: Double, after count: Int) -> Double {
    let left = Self.maximumKeyframes - 1 - count
    guard count > Self.maximumKeyframes / 2 else { return (end - start) / Self.maximumParts }
    return (end - time) / Double(max(1, left))
  }

  /// The shares of a line at which it is compared with the motion. A motion that overshoots can cross the middle of a line, but
  /// not both of these points.
  static var shares: (Double, Double) { (1.0 / 3, 2.0 / 3) }

  /// The maximum deviation at these shares, in points. A curve that is this far from its line at a third of it is at most a
  /// quarter of a point away.
  private static let maximumDeviation = 0.2

  /// The minimum number of lines, so that an event in the middle of a line is not missed.
  private static let minimumParts = 8.0

  /// The maximum number of lines: the shortest line of a flight takes a fifth of a millisecond.
  private static let maximumParts = 4000.0
}
