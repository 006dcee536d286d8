extension ExhibitScene {
  /// Returns whether the scene draws the same items as another scene, in the same order and with the same boxes.
  func drawsItems(of other: ExhibitScene) -> Bool {
    target == other.target && placements.count == other.placements.count
      && placements.indices.allSatisfy {
        placements[$0].item == other.placements[$0].item
          && placements[$0].box == other.placements[$0].box
      }
  }

  /// Returns how far a compositor that interpolates between two scenes draws from this scene, in points. A difference of opacity
  /// counts as the distance that is as visible. Scenes of different numbers of items are infinitely far from each other.
  func deviation(from before: ExhibitScene, to after: ExhibitScene, at share: Double) -> Double {
    guard before.placements.count == placements.count, after.placements.count == placements.count
    else { return .infinity }
    func deviation(of opacity: Double, _ start: Double, _ end: Double) -> Double {
      abs(opacity - start - (end - start) * share) / Self.visibleOpacity
    }
    var most = max(
      deviation(of: sceneOpacity, before.sceneOpacity, after.sceneOpacity),
      max(
        deviation(of: backdrop, before.backdrop, after.backdrop),
        deviation(of: controls, before.controls, after.controls)))
    for index in placements.indices {
      let (start, end) = (before.placements[index], after.placements[index])
      let placement = placements[index]
      let drawn = CroppedBoxes(start).toward(CroppedBoxes(end), at: share)
      most = max(most, CroppedBoxes(placement).distance(to: drawn))
      most = max(most, deviation(of: placement.opacity, start.opacity, end.opacity))
    }
    return most
  }

  /// The difference of opacity that counts as one point. Two of 256 shades are a quarter of it.
  private static let visibleOpacity = 8 / 255.0
}
