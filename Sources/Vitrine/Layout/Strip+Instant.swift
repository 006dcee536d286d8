extension Strip {
  /// Evaluates the strip at an instant, in motion time: cards and gaps are as far open as their motions say.
  public mutating func evaluate(at time: Double) {
    expansions.evaluate(at: time)
    seamState = seam.state(at: time)
  }

  /// The strip at the end of all its motions, laid out about the same anchor.
  public var settled: Strip {
    var strip = self
    strip.evaluate(at: .infinity)
    return strip
  }

  /// The motion time at which the layout rests; minus infinity if it does not move.
  public var restTime: Double { max(seam.restTime, expansions.growthTime) }

  /// Returns whether the layout moves after `time`, or fingers may change it.
  public func canChange(at time: Double) -> Bool { isMoving(at: time) || seam.isHeld }

  /// Returns whether the layout still moves after `time`.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// Returns how fast a point moves because the layout around the anchor changes, in points per second.
  public func rate(of index: Int, fraction: Double) -> Double {
    let anchor = anchored
    return growth(before: index, fraction) - growth(before: anchor.index, anchor.fraction)
  }

  /// Returns how fast the distance from the start of index 0 to a point grows, in points per second.
  private func growth(before index: Int, _ fraction: Double) -> Double {
    let (item, widening) = (item(index), -spacing * seamState.velocity)
    let lap = expansions.rate(before: count) + Double(count) * widening
    let before = expansions.rate(before: item)
    let own = expansions.rate(before: item + 1) - before
    return Double(laps(before: index)) * lap + before + Double(item) * widening + fraction * own
  }
}
