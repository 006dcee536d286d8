extension Effect {
  /// How an item is drawn at one phase.
  public struct Stop: Equatable, Sendable {
    /// Where it is, in items: 0 on the alignment line, 1 where the next one rests.
    public var phase: Double
    /// How far it is moved, in points; where lines run from the right to the left, `x` goes to the left.
    public var offset: Vector
    /// How much larger it is drawn about its middle: from 0.001 to 100.
    public var scale: Double
    /// From 0, invisible, to 1, opaque.
    public var opacity: Double
    /// How it is turned about its middle; mirrored with the direction of writing.
    public var rotation: Rotation
    /// How much nearer to the eye it is, in points.
    public var elevation: Double

    /// A stop. Values left out are those without an effect.
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

    /// The same with every number within its limit. Not a number counts as without an effect.
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

    /// Items and points: as far as an exhibit can be long.
    private static let lengths = -Limit.length...Limit.length
    /// SwiftUI refuses to draw anything at a scale of 0; at a thousandth nothing is seen either.
    private static let scales = 0.001...100.0
    /// Radians: more than a hundred turns.
    private static let angles = -1000.0...1000.0

    /// What is between this stop and the next.
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
  /// The nearest number in a range, or another where it is none.
  fileprivate func or(_ other: Double, within range: ClosedRange<Double>) -> Double {
    isReal ? clamped(to: range) : other
  }
}
