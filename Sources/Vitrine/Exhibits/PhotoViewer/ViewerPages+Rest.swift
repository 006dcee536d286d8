/// The times at which motions end.
extension ViewerPages {
  /// The time at which all motion ends, in seconds; nil if it does not move by itself.
  var arrival: Double? {
    guard case .moving = phase else { return nil }
    return clock.realTime(of: restTime)
  }

  /// The time at which a wheel counts as silent, in seconds.
  var wheelDeadline: Double? {
    if case .wheeling(let wheel) = phase { return wheel.deadline }
    return drag?.cause.deadline
  }

  /// The motion time at which all motion ends.
  var restTime: Double {
    max(max(shown.restTime, sceneFade.restTime), max(shift.restTime, othersRestTime))
  }

  /// The motion time at which the photographs beside the shown one, and the cross-fade, come to rest.
  private var othersRestTime: Double {
    var latest = shown.fade.restTime
    for other in photos.beside {
      latest = max(latest, max(other.restTime, other.fade.restTime))
    }
    for other in photos.fading { latest = max(latest, other.fade.restTime) }
    return latest
  }

  /// Returns whether the next frame differs from the one at an instant without any event. A held photograph does not move by
  /// itself, but those beside it may move or fade.
  func isMoving(at instant: Instant) -> Bool {
    switch phase {
    case .closed, .resting: return false
    case .dragging: return instant.motion < othersRestTime
    case .wheeling: return instant.motion < restTime
    case .moving:
      if let arrival, instant.real < arrival { return true }
      return instant.motion < restTime
    }
  }

  /// Returns how fast the row moves or the photograph is panned in the frame drawn for a time, in points per second.
  func speed(at time: Double) -> Double {
    let motion = clock.motion(at: time)
    let rowSpeed = abs(shift.velocity(at: motion))
    return max(rowSpeed, shown.zoom.velocity(at: motion).length) * clock.speed(at: time)
  }
}
