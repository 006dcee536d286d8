import Vitrine

/// The cells of a scene, in its order. A cell stays the same object while its item is drawn.
@MainActor
struct Cells<ID: Hashable> {
  /// The cell of each placement; nil where the collection no longer has the item.
  private var cellOfPlacement: [Cell<ID>?] = []

  /// The cells in the order of the scene.
  var all: [Cell<ID>] { cellOfPlacement.compactMap(\.self) }

  /// Updates the cells for a scene.
  /// - Parameters:
  ///   - ids: The ids of the collection.
  ///   - prepared: A cell that was laid out before its item is drawn.
  ///   - isVertical: Whether the items of a strip run from top to bottom; nil for a scene that is no strip.
  /// - Returns: Whether the cells or their order have changed.
  mutating func follow(
    _ scene: ExhibitScene, of ids: ItemIDs<ID>, prepared: Cell<ID>? = nil,
    isVertical: Bool? = nil
  ) -> Bool {
    let isSame = shows(scene, of: ids)
    if !isSame { regroup(scene, of: ids, prepared: prepared) }
    for (index, cell) in cellOfPlacement.enumerated() {
      cell?.follow(
        scene.placements[index], phase: scene.phase(at: index), in: scene, isVertical: isVertical)
    }
    return !isSame
  }

  /// The first id that several drawn items share; nil if ids are unique.
  var duplicate: ID? { all.first { $0.id.duplicate > 0 }?.id.item }

  private func shows(_ scene: ExhibitScene, of ids: ItemIDs<ID>) -> Bool {
    cellOfPlacement.count == scene.placements.count
      && zip(cellOfPlacement, scene.placements).allSatisfy { cell, placement in
        if placement.item < 0 {
          // The cell of one that has come back shows it at its new place, and the one that fades out has none.
          return cell.map { $0.index == placement.item } ?? placement.isRemovedCell
        }
        let id = ids[ifPresent: placement.item]
        guard let cell else { return id == nil }
        return cell.index == placement.item && cell.id.lap == placement.lap && cell.id.item == id
      }
  }

  private mutating func regroup(
    _ scene: ExhibitScene, of ids: ItemIDs<ID>, prepared: Cell<ID>?
  ) {
    let known = all + [prepared].compactMap(\.self)
    let old = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
    var counts: [Cell<ID>.Key: Int] = [:]
    cellOfPlacement = scene.placements.map { placement in
      // An item that has left the collection comes first, and its id can have come back.
      guard let id = ids[ifPresent: placement.item] else { return nil }
      let first = Cell.Key(item: id, lap: placement.lap, duplicate: 0)
      let duplicate = counts[first, default: 0]
      counts[first] = duplicate + 1
      let key = Cell.Key(item: first.item, lap: first.lap, duplicate: duplicate)
      return old[key] ?? Cell(key, at: placement)
    }
    addLeft(known, of: scene)
  }

  /// Gives each item that has left the collection the cell that it had: the one with its number. If it has left during a flight, that is
  /// the one that was drawn nearest to it. The cell of one that has come back shows it at its new place.
  private mutating func addLeft(_ known: [Cell<ID>], of scene: ExhibitScene) {
    guard let first = scene.placements.first, first.item < 0 else { return }
    let used = Set(all.map(\.id))
    var left = known.filter { !used.contains($0.id) }
    for (index, placement) in scene.placements.enumerated() where placement.item < 0 {
      let middle = placement.frame.center
      let distance = { (cell: Cell<ID>) in
        // One that has left before is known by its number.
        cell.index == placement.item ? -1 : (cell.placement.frame.center - middle).length
      }
      guard let nearest = left.indices.min(by: { distance(left[$0]) < distance(left[$1]) }) else {
        return
      }
      if placement.isRemovedCell, left[nearest].index != placement.item { continue }
      cellOfPlacement[index] = left.remove(at: nearest)
    }
  }
}
