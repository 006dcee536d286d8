extension Motion {
  /// A spring with a damper, which moves something to its target and keeps its initial velocity.
  ///
  /// Its parameters are those of SwiftUI's `Spring`: how it feels (`duration` and `bounce`), or its physics. It has no start
  /// and no target; see ``Motion/spring(from:velocity:to:at:with:within:)``.
  ///
  /// ```swift
  /// let page = Motion.Spring.smooth
  /// let card = Motion.Spring(duration: 0.4, bounce: 0.2)
  /// let left = page.state(displacement: -320, velocity: 900, after: 0.1)
  /// ```
  /// A spring with an impossible parameter (a response that is not positive, a stiffness of zero, a number that is not finite)
  /// jumps to its target. Damping ratios are clamped to 0...100, responses to at most 1000 seconds.
  public struct Spring: Equatable, Sendable {
    /// The period of the undamped oscillation, in seconds; 0 for a spring that jumps.
    public let response: Double
    /// The damping ratio: 0 oscillates for ever, below 1 overshoots, 1 is critical (fastest without overshoot), above 1 creeps.
    public let dampingRatio: Double

    /// Creates a spring from a period in seconds and a damping ratio.
    public init(response: Double, dampingRatio: Double) {
      let exists = response >= Self.shortestResponse && response.isReal && dampingRatio.isReal
      self.response = exists ? min(response, 1000) : 0
      self.dampingRatio = exists ? min(max(dampingRatio, 0), 100) : 1
    }

    /// Creates a spring that takes about `duration` seconds, with a `bounce` from -1 (creeps) over 0 (critical) to 1
    /// (oscillates for ever).
    public init(duration: Double, bounce: Double = 0) {
      let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.99)) : 1 - bounce
      self.init(response: duration, dampingRatio: ratio)
    }

    /// Creates a spring from a mass, a force per distance and a force per velocity, in any coherent units.
    public init(mass: Double, stiffness: Double, damping: Double) {
      self.init(
        response: 2 * .pi * (mass / stiffness).squareRoot(),
        dampingRatio: damping / (2 * (mass * stiffness).squareRoot()))
    }

    /// The minimum response, in seconds. It is shorter than a frame of any display, so a spring below it looks like a jump.
    private static let shortestResponse = 0.001
  }
}

extension Motion.Spring {
  /// Half a second without a bounce, for settling on a page and moving from code (SwiftUI's `smooth`).
  public static var smooth: Motion.Spring { Motion.Spring(duration: 0.5) }
  /// Half a second with a little bounce (SwiftUI's `snappy`).
  public static var snappy: Motion.Spring { Motion.Spring(duration: 0.5, bounce: 0.15) }
  /// Half a second with much bounce (SwiftUI's `bouncy`).
  public static var bouncy: Motion.Spring { Motion.Spring(duration: 0.5, bounce: 0.3) }
  /// For following a finger (SwiftUI's `interactiveSpring`).
  public static var interactive: Motion.Spring { Motion.Spring(duration: 0.15, bounce: 0.15) }
  /// The spring that returns scrolled content from beyond its edge. Two independent measurements of iOS agree within 0.3 %.
  public static var edge: Motion.Spring { Motion.Spring(response: 0.575, dampingRatio: 1) }
}

extension Motion.Spring {
  /// The perceived duration, in seconds; the same as ``response``.
  public var duration: Double { response }

  /// The bounce: 0 when critical, towards 1 the more it overshoots, towards -1 the more it creeps.
  public var bounce: Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }

  /// Radians per second without damping; infinite for a spring that jumps.
  public var angularFrequency: Double { 2 * .pi / response }

  /// Force per distance, for a mass of 1.
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// Force per velocity, for a mass of 1.
  public var damping: Double { 2 * dampingRatio * angularFrequency }

  /// Whether it has no duration, and moves things to their target at once.
  public var isImmediate: Bool { response == 0 }

  /// The rate at which the oscillation decays, per second.
  var decayConstant: Double { dampingRatio * angularFrequency }

  /// The square of the frequency of the damped motion, negated: negative while it oscillates, 0 when critical, positive
  /// when it creeps.
  var discriminant: Double { stiffness * (dampingRatio - 1) * (dampingRatio + 1) }
}
