import Vitrine

/// A custom effect: the placement of an item at its phase, from its placement without the effect.
typealias ItemEffect = (Placement, _ phase: Double) -> Placement

extension ExhibitScene {
  /// The scene with an effect applied to each item.
  func applying(_ effect: ItemEffect) -> ExhibitScene {
    var scene = self
    for index in placements.indices {
      scene.placements[index] = effect(placements[index], phase(at: index))
    }
    return scene
  }
}
