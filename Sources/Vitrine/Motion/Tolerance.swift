extension Motion {
  /// How close to its target, and how slow, a motion must be to count as at rest.
  ///
  /// At rest the position becomes exactly the target, so the distance must be too small to see.
  ///
  /// ```swift
  /// let pixelPerfect = Motion.Tolerance.points(displayScale: 3)
  /// let progress = Motion.Tolerance.fraction
  /// ```
  public struct Tolerance: Equatable, Sendable {
    /// The greatest distance from the target, in the unit of the motion.
    public let distance: Double
    /// The greatest speed, in that unit per second.
    public let speed: Double

    /// Creates a tolerance from a distance and a speed. A value that is not positive and finite counts as that of ``points``.
    public init(distance: Double, speed: Double) {
      self.distance = distance > 0 && distance.isUsable ? distance : 0.25
      self.speed = speed > 0 && speed.isUsable ? speed : 10
    }

    /// Half a pixel of a display with two pixels per point, and 10 points per second: the speed at which fluid scrolling
    /// on Apple's systems has been measured to stop.
    public static var points: Tolerance { Tolerance(distance: 0.25, speed: 10) }

    /// Half a pixel of a display with `displayScale` pixels per point, and 10 points per second.
    public static func points(displayScale: Double) -> Tolerance {
      Tolerance(distance: 0.5 / displayScale, speed: 10)
    }

    /// For motions from 0 to 1, such as the openness of a card: half a point, and 10 points per second, over a distance of 1000
    /// points.
    public static var fraction: Tolerance { Tolerance(distance: 0.0005, speed: 0.01) }
  }
}

extension Double {
  /// Whether a motion can be computed with this number. Beyond 10¹⁰⁰, products of two could overflow.
  var isUsable: Bool { magnitude <= 1e100 }
}
