extension PhotoViewerModel {
  /// What happens without any event.
  private enum Timer {
    case arrival, singleTap, controls, wheel, pinch
  }

  /// Lets time pass until a time, in seconds. Every deadline until then has its effect at its own time, in order, however late
  /// this is called.
  ///
  /// A time that cannot be, see ``Limit/times``, changes nothing.
  public mutating func advance(to time: Double) {
    guard time.isTime else { return }
    while let due, due.time <= time {
      clock.pass(to: due.time)
      perform(due.kind)
    }
    clock.pass(to: time)
  }

  private var due: Due<Timer>? { .first(Due(Timer.arrival, at: arrival), dueWithoutFrames) }

  /// What happens by itself that nothing moves to.
  private var dueWithoutFrames: Due<Timer>? {
    let tap = Due(Timer.singleTap, at: taps.deadline)
    let controls = Due(Timer.controls, at: controlsDeadline)
    let wheel =
      Due(Timer.wheel, at: wheel?.deadline) ?? Due(Timer.pinch, at: magnification?.deadline)
    return .first(.first(tap, controls), wheel)
  }

  private mutating func perform(_ timer: Timer) {
    switch timer {
    case .arrival: settle()
    case .singleTap: singleTap()
    case .controls: controls.disappear(at: now.motion)
    case .wheel: endTurning()
    case .pinch: endMagnification()
    }
  }

  /// The present.
  var now: Instant { clock.now }

  /// When the next thing happens by itself that nothing moves to, in seconds.
  var wakeTime: Double? { dueWithoutFrames?.time }

  private var controlsDeadline: Double? {
    guard case .some = item else { return nil }
    return controls.deadline
  }

  private var wheelDeadline: Double? { wheel?.deadline ?? magnification?.deadline }

  /// When all motion has ended, in seconds, if it is on its way by itself.
  private var arrival: Double? {
    guard !isHeld, !isSettled, wheelDeadline == nil else { return nil }
    return clock.realTime(of: restTime)
  }

  /// When all motion has ended, in seconds of motion time.
  var restTime: Double {
    max(max(photo.restTime, crossFade.restTime), max(page.restTime, othersRestTime))
  }

  /// Whether the frame after the one at an instant differs from it without any event. A photograph in a hand does not move by
  /// itself, but those beside it may move or fade.
  func isMoving(at time: Instant) -> Bool {
    if let arrival, time.real < arrival { return true }
    if case .some = item, time.motion < controls.restTime { return true }
    return !isSettled && time.motion < (isHeld ? othersRestTime : restTime)
  }

  /// When the photographs have come to rest that nobody holds, in seconds of motion time.
  private var othersRestTime: Double {
    var latest = fade.restTime
    for other in beside { latest = max(latest, other.restTime) }
    return latest
  }
}
