import Vitrine

/// How far a strip has been scrolled and how fast it scrolls, told from what it draws.
extension Rig where Model == CarouselModel {
  /// How far the strip is scrolled in the scene drawn last, in points from item 0 on the line; laps count.
  var scrollOffset: Double { scrollOffset(in: scene) }

  /// How far the strip will be scrolled at a time, in seconds, if nothing else happens.
  func scrollOffset(at time: Double) -> Double { scrollOffset(in: drawn(at: time)) }

  /// How far the strip is scrolled in a scene.
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

  /// How far the strip has been scrolled since a scene, in points; laps that were folded at rest change nothing.
  func distance(since scene: ExhibitScene) -> Double {
    axis.along(scene.offset - self.scene.offset)
  }

  /// How fast the strip scrolls right after a time, in points per second, while no card opens and no gap closes.
  func velocity(at time: Double) -> Double {
    slope(at: time) { scrollOffset(in: $0) }
  }
}
