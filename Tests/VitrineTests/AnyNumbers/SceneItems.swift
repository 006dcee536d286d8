import Vitrine

/// What is true of the items of every scene: they are there, and not too many.
enum SceneItems {
  /// More placements than any screen shows, and than any page keeps.
  private static let maximum = 20_000

  /// What is wrong with a scene; nil when nothing is.
  static func breach(in scene: ExhibitScene, of collection: KnownCollection) -> String? {
    guard scene.placements.count <= maximum else { return "\(scene.placements.count) placements" }
    for placement in scene.placements where !collection.shows(placement.item) {
      return "item \(placement.item) of \(collection.count)"
    }
    let places = Set(scene.placements.map { [$0.lap, $0.item] })
    guard places.count == scene.placements.count || collection.opened != nil else {
      return "the same lap of an item twice"
    }
    return indices(of: scene, collection)
  }

  private static func indices(of scene: ExhibitScene, _ collection: KnownCollection) -> String? {
    for item in [scene.current, scene.target] {
      let isNone = item == 0 && collection.count == 0
      guard isNone || collection.shows(item) else { return "item \(item) of \(collection.count)" }
    }
    let prefetch = scene.prefetch
    guard prefetch.isEmpty || collection.holds(prefetch.lowerBound),
      prefetch.count <= collection.count
    else { return "prefetch \(prefetch) of \(collection.count)" }
    let pages = 0..<max(1, scene.pages)
    return scene.pages <= collection.count && pages.contains(scene.currentPage)
      ? nil : "page \(scene.currentPage) of \(scene.pages)"
  }
}
