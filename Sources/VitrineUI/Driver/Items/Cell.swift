import Observation
import Vitrine

/// One item on screen: its identity and its placement.
///
/// Views that read the placement update when it changes. The item's content does not read it, so the content is built once and
/// lives as long as the cell.
@MainActor @Observable
final class Cell<ID: Hashable> {
  /// The identity of the cell in every frame and through every change of the collection.
  let id: Key
  /// The index of the item in the collection; below 0 for one that has left the collection and fades out.
  private(set) var index: Int
  /// The position and appearance of the item.
  private(set) var placement: Placement
  /// The placement as a strip draws it.
  private(set) var stripPlacement: StripPlacement
  /// The distance from the alignment line, in items: 0 on the line, 1 for the next item.
  private(set) var phase = 0.0
  /// The share of its shadow that is visible, from 0 to 1.
  private(set) var shadow = 0.0
  /// Whether any part of it is in view.
  private(set) var isSeen = false
  /// Whether it is the item nearest to the alignment line.
  private(set) var isCurrent = false

  /// The content that was built last, which is shown while the item fades out after it has left its collection.
  @ObservationIgnored var content: Any?
  /// The ratio that was known last.
  @ObservationIgnored var ratio: Double?
  /// The length of its content in the last layout; nil before that.
  @ObservationIgnored var measurement: ItemMeasurement?

  /// The identity of one drawing of an item.
  struct Key: Hashable {
    let item: ID
    /// The lap in which it is drawn: 0 for the item itself, other values for copies in a loop with few items.
    let lap: Int
    /// The number of earlier items with the same id; 0 if ids are unique.
    let duplicate: Int
  }

  /// Creates a cell at `placement`.
  init(_ id: Key, at placement: Placement) {
    self.id = id
    self.index = placement.item
    self.placement = placement
    stripPlacement = StripPlacement(placement, isVertical: false)
  }

  /// Whether it is a copy of an item that is drawn elsewhere. A copy has no focus and no accessible name.
  var isCopy: Bool { id.lap != 0 }

  /// Whether its item has left the collection.
  var hasLeft: Bool { index < 0 }

  /// Updates the cell. Only changed properties are assigned, so that views do not update without need.
  func follow(
    _ placement: Placement, phase: Double, in scene: ExhibitScene, isVertical: Bool? = nil
  ) {
    let isSeen = isVertical.map { scene.shows(placement, alongStrip: $0) } ?? scene.shows(placement)
    let isCurrent = placement.item == scene.current && !isCopy
    if self.placement != placement { self.placement = placement }
    if let isVertical { follow(StripPlacement(placement, isVertical: isVertical)) }
    if self.phase != phase { self.phase = phase }
    if index != placement.item { index = placement.item }
    if self.isSeen != isSeen { self.isSeen = isSeen }
    if self.isCurrent != isCurrent { self.isCurrent = isCurrent }
  }

  /// Records that its item was removed. Scenes draw it under this number while it fades out.
  func markRemoved(as number: Int) { index = number }

  /// Sets the share of its shadow that is visible.
  func cast(shadow new: Double) {
    if shadow != new { shadow = new }
  }

  private func follow(_ new: StripPlacement) {
    if stripPlacement != new { stripPlacement = new }
  }
}

extension ExhibitScene {
  /// Whether any part of an item is in view along its strip. Across it nothing cuts an item, and before the first layout a strip has no
  /// breadth.
  fileprivate func shows(_ placement: Placement, alongStrip isVertical: Bool) -> Bool {
    let frame = placement.frame.moved(by: offset)
    let isInside =
      isVertical
      ? frame.maxY > 0 && frame.y < dimensions.height : frame.maxX > 0 && frame.x < dimensions.width
    return placement.opacity > 0 && isInside
  }
}
