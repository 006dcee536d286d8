extension CarouselModel: Timed {
  /// The kinds of deadlines.
  enum DeadlineKind {
    case fadedOut, arrival, hover, wheel, autoplay
  }

  /// Returns the next deadline. Autoplay skips the steps whose time is more than ``Limit/absence`` before `time`.
  func nextDeadline(until time: Double) -> Deadline<DeadlineKind>? {
    let fadedOut = Deadline(DeadlineKind.fadedOut, at: styled.scroller.offset.fadeEnd)
    let arrival = Deadline(DeadlineKind.arrival, at: styled.scroller.offset.arrival())
    return .first(.first(fadedOut, arrival), deadlineWithoutFrames(until: time))
  }

  /// Returns the next deadline that can come while nothing is drawn.
  private func deadlineWithoutFrames(until time: Double) -> Deadline<DeadlineKind>? {
    let hover = Deadline(DeadlineKind.hover, at: styled.hoverDeadline)
    let wheel = Deadline(DeadlineKind.wheel, at: styled.scroller.offset.wheelDeadline)
    let autoplay = Deadline(DeadlineKind.autoplay, at: autoplay.deadline(until: time))
    return .first(.first(hover, wheel), autoplay)
  }

  /// The time of the next deadline that can come while nothing is drawn, in seconds.
  var wakeTime: Double? { deadlineWithoutFrames(until: -.infinity)?.time }
}
