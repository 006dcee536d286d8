extension Effect {
  /// A person's own effect: how an item is drawn at a few phases, and between them in proportion. Beyond the outer ones it is
  /// drawn as there. It knows no laps, so it is the same across the seam of a loop.
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

    /// More stops than anybody needs; further ones are left out.
    public static let most = 64

    /// The effect of these stops, in any order; of two at one phase the later one counts. None are no effect.
    public init(_ stops: [Stop] = []) {
      for index in 0..<min(stops.count, Self.most) where stops[index].phase.isReal {
        insert(stops[index].usable)
      }
    }

    /// Whether there are none.
    public var isEmpty: Bool { stops.isEmpty }

    /// How an item is drawn at a phase.
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
