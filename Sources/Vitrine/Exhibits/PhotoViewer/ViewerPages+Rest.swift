/// When everything comes to rest.
extension ViewerPages {
  /// When all motion has ended, in seconds, if it moves by itself.
  var arrival: Double? {
    guard case .moving = phase else { return nil }
    return clock.realTime(of: restTime)
  }

  /// When a wheel counts as silent, in seconds.
  var wheelDeadline: Double? {
    if case .wheeling(let wheel) = phase { return wheel.deadline }
    return drag?.magnification?.deadline
  }

  /// When all motion has ended, in motion time.
  private var restTime: Double {
    max(max(shown.restTime, crossFade.restTime), max(shift.restTime, othersRestTime))
  }

  /// When the photographs have come to rest that nobody holds, in motion time.
  private var othersRestTime: Double {
    var latest = replacement.restTime
    for other in photos.beside { latest = max(latest, other.restTime) }
    return latest
  }

  /// Whether the frame after the one at an instant differs from it without any event. A photograph that is held does not move by
  /// itself, but those beside it may move or fade.
  func isMoving(at time: Instant) -> Bool {
    switch phase {
    case .closed, .resting: return false
    case .dragging: return time.motion < othersRestTime
    case .wheeling: return time.motion < restTime
    case .moving:
      if let arrival, time.real < arrival { return true }
      return time.motion < restTime
    }
  }

  /// How fast a page turns, or the photograph is panned, in the frame drawn for `shown`, in points per second.
  func speed(at instant: Double) -> Double {
    let motion = clock.motion(at: instant)
    let turning = abs(shift.velocity(at: motion))
    return max(turning, shown.zoom.velocity(at: motion).length) * clock.speed
  }
}
