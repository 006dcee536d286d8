#if !arch(wasm32)
// The WebAssembly module leaves this out, because its host computes changes itself: 180 bytes would remain in every package.
/// The changes between two collections, found from the items that are known in both.
///
/// ```
///   before   a b c d e      known are a, c, d and e
///   now      a d c x y e    remove 1 item at index 1, insert 2 at index 3, move the item at 2 to 1
/// ```
/// Between two known items, only the change in the number of items is known, so a host need not know all items. As few items as
/// possible move; neighbours that move together are one change. The time is O(n log n) for n known items.
package struct CollectionDiff: Equatable, Sendable {
  /// One change. Its indices apply after all changes before it.
  package enum Change: Equatable, Sendable {
    /// Inserts a number of items; the first one gets this index.
    case insert(Int, at: Int)
    /// Removes these items.
    case remove(Range<Int>)
    /// Moves these items, so that the first one gets this index.
    case move(Range<Int>, to: Int)
  }

  /// A known item: its old index and its new index.
  package struct Known: Equatable, Sendable {
    /// The old index. In a move, this is the index after the changes before the move.
    package var from: Int
    /// The new index.
    package var to: Int

    /// Creates a known item.
    package init(from: Int, to: Int) { (self.from, self.to) = (from, to) }
  }

  /// The changes, in the order in which they apply.
  package private(set) var changes: [Change] = []

  /// Finds the changes.
  /// - Parameters:
  ///   - kept: The known items, in their old order. If several have the same new index, the first one counts.
  ///   - before: The old number of items.
  ///   - now: The new number of items.
  package init(kept: [Known], before: Int, now: Int) {
    let gaps = KnownOrder(kept, now: now).gaps(before: before, now: now)
    for gap in gaps.reversed() { changes += gap.changes }
    var countChange = 0
    var moved: [Known] = []
    for gap in gaps {
      moved += gap.movedItems(after: countChange)
      countChange += gap.countChange
    }
    for move in MoveOrder(moved).moves { append(move) }
  }

  /// Returns the changes as events for a model. New items are `extent` points long until they are measured.
  package func events(extent: Double) -> [Event.Kind] {
    changes.map {
      switch $0 {
      case .insert(let count, let index): .insert(count, at: index, extent: extent)
      case .remove(let range): .remove(range)
      case .move(let range, let destination): .move(range, to: destination)
      }
    }
  }
}

extension CollectionDiff {
  /// Adds the move of a single item. It joins the last move if both items lie next to each other, before and after.
  private mutating func append(_ move: Known) {
    if case .move(let range, let destination)? = changes.last {
      let isNextBackwards =
        destination < range.lowerBound
        && move.from == range.upperBound && move.to == destination + range.count
      let isNextForwards =
        destination > range.lowerBound
        && move.from == range.lowerBound && move.to == destination + range.count - 1
      if isNextBackwards || isNextForwards {
        changes[changes.count - 1] = .move(
          range.lowerBound..<range.upperBound + 1,
          to: isNextBackwards ? destination : destination - 1)
        return
      }
    }
    changes.append(.move(move.from..<move.from + 1, to: move.to))
  }
}
#endif
