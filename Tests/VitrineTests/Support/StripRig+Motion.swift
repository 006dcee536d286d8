import Vitrine

/// The scroll offset of a strip and its velocity, computed from scenes.
extension Rig where Model == CarouselModel {
  /// The scroll offset in the last scene, in points from item 0 on the line, laps included.
  var scrollOffset: Double { scrollOffset(in: scene) }

  /// Returns the scroll offset at a time, in seconds, if nothing else happens.
  func scrollOffset(at time: Double) -> Double { scrollOffset(in: drawn(at: time)) }

  /// Returns the scroll offset in a scene.
  func scrollOffset(in scene: ExhibitScene) -> Double {
    layout(in: scene).count > 0
      ? lineOffset(in: scene) - layout(in: scene).alignmentPoint(of: 0) : 0
  }

  /// The offset along the strip that is on the line of the viewport, in points from the start of item 0 in lap 0.
  func lineOffset(in scene: ExhibitScene) -> Double {
    guard let first = scene.placements.first else { return .nan }
    let layout = layout(in: scene)
    let start = span(of: first, in: scene).lowerBound
    return layout.start(of: scene.first) - start + layout.alignment * layout.viewport
  }

  /// Returns how far the strip has scrolled since a scene, in points. Subtracted laps do not count.
  func distance(since scene: ExhibitScene) -> Double {
    axis.along(scene.offset - self.scene.offset)
  }

  /// Returns the velocity of the strip right after a time, in points per second, while no card opens and no gap closes.
  func velocity(at time: Double) -> Double {
    slope(at: time) { scrollOffset(in: $0) }
  }
}
