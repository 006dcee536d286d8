import Vitrine

/// Checks the items of a scene: they exist, and there are not too many.
enum SceneItems {
  /// The maximum number of placements, which no screen and no page needs.
  private static let maximum = 20_000

  /// Returns a violation in a scene; nil if there is none.
  static func violation(in scene: ExhibitScene, of collection: ExpectedCollection) -> String? {
    guard scene.placements.count <= maximum else { return "\(scene.placements.count) placements" }
    for placement in scene.placements where !collection.shows(placement.item) {
      return "item \(placement.item) of \(collection.count)"
    }
    let places = Set(scene.placements.map { [$0.lap, $0.item] })
    guard places.count == scene.placements.count || collection.opened != nil else {
      return "the same lap of an item twice"
    }
    let removed = Set(scene.removed.map(\.item))
    guard removed.count == scene.removed.count, removed.allSatisfy({ $0 < 0 }) else {
      return "removed \(scene.removed.map(\.item))"
    }
    return indices(of: scene, collection)
  }

  private static func indices(of scene: ExhibitScene, _ collection: ExpectedCollection) -> String? {
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
