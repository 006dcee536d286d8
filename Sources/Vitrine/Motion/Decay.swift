extension Motion {
  /// Free scrolling: the velocity fades by a fixed share every millisecond.
  ///
  /// ```swift
  /// let landing = 120 + Motion.Decay.normal.distance(velocity: 1800)  // thrown from 120 points
  /// ```
  /// With k = -1000 ln(rate): v(t) = v₀ · e^(-kt), x(t) = x₀ + v₀ · (1 - e^(-kt)) / k. The two standard rates are those of
  /// `UIScrollView.DecelerationRate`, whose values Apple does not print and everybody has measured alike.
  public struct Decay: Equatable, Sendable {
    /// The share of the velocity left after a millisecond.
    public let rate: Double
    /// k, how fast the velocity fades, per second.
    public let decayConstant: Double

    /// A decay with the share of the velocity left after a millisecond; clamped to 0.001...0.9999. Not a number
    /// counts as ``normal``.
    public init(rate: Double) {
      self.rate = rate.isNaN ? 0.998 : min(max(rate, 0.001), 0.9999)
      decayConstant = -1000 * Elementary.log(self.rate)
    }

    /// 0.998 per millisecond: a list, a free carousel.
    public static let normal = Decay(rate: 0.998)
    /// 0.99 per millisecond: stops five times sooner.
    public static let fast = Decay(rate: 0.99)

    /// Below this speed a release leaves nothing to fade, in points per second. Measured on iOS (0.25 points per
    /// millisecond); of a movement in the plane the length of the vector counts.
    public static let leastVelocity = 250.0
  }
}

extension Motion.Decay {
  /// How far something with `velocity` comes in all.
  public func distance(velocity: Double) -> Double { velocity / decayConstant }

  /// How far something that began with `velocity` has come after `time` seconds.
  public func distance(velocity: Double, after time: Double) -> Double {
    velocity / decayConstant * -Elementary.expm1(-decayConstant * max(0, time))
  }

  /// What is left of `velocity` after `time` seconds.
  public func velocity(_ velocity: Double, after time: Double) -> Double {
    velocity * Elementary.exp(-decayConstant * max(0, time))
  }

  /// The velocity that comes to rest after `distance`.
  public func velocity(covering distance: Double) -> Double { decayConstant * distance }

  /// When something that began with `velocity` has covered `distance`, in seconds; infinite if it never gets there.
  public func time(covering distance: Double, velocity: Double) -> Double {
    guard distance != 0 else { return 0 }
    let left = 1 - decayConstant * distance / velocity
    guard left > 0, left <= 1 else { return .infinity }
    return -Elementary.log(left) / decayConstant
  }

  /// How long a decay that begins with `velocity` takes to rest, in seconds: until the remaining distance and the velocity
  /// are within `tolerance`.
  public func settlingTime(
    velocity: Double, within tolerance: Motion.Tolerance = .points
  ) -> Double {
    let limit = min(tolerance.speed, decayConstant * tolerance.distance)
    guard velocity.magnitude > limit else { return 0 }
    return Elementary.log(velocity.magnitude / limit) / decayConstant
  }
}
