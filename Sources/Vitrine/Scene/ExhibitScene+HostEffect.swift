extension ExhibitScene {
  /// How an effect that the host computes draws an item. The engine knows only ``Effect/Stops``, which it interpolates itself; a
  /// host calls a function of the app for each item and frame.
  package struct HostEffect: Sendable {
    /// The changes to the placement. Its phase, its elevation and its rotation about the horizontal axis have no effect.
    package var stop: Effect.Stop
    /// The distance by which the item is drawn in front of others.
    package var depth: Double

    /// Creates an effect.
    package init(_ stop: Effect.Stop, depth: Double = 0) { (self.stop, self.depth) = (stop, depth) }
  }

  /// Returns the scene with an effect of the host, which is mirrored from right to left. With reduced motion only the opacity changes.
  /// - Parameters:
  ///   - effect: Returns how an item is drawn at its phase.
  ///   - environment: The preferences of the person and the system.
  package func applying(
    _ effect: (_ phase: Double) -> HostEffect, in environment: Event.Environment
  ) -> ExhibitScene {
    var scene = self
    for index in placements.indices {
      scene.placements[index].apply(effect(phase(at: index)), in: environment)
    }
    return scene
  }
}

extension Placement {
  fileprivate mutating func apply(
    _ effect: ExhibitScene.HostEffect, in environment: Event.Environment
  ) {
    let stop = effect.stop.usable
    opacity *= stop.opacity
    guard !environment.reducesMotion else { return }
    transform(by: stop, isRightToLeft: environment.isRightToLeft)
    depth += effect.depth.isReal ? effect.depth : 0
  }
}
