extension PhotoViewerModel {
  /// Lets time pass: what is due by then happens in order, dated when it was due, however late this is called.
  @discardableResult
  mutating func advance(to time: Double) -> Double {
    while let due = nextTurn, due <= time {
      now = max(now, due)
      happen()
    }
    now = max(now, time)
    return now
  }

  /// When the next thing happens without any event, in seconds.
  private var nextTurn: Double? { Self.earliest(nextDeadline, arrival) }

  /// When something happens by itself that nothing moves to, in seconds.
  var nextDeadline: Double? {
    Self.earliest(Self.earliest(wheelDeadline, taps.deadline), controlsDeadline)
  }

  private var controlsDeadline: Double? {
    guard case .some = item else { return nil }
    return controls.deadline
  }

  private var wheelDeadline: Double? { wheel?.deadline ?? magnification?.deadline }

  private static func earliest(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// When all motion has ended, in seconds, if it is on its way by itself.
  private var arrival: Double? {
    guard !isHeld, !isSettled, wheelDeadline == nil else { return nil }
    return max(now, pace.realTime(at: restTime))
  }

  /// When all motion has ended, in seconds of motion time.
  var restTime: Double {
    max(max(photo.restTime, veil.restTime), max(page.restTime, othersRestTime))
  }

  /// Whether the next frame differs from this one without any event. What a finger holds does not move by itself, but what is
  /// beside it may, or fade.
  var isMoving: Bool {
    if case .some = arrival { return true }
    if case .some = item, pace.at(now) < controls.restTime { return true }
    return !isSettled && pace.at(now) < (isHeld ? othersRestTime : restTime)
  }

  /// When the photographs have come to rest that nobody holds, in seconds of motion time.
  private var othersRestTime: Double {
    var latest = fade.restTime
    for other in beside { latest = max(latest, other.restTime) }
    return latest
  }

  private mutating func happen() {
    if let arrival, arrival <= now {
      settle()
    } else if let deadline = taps.deadline, deadline <= now {
      singleTap(at: now)
    } else if let deadline = controlsDeadline, deadline <= now {
      controls.disappear(at: pace.at(now))
    } else if case .some = wheel {
      endTurning(at: now)
    } else {
      endMagnification(at: now)
    }
  }
}
