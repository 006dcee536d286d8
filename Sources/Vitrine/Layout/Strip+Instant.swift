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
  public var restTime: Double { max(seam.restTime, expansions.extentRestTime) }

  /// Returns whether the layout moves after `time`, or fingers may change it.
  public func canChange(at time: Double) -> Bool { isMoving(at: time) || seam.isHeld }

  /// Returns whether the layout still moves after `time`.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// Returns how fast a point moves because the layout around the anchor changes, in points per second.
  public func velocity(of index: Int, fraction: Double) -> Double {
    let anchor = anchored
    return distanceVelocity(to: index, fraction)
      - distanceVelocity(to: anchor.index, anchor.fraction)
  }

  /// Returns the change of the distance from the start of index 0 to a point, in points per second.
  private func distanceVelocity(to index: Int, _ fraction: Double) -> Double {
    let (item, gapVelocity) = (item(index), -spacing * seamState.velocity)
    let lap = expansions.velocity(before: count) + Double(count) * gapVelocity
    let before = expansions.velocity(before: item)
    let own = expansions.velocity(before: item + 1) - before
    return Double(laps(before: index)) * lap + before + Double(item) * gapVelocity + fraction * own
  }
}
