import Vitrine

/// The cells of a scene, in its order; a cell stays the same object for as long as its item is drawn.
@MainActor
struct Cells<ID: Hashable> {
  private(set) var all: [Cell<ID>] = []

  /// Follows a scene.
  /// - Returns: Whether there are other cells than before, or in another order.
  mutating func follow(_ scene: ExhibitScene, of roster: Roster<ID>) -> Bool {
    let isSame = shows(scene, of: roster)
    if !isSame { regroup(scene, of: roster) }
    for (index, cell) in all.enumerated() {
      cell.follow(scene.placements[index], phase: scene.phase(at: index), in: scene)
    }
    return !isSame
  }

  /// Whether an id stands for more than one of the items that are drawn.
  var twin: ID? { all.first { $0.id.twin > 0 }?.id.item }

  private func shows(_ scene: ExhibitScene, of roster: Roster<ID>) -> Bool {
    all.count == scene.placements.count
      && zip(all, scene.placements).allSatisfy { cell, placement in
        cell.index == placement.item && cell.id.lap == placement.lap
          && roster.has(cell.id.item, at: placement.item)
      }
  }

  private mutating func regroup(_ scene: ExhibitScene, of roster: Roster<ID>) {
    let old = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
    var taken: [Cell<ID>.Key: Int] = [:]
    all = scene.placements.filter { $0.item < roster.count }.map { placement in
      let first = Cell.Key(item: roster[placement.item], lap: placement.lap, twin: 0)
      let twin = taken[first, default: 0]
      taken[first] = twin + 1
      let key = Cell.Key(item: first.item, lap: first.lap, twin: twin)
      return old[key] ?? Cell(key, at: placement)
    }
  }
}
