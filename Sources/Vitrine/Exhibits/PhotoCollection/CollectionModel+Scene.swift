/// Placements in the content of the grid. Nothing here changes the collection.
extension CollectionModel {
  /// Returns the top left of an exhibit, in points of the content. A row lies in the visible part.
  func origin(of arrangement: Arrangement) -> Vector {
    let window = view.window
    return arrangement == .grid
      ? .zero : window.origin + arrangement.row(in: window.dimensions).origin
  }

  /// Returns an event with the positions of pointers and pinches relative to the present exhibit.
  func inPresent(_ event: Event) -> Event {
    let offset = view.window.origin - origin(of: arrangement)
    var moved = event
    switch event.kind {
    case .pointer(var pointer):
      pointer.position = pointer.position + offset
      moved.kind = .pointer(pointer)
    case .magnify(var pinch):
      pinch.position = pinch.position + offset
      moved.kind = .magnify(pinch)
    default: break
    }
    return moved
  }

  /// Returns the viewport of a row.
  func viewport(of arrangement: Arrangement) -> Viewport {
    let row = arrangement.row(in: view.window.dimensions).dimensions
    return Viewport(
      dimensions: row, origin: view.origin + origin(of: arrangement) * view.scale,
      window: Frame(x: 0, y: 0, width: row.width, height: row.height), scale: view.scale)
  }
}

extension CollectionModel {
  /// Moves the placements of an exhibit to their places in the content.
  /// - Parameter flown: The photographs that fly. While the columns of a grid change, both layers leave them out.
  func placePhotos(
    of arrangement: Arrangement, in scene: inout ExhibitScene, besides flown: [Placement]
  ) {
    guard arrangement != .grid else { return scene.placeLayers(besides: flown) }
    let offset = origin(of: arrangement) + scene.offset
    // A loop draws them in the order of the row.
    if arrangement.canLoop { scene.placements.sort { $0.isBefore($1) } }
    for index in scene.placements.indices {
      var placement = scene.placements[index]
      placement.position = placement.position + offset
      placement.opacity *= scene.sceneOpacity
      scene.placements[index] = arrangement == .expanding ? picture(in: placement) : placement
    }
  }

  /// Returns the placement of a picture that fills the visible part of a card. Its box is that of a closed card, so a card that opens
  /// only scales it.
  private func picture(in card: Placement) -> Placement {
    let visible = card.frame
    let ratios = settings.ratios
    let ratio = ratios.indices.contains(card.item) ? ratios[card.item] : 0
    let closed = Frame(
      x: 0, y: 0, width: Option.collapsedSize.defaultValue, height: visible.height)
    let (box, outline) =
      ratio > 0
      ? (closed.filling(ratio: ratio).dimensions, visible.filling(ratio: ratio))
      : (visible.dimensions, visible)
    var picture = Placement(
      item: card.item, box: box, outline: outline, visible: visible,
      radii: card.radii * card.scale, opacity: card.opacity)
    (picture.depth, picture.openness) = (card.depth, card.openness)
    return picture
  }

  /// Adds the photographs that fly, and those that leave.
  ///
  /// A photograph that is in both groups is drawn in the one that is visible. One that is in the invisible group only is drawn with an
  /// opacity of 0, so that a host keeps its view.
  /// - Parameters:
  ///   - flights: The photographs that fly.
  ///   - frameOffset: The offset of the present exhibit's own scene.
  ///   - leaving: The placements of the exhibit that fades out.
  ///   - scene: The scene of the present exhibit.
  func add(
    _ flights: RearrangementScene, from frameOffset: Vector, over leaving: [Placement],
    to scene: inout ExhibitScene
  ) {
    let offset = arrangement == .grid ? .zero : origin(of: arrangement) + frameOffset
    let new = scene.placements.map { look(flights.destination, of: $0) }
    let old = leaving.map { look(flights.source, of: $0) }
    let isOldVisible = flights.source.opacity > 0
    scene.placements = Self.inFront(flights.placements, at: offset)
    Self.add(isOldVisible ? old : new, to: &scene.placements)
    Self.add(isOldVisible ? new : old, to: &scene.placements)
    scene.isMoving = scene.isMoving || flights.isMoving
  }

  /// Returns the placement of a photograph in its group.
  private func look(_ group: RearrangementScene.Group, of placement: Placement) -> Placement {
    var placement = placement
    let pivot = (group.pivot - view.origin) / view.scale
    placement.position =
      pivot + (placement.position - pivot) * group.scale + group.offset / view.scale
    placement.scale *= group.scale
    placement.opacity *= group.opacity
    return placement
  }

  /// Returns photographs that fly in front of all others, with their order as depth.
  private static func inFront(_ flown: [Placement], at offset: Vector) -> [Placement] {
    var flown = flown
    for index in flown.indices { flown[index].position = flown[index].position + offset }
    let order = flown.indices.sorted { (flown[$0].depth, $0) < (flown[$1].depth, $1) }
    for (rank, index) in order.enumerated() { flown[index].depth = flownDepth + Double(rank) }
    return flown.sorted { $0.item < $1.item }
  }

  /// Adds placements of photographs that have none yet. Both are sorted, so one pass is enough.
  private static func add(_ group: [Placement], to placements: inout [Placement]) {
    var (merged, next) = ([Placement](), 0)
    merged.reserveCapacity(group.count + placements.count)
    for placement in placements {
      while next < group.count, group[next].isBefore(placement) {
        merged.append(group[next])
        next += 1
      }
      if next < group.count, !placement.isBefore(group[next]) { next += 1 }
      merged.append(placement)
    }
    placements = merged + group[next...]
  }

  /// A depth in front of all photographs that do not fly.
  static let flownDepth = 1000.0
}

extension ExhibitScene {
  /// Moves the removed photographs of a grid to the first placements. While its columns change, that is in the rear layer, which is opaque.
  mutating func placeRemoved() {
    guard !removed.isEmpty else { return }
    placements.insert(
      contentsOf: removed.map { cell in layers.first.map { cell.undrawn(in: $0) } ?? cell }, at: 0)
    removed = []
  }

  /// Moves the cells of the layers of a grid to their places in the grid.
  fileprivate mutating func placeLayers(besides flown: [Placement]) {
    guard !layers.isEmpty else { return }
    placements.removeAll { cell in cell.lap > 0 && flown.contains { $0.item == cell.item } }
    for index in placements.indices {
      let lap = placements[index].lap
      let layer = layers[min(lap, 1)]
      placements[index] = placements[index].drawn(in: layer)
      // The cell in front stays opaque.
      if lap == 1 { placements[index].opacity *= layer.opacity }
      placements[index].depth = Double(lap)
    }
    layers = []
    placements.sort { $0.isBefore($1) }
  }
}

extension Placement {
  /// Whether it is that of a photograph that was removed from a grid; see ``ExhibitScene/removed``. One that was removed while it flew to
  /// another arrangement has a number near 0.
  package var isRemovedCell: Bool { item < ExhibitScene.firstRemoved / 2 }

  /// Whether it precedes another placement in the order of the collection. The copies of a loop follow, by their laps.
  fileprivate func isBefore(_ other: Placement) -> Bool {
    (item, abs(lap), lap) < (other.item, abs(other.lap), other.lap)
  }
}
