extension Effect {
  /// How an item is drawn at one phase.
  ///
  /// ```swift
  /// let beside = Effect.Stop(phase: 1, offset: Vector(x: -20, y: 0), scale: 0.9, opacity: 0.6)
  /// ```
  public struct Stop: Equatable, Sendable {
    /// The phase, in items: 0 on the alignment line, 1 where the next item rests.
    public var phase: Double
    /// The translation, in points. From right to left, positive `x` goes to the left.
    public var offset: Vector
    /// The scale about the middle of the item, from 0.001 to 100.
    public var scale: Double
    /// The opacity, from 0, invisible, to 1, opaque.
    public var opacity: Double
    /// The rotation about the middle of the item. It is mirrored from right to left.
    public var rotation: Rotation
    /// The distance by which it is nearer to the eye, in points.
    public var elevation: Double

    /// Creates a stop. The default values have no effect.
    public init(
      phase: Double, offset: Vector = .zero, scale: Double = 1, opacity: Double = 1,
      rotation: Rotation = Rotation(), elevation: Double = 0
    ) {
      self.phase = phase
      self.offset = offset
      self.scale = scale
      self.opacity = opacity
      self.rotation = rotation
      self.elevation = elevation
    }

    /// The stop with every number within its limits. Not a number becomes the value without an effect.
    var usable: Stop {
      var stop = self
      stop.phase = phase.or(0, within: Self.lengths)
      stop.offset = Vector(
        x: offset.x.or(0, within: Self.lengths), y: offset.y.or(0, within: Self.lengths))
      stop.scale = scale.or(1, within: Self.scales)
      stop.opacity = opacity.or(1, within: 0...1)
      stop.rotation.x = rotation.x.or(0, within: Self.angles)
      stop.rotation.y = rotation.y.or(0, within: Self.angles)
      stop.rotation.z = rotation.z.or(0, within: Self.angles)
      stop.elevation = elevation.or(0, within: Self.lengths)
      return stop
    }

    /// The limits of phases and translations: those of lengths.
    private static let lengths = -Limit.length...Limit.length
    /// The limits of the scale. SwiftUI refuses to draw at a scale of 0; at a thousandth nothing is visible either.
    private static let scales = 0.001...100.0
    /// The limits of angles, in radians: more than a hundred turns.
    private static let angles = -1000.0...1000.0

    /// Returns the stop at a phase between this one and the next.
    func mixed(with next: Stop, at phase: Double) -> Stop {
      let share = (phase - self.phase) / (next.phase - self.phase)
      var stop = Stop(phase: phase)
      stop.offset = offset + (next.offset - offset) * share
      stop.scale = scale + (next.scale - scale) * share
      stop.opacity = opacity + (next.opacity - opacity) * share
      stop.rotation.x = rotation.x + (next.rotation.x - rotation.x) * share
      stop.rotation.y = rotation.y + (next.rotation.y - rotation.y) * share
      stop.rotation.z = rotation.z + (next.rotation.z - rotation.z) * share
      stop.elevation = elevation + (next.elevation - elevation) * share
      return stop
    }
  }
}

extension Double {
  /// Returns the nearest number in a range; `other` if the number is not finite.
  fileprivate func or(_ other: Double, within range: ClosedRange<Double>) -> Double {
    isReal ? clamped(to: range) : other
  }
}
