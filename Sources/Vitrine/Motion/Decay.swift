extension Motion {
  /// The law of free scrolling: after every millisecond, a fixed share of the velocity is left.
  ///
  /// ```swift
  /// let landing = 120 + Motion.Decay.normal.distance(velocity: 1800)  // thrown from 120 points
  /// ```
  /// With k = -1000 ln(rate): v(t) = v₀ · e^(-kt), x(t) = x₀ + v₀ · (1 - e^(-kt)) / k. The two standard rates are those of
  /// `UIScrollView.DecelerationRate`. Apple does not document their values; all known measurements agree on them.
  public struct Decay: Equatable, Sendable {
    /// The share of the velocity that is left after a millisecond.
    public let rate: Double
    /// The constant k, per second.
    public let decayConstant: Double

    /// Creates a decay from the share of the velocity that is left after a millisecond, clamped to 0.001...0.9999. Not a number
    /// counts as ``normal``.
    public init(rate: Double) {
      self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.9999)
      decayConstant = -1000 * Elementary.log(self.rate)
    }

    /// 0.998 per millisecond, for lists and free carousels.
    public static let normal = Decay(rate: 0.998)
    /// 0.99 per millisecond. It stops five times sooner.
    public static let fast = Decay(rate: 0.99)

    /// The minimum velocity of a release that starts a decay, in points per second. Measured on iOS as 0.25 points per
    /// millisecond. In the plane, the length of the velocity counts.
    public static let minimumVelocity = 250.0
  }
}

extension Motion.Decay {
  /// Returns the distance that something with `velocity` covers until it rests.
  public func distance(velocity: Double) -> Double { velocity / decayConstant }

  /// Returns the distance that something with the initial `velocity` has covered after `time` seconds.
  public func distance(velocity: Double, after time: Double) -> Double {
    velocity / decayConstant * -Elementary.expm1(-decayConstant * max(0, time))
  }

  /// Returns the velocity that is left of `velocity` after `time` seconds.
  public func velocity(_ velocity: Double, after time: Double) -> Double {
    velocity * Elementary.exp(-decayConstant * max(0, time))
  }

  /// Returns the initial velocity that comes to rest after `distance`.
  public func velocity(covering distance: Double) -> Double { decayConstant * distance }

  /// Returns the time after which something with the initial `velocity` has covered `distance`, in seconds; infinity if it
  /// never does.
  public func time(covering distance: Double, velocity: Double) -> Double {
    guard distance != 0 else { return 0 }
    let left = 1 - decayConstant * distance / velocity
    guard left > 0, left <= 1 else { return .infinity }
    return -Elementary.log(left) / decayConstant
  }

  /// Returns the time until a decay with the initial `velocity` rests, in seconds. Then the remaining distance and the velocity
  /// are within `tolerance`.
  public func settlingTime(
    velocity: Double, within tolerance: Motion.Tolerance = .points
  ) -> Double {
    let limit = min(tolerance.speed, decayConstant * tolerance.distance)
    guard velocity.magnitude > limit else { return 0 }
    return Elementary.log(velocity.magnitude / limit) / decayConstant
  }
}

extension Motion {
  /// A motion that slows down by a decay. ``Motion/decay(from:velocity:at:with:within:)`` creates it.
  public struct DecayMotion: Equatable, Sendable {
    /// The decay.
    public let decay: Decay
    /// The initial position and velocity.
    public private(set) var origin: State
    /// The position at rest.
    public private(set) var target: Double
    /// The start time, in seconds.
    public let startTime: Double
    /// The time at which it rests, in seconds.
    public let restTime: Double

    init(
      decay: Decay, from origin: State, to target: Double, at time: Double,
      within tolerance: Tolerance
    ) {
      self.decay = decay
      self.origin = origin
      self.target = target
      self.startTime = time
      self.restTime = time + decay.settlingTime(velocity: origin.velocity, within: tolerance)
    }
  }
}

extension Motion.DecayMotion {
  func state(at time: Double) -> Motion.State {
    decay.state(from: origin, after: time - startTime)
  }

  func translated(by distance: Double) -> Motion.DecayMotion {
    var moved = self
    moved.origin.position += distance
    moved.target += distance
    return moved
  }
}

extension Motion.Decay {
  /// Returns the state after `time` seconds. Before the start it is `origin`.
  func state(from origin: Motion.State, after time: Double) -> Motion.State {
    Motion.State(
      position: origin.position + distance(velocity: origin.velocity, after: time),
      velocity: velocity(origin.velocity, after: time))
  }
}
