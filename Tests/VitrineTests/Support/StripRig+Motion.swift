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

  /// When the strip comes to rest if nothing else happens, in seconds, to a microsecond.
  var restTime: Double {
    var (copy, start) = (self, time)
    while copy.draw(at: start + 0.05).isMoving { start += 0.05 }
    var end = start + 0.05
    while end - start > 1e-6 {
      let middle = (start + end) / 2
      if drawn(at: middle).isMoving { start = middle } else { end = middle }
    }
    return end
  }

  /// How fast the strip scrolls right after a time, in points per second, while no card opens and no gap closes.
  func velocity(at time: Double) -> Double {
    slope(at: time) { scrollOffset(in: $0) }
  }

  /// How fast a number of the scene changes right after a time, per second.
  func slope(at time: Double, of value: (ExhibitScene) -> Double) -> Double {
    slopes(at: time) { [value($0)] }[0]
  }

  /// How fast numbers of the scene change right after a time, per second.
  ///
  /// Three scenes, 1 µs apart, give the slope of the parabola through them. Its error is the third derivative times 3e-13: at
  /// most 1e-5 for a spring of 0.2 s that starts with 8000 points per second. Rounding adds as much.
  func slopes(at time: Double, of values: (ExhibitScene) -> [Double]) -> [Double] {
    let step = 1e-6
    var copy = self
    let (now, next, last) = (
      values(copy.draw(at: time)), values(copy.draw(at: time + step)),
      values(copy.draw(at: time + 2 * step))
    )
    return now.indices.map { (-3 * now[$0] + 4 * next[$0] - last[$0]) / (2 * step) }
  }
}
