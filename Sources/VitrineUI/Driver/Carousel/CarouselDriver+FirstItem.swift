import Vitrine

/// Items that come to an empty strip whose layout determines their length.
///
/// The layout of one item comes before the drawing of the collection, so the collection is drawn once, with the right length. All other
/// inputs wait for that layout too, because what they change would be drawn before it.
extension CarouselDriver {
  /// Returns the cell that is laid out before the collection is drawn; nil if its length is known.
  ///
  /// The cell stays the same object when the collection is drawn, so its content is built once.
  /// - Parameter selected: The item that will be current; nil for the first one.
  func firstCell(of new: ItemIDs<ID>, selected: ID?) -> Cell<ID>? {
    guard new.count > 0, ids.count == 0, awaitsLayout else {
      prepared.replace(with: nil)
      return nil
    }
    let index = (selected ?? selectionSync.awaited?.id).flatMap { new.index(of: $0, near: 0) } ?? 0
    guard let item = new[ifPresent: index] else { return nil }
    let key = Cell.Key(item: item, lap: 0, duplicate: 0)
    if let cell = prepared.cell, cell.id == key, cell.index == index { return cell }
    let cell = Cell(key, at: Placement(item: index, frame: .zero))
    drawnItems.add([cell])
    prepared.replace(with: cell)
    return cell
  }

  /// Updates all inputs, at once or after the layout of the first cell.
  func update(to new: ItemIDs<ID>, _ changes: @escaping @MainActor () -> Void) {
    guard let cell = prepared.cell, new.has(cell.id.item, at: cell.index) else {
      _ = prepared.takeUpdate()
      return makeUpdate(changes)
    }
    prepared.await(changes)
    // An item whose content is empty has no layout.
    Task { [weak self] in self?.layoutCompleted() }
  }

  /// Makes the update that has waited for a layout.
  func layoutCompleted() {
    guard let changes = prepared.takeUpdate() else { return }
    makeUpdate(changes)
    prepared.replace(with: nil)
  }

  /// Whether a layout has to determine the length of the first items. A view that appears gets its items before its first layout.
  private var awaitsLayout: Bool {
    guard viewFrame.laidOutSize != nil else { return false }
    return lengths.followBreadth
      ? size.breadth(isVertical: isVertical) <= 0
      : lengths.areMeasured && lengths.commonLength == nil
  }
}

/// The cell of an empty strip that is laid out before the collection is drawn, and the update of the app that waits for this layout.
@MainActor
struct PreparedCell<ID: Hashable> {
  /// The cell that is laid out first; nil if no item has to be.
  private(set) var cell: Cell<ID>?
  /// The update that waits for the layout.
  private var update: (@MainActor () -> Void)?

  /// Lays out another cell first; nil lays out none.
  mutating func replace(with cell: Cell<ID>?) { self.cell = cell }

  /// Lets an update wait for the layout of the cell, instead of an earlier one.
  mutating func await(_ update: @escaping @MainActor () -> Void) { self.update = update }

  /// Returns the update that has waited, once; nil if there is none.
  mutating func takeUpdate() -> (@MainActor () -> Void)? {
    defer { update = nil }
    return update
  }
}
