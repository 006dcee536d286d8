import Vitrine

/// The time at which an exhibit comes to rest, and how fast its scenes change.
extension Rig {
  /// When the exhibit comes to rest if nothing else happens, in seconds, to a microsecond.
  var restTime: Double {
    var (copy, start) = (self, time)
    while copy.draw(at: start + 0.05).isMoving { start += 0.05 }
    var end = start + 0.05
    while end - start > 1e-6 {
      let middle = (start + end) / 2
      if drawn(at: middle).isMoving { start = middle } else { end = middle }
    }
    return end
  }

  /// How fast a number of the scene changes right after a time, per second.
  func slope(at time: Double, of value: (ExhibitScene) -> Double) -> Double {
    slopes(at: time) { [value($0)] }[0]
  }

  /// How fast numbers of the scene change right after a time, per second.
  ///
  /// Three scenes, 1 µs apart, give the slope of the parabola through them. Its error is the third derivative times 3e-13: at
  /// most 1e-5 for a spring of 0.2 s that starts with 8000 points per second. Rounding adds as much.
  func slopes(at time: Double, of values: (ExhibitScene) -> [Double]) -> [Double] {
    let step = 1e-6
    var copy = self
    let (now, next, last) = (
      values(copy.draw(at: time)), values(copy.draw(at: time + step)),
      values(copy.draw(at: time + 2 * step))
    )
    return now.indices.map { (-3 * now[$0] + 4 * next[$0] - last[$0]) / (2 * step) }
  }
}
