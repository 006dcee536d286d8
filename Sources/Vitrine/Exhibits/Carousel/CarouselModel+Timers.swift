extension CarouselModel: Timed {
  /// The kinds of things that happen without an event.
  enum Timer {
    case fadedOut, arrival, hover, wheel, autoplay
  }

  /// Returns the next of them. Autoplay skips the items that were due more than ``Limit/absence`` before `time`.
  func due(until time: Double) -> Due<Timer>? {
    let fadedOut = Due(Timer.fadedOut, at: styled.scroller.fadeEnd)
    let arrival = Due(Timer.arrival, at: styled.scroller.arrival)
    return .first(.first(fadedOut, arrival), dueWithoutFrames(until: time))
  }

  /// Returns the next thing that happens without an event while nothing is drawn.
  private func dueWithoutFrames(until time: Double) -> Due<Timer>? {
    let hover = Due(Timer.hover, at: styled.hoverDeadline)
    let wheel = Due(Timer.wheel, at: styled.scroller.wheelDeadline)
    return .first(.first(hover, wheel), Due(Timer.autoplay, at: autoplay.deadline(until: time)))
  }

  /// The time of the next thing that happens without an event while nothing is drawn, in seconds.
  var wakeTime: Double? { dueWithoutFrames(until: -.infinity)?.time }
}
