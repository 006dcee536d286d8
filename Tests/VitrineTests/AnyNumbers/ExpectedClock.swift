import Vitrine

/// The expected time of an exhibit after some calls, and the speed of its motions.
struct ExpectedClock {
  /// The latest time of any call, in seconds.
  private(set) var now = 0.0
  /// Seconds of motion in a second.
  private(set) var speed = 1.0

  /// Returns whether a time is usable.
  func isUsable(_ time: Double) -> Bool { Limit.times.contains(time) }

  /// Whether there is time left for a motion to end.
  var goesOn: Bool { now < Limit.times.upperBound / 2 }

  /// Lets time pass.
  mutating func pass(to time: Double) {
    if isUsable(time) { now = max(now, time) }
  }

  /// Notes an event.
  mutating func take(_ event: Event) {
    guard isUsable(event.time), isUsable(event.shown) else { return }
    pass(to: event.shown > event.time + Limit.delay ? event.time : max(event.time, event.shown))
    if case .option(.speed, let value) = event.kind { speed = Option.speed.sanitized(value) }
  }

  /// Returns a violation in the time at which a scene wants to be drawn again; nil if there is none.
  func violation(in scene: ExhibitScene, at time: Double) -> String? {
    guard let wakeAt = scene.wakeAt else { return nil }
    return wakeAt.isFinite && (wakeAt > time || !isUsable(time)) ? nil : "wakes at \(wakeAt)"
  }
}
