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
