extension CarouselModel {
  /// Comes to rest after a release at `place` with `velocity`, as the snap option says; `distance` is how far it was dragged.
  mutating func settle(
    from place: Double, draggedBy distance: Double = 0, velocity: Double, start: Int,
    at time: Double
  ) {
    let (motion, strip) = (pace.at(time), planned)
    isSettled = false
    guard options.snap != .free else {
      return glide(from: place, velocity: velocity, at: motion)
    }
    let number =
      options.snap == .page
      ? strip.page(from: place, draggedBy: distance, velocity: velocity, start: start)
      : strip.landing(
        from: place, velocity: velocity, predicting: Strip.prediction * options.damping)
    aim(at: number)
    restsFreely = false
    travel = .spring(
      from: place, velocity: velocity, to: strip.rest(of: number), at: motion, with: .settling)
  }

  /// Runs out freely, and bounces at the ends if there are any.
  private mutating func glide(from place: Double, velocity: Double, at motion: Double) {
    let velocity = abs(velocity) < Motion.Decay.leastVelocity ? 0 : velocity
    run(from: place, velocity: velocity, at: motion)
  }

  /// Runs on freely to where the ends let it.
  mutating func run(from place: Double, velocity: Double, at motion: Double) {
    let strip = planned
    restsFreely = true
    if let bounds = strip.bounds {
      travel = .fling(from: place, velocity: velocity, in: bounds, at: motion)
    } else {
      travel = .decay(from: place, velocity: velocity, at: motion)
    }
    aim(at: strip.nearest(to: travel.target))
  }

  /// Moves to a number from where the strip is, keeping its velocity.
  mutating func go(to number: Int, animated: Bool = true, at time: Double) {
    guard strip.count > 0 else { return }
    let number = strip.clamp(number)
    let motion = pace.at(time)
    aim(at: number)
    if isMagnified { letSeamGo(at: time) }
    grip = nil
    wheelDeadline = nil
    isSettled = false
    restsFreely = false
    travel(animated: animated, at: motion)
  }

  /// Moves so many items or pages on.
  mutating func step(_ distance: Int, at time: Double) {
    go(to: number(after: distance), at: time)
  }

  /// Makes an item current by the short way round.
  mutating func select(_ item: Int, animated: Bool, at time: Double) {
    guard (0..<strip.count).contains(item) else { return }
    let number = strip.nearestNumber(of: item, to: current(at: time))
    go(to: goal(for: number), animated: animated, at: time)
  }

  /// Decides for a number and says so, once.
  mutating func aim(at number: Int) {
    let before = targetItem
    target = number
    if targetItem != before { signals.append(.change(item: targetItem)) }
  }

  /// The number nearest to the line; the target itself once it is reached, also where several rest at one place.
  func current(at time: Double) -> Int {
    let place = place(at: time)
    return abs(strip.rest(of: target) - place) < 0.001 ? target : strip.nearest(to: place)
  }
}

extension CarouselModel {
  /// Lets time pass: what is due by then happens in order, dated when it was due, however late this is called.
  ///
  /// Of the times at which an item is due by itself, those that are over for longer than ``Limit/absence`` are left out.
  @discardableResult
  mutating func advance(to time: Double) -> Double {
    leaveOutAbsence(before: time)
    while let due = nextTurn, due <= time {
      now = max(now, due)
      look(at: now)
      happen(at: now)
      leaveOutAbsence(before: time)
    }
    now = max(now, time)
    look(at: now)
    return now
  }

  private mutating func leaveOutAbsence(before time: Double) {
    if let deadline = autoplayDeadline { autoplayDeadline = max(deadline, time - Limit.absence) }
  }

  /// When the next thing happens without any event, in seconds.
  private var nextTurn: Double? { fadeDeadline ?? earliest(arrival, nextDeadline) }

  /// The next thing that happens by itself without being drawn, in seconds.
  var nextDeadline: Double? { earliest(wheelDeadline ?? autoplayDeadline, hoverDeadline) }

  private func earliest(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Whether the next frame differs from this one without any event.
  var isMoving: Bool {
    let motion = pace.at(now)
    if case .some = arrival { return true }
    return strip.isMoving(at: motion) || motion < strip.openings.restTime
      || !veil.isResting(at: motion)
  }

  /// When the strip comes to rest, if it is on its way by itself.
  var arrival: Double? {
    guard !isHeld, wheelDeadline == nil, !isSettled, !isFadingOut else { return nil }
    return max(now, pace.realTime(at: max(travel.restTime, veil.restTime)))
  }

  private mutating func happen(at time: Double) {
    if isFadingOut {
      exchange(at: pace.at(time))
    } else if let arrival, arrival <= time {
      rest()
    } else if let hoverDeadline, hoverDeadline <= time {
      openHovered(at: time)
    } else if isMagnified {
      endMagnification(at: time)
    } else if wheelDeadline != nil {
      wheelDeadline = nil
      settle(from: place(at: time), velocity: 0, start: current(at: time), at: time)
    } else {
      autoplayDeadline = nil
      go(to: isAtLast ? 0 : number(after: 1), at: time)
    }
    planAutoplay(from: time)
  }

  /// Is at rest, and folds the laps it has gone: the same place, told by a smaller number.
  private mutating func rest() {
    isSettled = true
    keepLaps(at: now)
    let laps = strip.loops ? strip.laps(before: target) : 0
    if laps != 0 { fold(laps) }
    signals.append(.settle(item: targetItem, isOpen: false))
  }

  /// While the layout moves about its anchor, places are left as they are.
  private mutating func fold(_ laps: Int) {
    let numbers = laps * strip.count
    target -= numbers
    home -= numbers
    strip.anchor?.number -= numbers
    guard case nil = strip.anchor else { return }
    let turned = Double(laps) * strip.lap
    travel = travel.translated(by: -turned)
    base -= turned
  }
}
