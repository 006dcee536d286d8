/// Scenes and poses of a strip. They change only the instant for which the strip is evaluated.
extension CarouselModel {
  /// Fills `scene` with the mounted items; see ``ExhibitModel/draw(at:into:)``.
  public mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    let instant = time.isTime ? styled.scroller.offset.clock.instant(time) : now
    evaluate(at: instant)
    styled.draw(at: instant, into: &scene)
    scene.wakeAt = wakeTime
    if instant != now { evaluate(at: now) }
  }

  /// Returns whether a step forwards or backwards leads to another page of a scene of this model.
  package func canStep(forwards: Bool, in scene: ExhibitScene) -> Bool {
    let isInside = forwards ? scene.currentPage < scene.pages - 1 : scene.currentPage > 0
    return scene.pages > 1 && (styled.scroller.strip.loops || isInside)
  }

  /// Returns the frame of an item on the screen at a time, in seconds, from which it flies and to which it returns.
  ///
  /// For the open item, this is the frame of its picture, if the host has sent it; see ``Event/Kind/source(_:)``. An invisible
  /// item has no source; opening it moves it to the line first. A time before now counts as now.
  public mutating func source(of item: Int, at time: Double) -> Source? {
    guard BuildFeature.viewer, let placement = placement(of: item, at: time) else { return nil }
    return styled.source(in: placement)
  }

  /// Returns the pose of an item on the screen at a time, in seconds. In a loop it is in the lap nearest to the line. A time
  /// before now counts as now.
  public mutating func pose(of item: Int, at time: Double) -> Pose? {
    placement(of: item, at: time).map { Pose($0, in: styled.appearance.viewport) }
  }

  /// Returns the placement of an item at a time, in seconds, relative to the top left of the viewport.
  private mutating func placement(of item: Int, at time: Double) -> Placement? {
    guard (0..<styled.scroller.strip.count).contains(item) else { return nil }
    let instant = styled.scroller.offset.clock.instant(time.isTime ? max(now.real, time) : now.real)
    evaluate(at: instant)
    defer { evaluate(at: now) }
    return styled.placement(ofNearest: item, at: instant)
  }
}
