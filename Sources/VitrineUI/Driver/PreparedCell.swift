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
