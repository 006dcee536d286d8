import Vitrine

/// The changes between two collections, as far as the items that are known in both show them.
///
/// ```
///   before   a b c d e      known are a, c, d and e
///   now      a d c x y e    1 item left index 1, then 2 came at index 3, then the item at 2 moved to 1
/// ```
/// For the items between two known items, only the change in their number is known.
struct Edits: Equatable {
  /// One change. Its indices apply after all changes before it.
  enum Edit: Equatable {
    /// A number of items came; the first one has this index.
    case insert(Int, at: Int)
    /// These items went.
    case remove(Range<Int>)
    /// The item at the first index moved to the second.
    case move(Int, to: Int)
  }

  /// The changes, in the order in which to make them.
  private(set) var edits: [Edit] = []

  /// A known item: its old index and its new index. For a move, `from` is its index after the changes before the move.
  typealias Known = (from: Int, to: Int)

  /// Finds the changes.
  /// - Parameters:
  ///   - kept: The old and new indices of the known items, in their old order.
  ///   - before: The old number of items.
  ///   - now: The new number of items.
  init(kept: [Known], before: Int, now: Int) {
    let order = Order(kept)
    for gap in order.gaps(before: before, now: now).reversed() { edits += gap.edits }
    let moved = order.moved.map { (from: index(of: $0.from), to: $0.to) }
    edits += Self.moves(moved.sorted { $0.to < $1.to })
  }

  /// The changes as events for a model. New items are `extent` points long until they are measured.
  func events(extent: Double) -> [Event.Kind] {
    edits.map {
      switch $0 {
      case .insert(let count, let index): .insert(count, at: index, extent: extent)
      case .remove(let range): .remove(range)
      case .move(let item, let destination): .move(item..<item + 1, to: destination)
      }
    }
  }

  /// The index of an item that stays, after the changes that have been found.
  private func index(of item: Int) -> Int {
    edits.reduce(item) { index, edit in
      switch edit {
      case .insert(let count, let first): index >= first ? index + count : index
      case .remove(let range): index >= range.upperBound ? index - range.count : index
      case .move: index
      }
    }
  }

  /// Moves items to their new indices, in ascending order. At each step all items before the destination are in place, except
  /// for those that wait to be moved and still lie there.
  private static func moves(_ moved: [Known]) -> [Edit] {
    var (waiting, moves) = (moved[...], [Edit]())
    while let (from, to) = waiting.popFirst() {
      let others = waiting.map { $0.from > from ? $0.from - 1 : $0.from }
      let destination = others.sorted().reduce(to) { $1 < $0 ? $0 + 1 : $0 }
      if destination != from { moves.append(.move(from, to: destination)) }
      for (index, other) in zip(waiting.indices, others) {
        waiting[index].from = other >= destination ? other + 1 : other
      }
    }
    return moves
  }
}
