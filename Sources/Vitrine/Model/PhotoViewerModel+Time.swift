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
  private var nextTurn: Double? { nextDeadline ?? arrival }

  /// When something happens by itself that nothing moves to, in seconds.
  var nextDeadline: Double? { wheel?.deadline }

  /// When all motion has ended, in seconds, if it is on its way by itself.
  private var arrival: Double? {
    guard !isHeld, !isSettled, nextDeadline == nil else { return nil }
    return max(now, pace.realTime(at: restTime))
  }

  /// When all motion has ended, in seconds of motion time.
  var restTime: Double {
    max(max(photo.flight.restTime, veil.restTime), max(page.restTime, fade.restTime))
  }

  /// Whether the next frame differs from this one without any event.
  var isMoving: Bool { !isHeld && !isSettled && pace.at(now) < restTime }

  private mutating func happen() {
    if case .some = wheel { endTurning(at: now) } else { settle() }
  }
}
