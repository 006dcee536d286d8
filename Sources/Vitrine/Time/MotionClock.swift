/// A time in seconds, and the motion time that belongs to it.
///
/// A value of this type is called `instant` or `now`, and a number `time`, or `motion` beside real times. Both are called `shown` if
/// they are those of the frame on screen.
struct Instant: Equatable, Sendable {
  /// The real time. Events, thresholds and deadlines use it.
  let real: Double
  /// The motion time. It passes more slowly than real time in slow animations.
  let motion: Double
}

/// The present of a model, and the conversion of real time to motion time.
///
/// Motions use motion time, so slow animations have the same paths and the same decisions. Gestures use real time. A change of
/// speed does not make motion time jump.
///
/// ```
/// var clock = MotionClock()
/// clock.advance(to: 10)
/// clock.setSpeed(0.2)
/// assert(clock.motion(at: 15) == 11)  // five seconds later, one second of motion
/// ```
struct MotionClock: Equatable, Sendable {
  /// The present. Its real time never goes back.
  private(set) var now = Instant(real: 0, motion: 0)
  /// Seconds of motion time in a second of real time: 1 is normal, 0.2 is slow.
  private(set) var speed = 1.0
  /// The instant of the last change of speed.
  private var origin = Instant(real: 0, motion: 0)
  /// The speed until that instant.
  private var speedBefore = 1.0

  /// Returns the instant at a real time, in seconds.
  func instant(_ time: Double) -> Instant { Instant(real: time, motion: motion(at: time)) }

  /// Returns the motion time at a real time, in seconds. The frame on screen may be older than the last change of speed, and
  /// keeps its motion time.
  func motion(at time: Double) -> Double {
    origin.motion + (time - origin.real) * speed(at: time)
  }

  /// Returns the speed with which the frame of a real time, in seconds, was drawn.
  func speed(at time: Double) -> Double { time < origin.real ? speedBefore : speed }

  /// Returns the real time, now or later, at which a motion time comes. Infinity stays infinity.
  func realTime(of motion: Double) -> Double {
    max(now.real, origin.real + (motion - origin.motion) / speed)
  }

  /// Lets time pass until `time`, if that is later than now.
  mutating func advance(to time: Double) { now = instant(max(now.real, time)) }

  /// Goes back to the motion time of an earlier real time, in seconds. From that time until now motion time stood still.
  mutating func rewind(to time: Double) {
    guard time < now.real else { return }
    now = Instant(real: now.real, motion: motion(at: time))
    (origin, speedBefore) = (now, 0)
  }

  /// Lets motions run at another speed from now on. The speed must be within the range of ``Option/speed``.
  mutating func setSpeed(_ speed: Double) {
    guard speed != self.speed else { return }
    if now.real > origin.real { speedBefore = self.speed }
    (origin, self.speed) = (now, speed)
  }
}
