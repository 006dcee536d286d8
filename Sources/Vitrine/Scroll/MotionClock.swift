/// A time in seconds, and the motion time that belongs to it.
struct Instant: Equatable, Sendable {
  /// The real time: events, thresholds and deadlines count in it.
  let real: Double
  /// The motion time. It passes slower than real time in slow animations.
  let motion: Double
}

/// The present of a model, and the motion time of every real time.
struct MotionClock: Equatable, Sendable {
  /// The present. It never goes back.
  private(set) var now = Instant(real: 0, motion: 0)
  private var pace = Motion.Pace()

  /// Seconds of motion time in a second of real time.
  var speed: Double { pace.speed }

  /// The instant at a real time, in seconds.
  func instant(_ time: Double) -> Instant { Instant(real: time, motion: pace.at(time)) }

  /// The motion time of a real time, in seconds.
  func motion(at time: Double) -> Double { pace.at(time) }

  /// The real time, now or later, at which a motion time comes.
  func realTime(of motion: Double) -> Double { max(now.real, pace.realTime(at: motion)) }

  /// Lets time pass until `time`, if that is later than now.
  mutating func pass(to time: Double) { now = instant(max(now.real, time)) }

  /// Lets motions run at another speed from now on; their positions do not jump.
  mutating func setSpeed(_ speed: Double) {
    pace = pace.changed(to: speed, at: now.real)
    now = instant(now.real)
  }
}
