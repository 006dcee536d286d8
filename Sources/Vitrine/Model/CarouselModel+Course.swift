extension CarouselModel {
  /// The way to rest, while items only move together and all that will show on it are there already; see
  /// ``ExhibitModel/course``.
  public var course: Course? {
    guard let arrival, arrival > now, pace.at(now) >= veil.restTime else { return nil }
    let (place, kept) = (place(at: now), kept(around: place(at: now)))
    guard isGliding(from: place), kept.count <= strip.count else { return nil }
    var course = Course(from: now, to: arrival)
    for left in 0..<Course.steps {
      let time = course.time(of: Course.steps - left)
      let shown = shown(at: self.place(at: time))
      guard kept.lowerBound <= shown.lowerBound, shown.upperBound <= kept.upperBound else {
        return nil
      }
      if tellsOther(at: time) { course.wakeAt = time }
    }
    return course
  }

  /// The common offset at a time, in seconds; see ``ExhibitModel/offset(at:)``.
  public func offset(at time: Double) -> Vector {
    axis.offset(origin(near: place(at: now)) - place(at: time))
  }

  /// Whether items move together, and not farther than it is worth to keep them.
  func isGliding(from place: Double) -> Bool {
    guard !isOpen, options.effect == .none else { return false }
    return abs(travel.target - place) <= 2 * strip.viewport && !strip.isMoving(at: pace.at(now))
  }

  /// Whether another item is current, or others are wanted, than now.
  private func tellsOther(at time: Double) -> Bool {
    current(at: time) != current(at: now)
      || needed(around: place(at: time)) != needed(around: place(at: now))
  }
}
