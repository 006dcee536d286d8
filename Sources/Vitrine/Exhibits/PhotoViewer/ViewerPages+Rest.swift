/// The times at which motions end.
extension ViewerPages {
  /// The time at which all motion ends, in seconds; nil if it does not move by itself.
  var arrival: Double? { shift.arrival(after: restTime) }

  /// The motion time at which all motion ends.
  var restTime: Double { max(shift.restTime, max(shown.restTime, othersRestTime)) }

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
    switch shift.phase {
    case .resting: return false
    case .dragging: return instant.motion < othersRestTime
    case .wheeling, .moving, .fadingOut:
      if let arrival, instant.real < arrival { return true }
      return instant.motion < restTime
    }
  }

  /// Returns how fast the row moves or the photograph is panned in the frame drawn for a time, in points per second.
  func speed(at time: Double) -> Double {
    let instant = shift.clock.instant(time)
    let panSpeed = shown.zoom.velocity(at: instant.motion).length * shift.clock.speed(at: time)
    return max(shift.speed(at: instant), panSpeed)
  }
}
