extension CompositorMotion {
  /// The most keyframes of a motion. A flight over a large screen needs about 80.
  public static let mostKeyframes = 202

  /// Replaces `times` with the times of the keyframes, in seconds, from the start to the end.
  ///
  /// ```
  ///  place
  ///   |          .--o------o   o  a keyframe, where the engine says
  ///   |     o--'               -  the straight line that a compositor draws to the next one
  ///   |   /
  ///   |  o
  ///   | /
  ///   |o________________________ time
  /// ```
  /// A line is at most a quarter of a point from the motion. Only a motion too quick for ``mostKeyframes`` is less exact.
  ///
  /// - Parameters:
  ///   - times: the array that is filled. Its storage is used again.
  ///   - deviation: returns how far the motion is from the line between two times, in points: at most, at ``shares`` of the time
  ///     between them.
  func writeKeyframes(
    into times: inout [Double], deviation: (_ from: Double, _ to: Double) -> Double
  ) {
    let longest = (end - start) / Self.leastParts
    var (time, step) = (start, longest)
    times.removeAll(keepingCapacity: true)
    times.append(start)
    while time < end {
      let shortest = shortestStep(from: time, after: times.count)
      while step > shortest, deviation(time, min(time + step, end)) > Self.leastDeviation {
        step = step / 2
      }
      step = max(step, shortest)
      // Rounding would leave a last line that takes no time. Late times are too coarse for short steps.
      time = time + step > time && time + step * 1.01 < end ? time + step : end
      times.append(time)
      step = min(step * 2, longest)
    }
  }

  /// How long a line must be after a count of keyframes, so that there are not too many, in seconds. Motions are quickest at
  /// first, so the first half of the keyframes is for any lines.
  private func shortestStep(from time: Double, after count: Int) -> Double {
    let left = Self.mostKeyframes - 1 - count
    guard count > Self.mostKeyframes / 2 else { return (end - start) / Self.mostParts }
    return (end - time) / Double(max(1, left))
  }

  /// Where a motion is compared with a line. One that overshoots can cross the middle of a line, but not two places of it.
  static var shares: (Double, Double) { (1.0 / 3, 2.0 / 3) }

  /// In points. A curve that is this far from its line at a third is a quarter of a point away at most.
  private static let leastDeviation = 0.2

  /// No line is longer than this part of a motion, so that what happens in the middle of it is not missed.
  private static let leastParts = 8.0

  /// The shortest line is this part of a motion: a fifth of a millisecond of a flight.
  private static let mostParts = 4000.0
}
