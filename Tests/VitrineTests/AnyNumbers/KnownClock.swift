import Vitrine

/// What time it is for an exhibit after some calls, and how fast its motions run.
struct KnownClock {
  /// The latest time that any call has told, in seconds.
  private(set) var now = 0.0
  /// Seconds of motion in a second.
  private(set) var speed = 1.0

  /// Whether a time can be told at all.
  func isUsable(_ time: Double) -> Bool { Limit.times.contains(time) }

  /// Whether there is time left for anything to happen.
  var goesOn: Bool { now < Limit.times.upperBound / 2 }

  /// Lets time pass.
  mutating func pass(to time: Double) {
    if isUsable(time) { now = max(now, time) }
  }

  /// Takes in what happened.
  mutating func take(_ event: Event) {
    guard isUsable(event.time), isUsable(event.shown) else { return }
    pass(to: event.time)
    if case .option(.speed, let value) = event.kind { speed = Option.speed.sanitized(value) }
  }

  /// What is wrong with when a scene wants to be drawn again.
  func breach(in scene: ExhibitScene, at time: Double) -> String? {
    guard let wakeAt = scene.wakeAt else { return nil }
    return wakeAt.isFinite && (wakeAt > time || !isUsable(time)) ? nil : "wakes at \(wakeAt)"
  }
}
