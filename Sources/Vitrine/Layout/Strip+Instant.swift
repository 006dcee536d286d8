extension Strip {
  /// Turns to an instant, in motion time: cards are as far open then, and gaps as far closed, as their motions say.
  public mutating func look(at time: Double) {
    expansions.look(at: time)
    closeness = seam.state(at: time)
  }

  /// The strip as it will be once everything in it has come to rest, laid out about the same anchor.
  public var settled: Strip {
    var strip = self
    strip.look(at: .infinity)
    return strip
  }

  /// When the layout comes to rest, in motion time; minus infinity where it does not move.
  public var restTime: Double { max(seam.restTime, expansions.roomTime) }

  /// Whether the layout changes by itself after `time`, or is in the hands of somebody who may change it.
  public func isLoose(at time: Double) -> Bool { isMoving(at: time) || seam.isHeld }

  /// Whether the layout still changes after `time`.
  public func isMoving(at time: Double) -> Bool { time < restTime }

  /// How fast a point moves because the layout around the anchor changes, in points per second.
  public func rate(of index: Int, fraction: Double) -> Double {
    let anchor = anchored
    return growth(before: index, fraction) - growth(before: anchor.index, anchor.fraction)
  }

  /// How fast everything between the start of index 0 and a point grows.
  private func growth(before index: Int, _ fraction: Double) -> Double {
    let (item, widening) = (item(index), -spacing * closeness.velocity)
    let lap = expansions.rate(before: count) + Double(count) * widening
    let before = expansions.rate(before: item)
    let own = expansions.rate(before: item + 1) - before
    return Double(laps(before: index)) * lap + before + Double(item) * widening + fraction * own
  }
}
