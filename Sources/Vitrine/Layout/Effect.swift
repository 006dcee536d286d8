/// The look of items that pass the middle of a strip. It changes what is drawn, never the layout.
///
/// An effect is a function of the phase: 0 for the item on the alignment line, 1 for the next, -1 for the one before, and
/// fractions while they move. It does not depend on laps, so it is the same in every lap of a loop. A touch belongs to the item
/// whose area in the strip it hits, however the item is drawn.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .option(.effect, Double(Effect.coverFlow.rawValue))))
/// ```
public enum Effect: Int32, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// The item on the line is larger.
  case scale
  /// The item on the line is opaque; the others are translucent.
  case fade
  /// The other items are rotated towards the one on the line, and are farther back.
  case coverFlow
  /// Items are on the outside of a rotating drum.
  case cylinder
  /// Items are on the rim of an upright wheel, whose hub is far below them.
  case wheel
  /// Items lie below the one on the line, which moves off them.
  case stack
  /// Items are windows, and the content behind them moves more slowly.
  case parallax

  /// Returns the nearness to the line of an item at a phase: 1 on the line, 0 from the next item on, linear between them.
  package static func nearness(at phase: Double) -> Double { max(0, 1 - abs(phase)) }

  /// The position of an item for an effect.
  struct Context {
    /// The distance from the line, in items.
    var phase: Double
    /// The distance from the line along the strip, in points.
    var distance: Double
    /// The distance from one item to the next, in points.
    var pitch: Double
    /// The same distance if all items had the same length, in points.
    var meanPitch: Double
    /// The direction of the strip.
    var axis: Strip.Axis
    /// The scale of the item on the line, with the effect ``Effect/scale``.
    var effectScale: Double

    /// The nearness to the line; see ``Effect/nearness(at:)``.
    var nearness: Double { Effect.nearness(at: phase) }
  }
}

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

extension Effect {
  /// A custom effect: how an item is drawn at several phases, with linear interpolation between them.
  ///
  /// ```swift
  /// let stops = Effect.Stops([
  ///   Effect.Stop(phase: -1, scale: 0.8, opacity: 0.5), Effect.Stop(phase: 0),
  ///   Effect.Stop(phase: 1, scale: 0.8, opacity: 0.5),
  /// ])
  /// assert(stops.stop(at: 0.5).scale == 0.9)
  /// ```
  public struct Stops: Equatable, Sendable {
    private var stops: [Stop] = []

    /// The maximum number of stops. Further ones are ignored.
    public static let maximum = 64

    /// Creates the effect of stops in any order. Of two stops at one phase, the later one counts. Without stops, there is no effect.
    public init(_ stops: [Stop] = []) {
      for index in 0..<min(stops.count, Self.maximum) where stops[index].phase.isReal {
        insert(stops[index].usable)
      }
    }

    /// Whether there are no stops.
    public var isEmpty: Bool { stops.isEmpty }

    /// Returns how an item is drawn at a phase. Beyond the outer stops it is drawn as at the nearest one.
    public func stop(at phase: Double) -> Stop {
      var upper = 0
      while upper < stops.count, stops[upper].phase < phase { upper += 1 }
      guard upper > 0 else { return stops.first ?? Stop(phase: phase) }
      guard upper < stops.count else { return stops[upper - 1] }
      return stops[upper - 1].mixed(with: stops[upper], at: phase)
    }

    private mutating func insert(_ stop: Stop) {
      var index = 0
      while index < stops.count, stops[index].phase < stop.phase { index += 1 }
      if index < stops.count, stops[index].phase == stop.phase { return stops[index] = stop }
      stops.insert(stop, at: index)
    }
  }
}
