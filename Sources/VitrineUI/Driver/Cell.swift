import Observation
import Vitrine

/// One item on screen: whose it is, and where it is drawn.
///
/// The views that read a placement are drawn again when it changes; the item's content reads none, so it is built once and
/// lives as long as the cell.
@MainActor @Observable
final class Cell<ID: Hashable> {
  /// What a cell is known by, from frame to frame and through every change of the collection.
  let id: Key
  /// Where in the collection the item is.
  private(set) var index: Int
  /// Where and how it is drawn.
  private(set) var placement: Placement
  /// How many items it is from the alignment line: 0 on it, 1 for the next item.
  private(set) var phase = 0.0
  /// Whether any of it is in view.
  private(set) var isSeen = false
  /// Whether it is the item nearest to the alignment line.
  private(set) var isCurrent = false

  /// An item, and which of several drawings of it.
  struct Key: Hashable {
    let item: ID
    /// The lap it is drawn in: 0 for the item itself, others for copies in a loop with few items.
    let lap: Int
    /// 0, unless the collection has the same id again.
    let twin: Int
  }

  /// A cell that is drawn at `placement`.
  init(_ id: Key, at placement: Placement) {
    self.id = id
    self.index = placement.item
    self.placement = placement
  }

  /// Whether it stands for an item that is drawn elsewhere: without focus and without a name.
  var isCopy: Bool { id.lap != 0 }

  /// Follows a scene; who reads what has not changed is not told.
  func follow(_ placement: Placement, phase: Double, in scene: ExhibitScene) {
    let isSeen = placement.shows(in: scene)
    let isCurrent = placement.item == scene.current && !isCopy
    if self.placement != placement { self.placement = placement }
    if self.phase != phase { self.phase = phase }
    if index != placement.item { index = placement.item }
    if self.isSeen != isSeen { self.isSeen = isSeen }
    if self.isCurrent != isCurrent { self.isCurrent = isCurrent }
  }
}

extension Placement {
  /// Whether any of it is within what the scene extends over.
  fileprivate func shows(in scene: ExhibitScene) -> Bool {
    let seen = frame.moved(by: scene.offset)
    return seen.maxX > 0 && seen.maxY > 0 && seen.x < scene.extent.width
      && seen.y < scene.extent.height
      && opacity > 0
  }
}
