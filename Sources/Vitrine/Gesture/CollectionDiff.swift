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

#if !arch(wasm32)
extension CollectionDiff {
  /// The items between two known items that keep their order, before the first one or after the last one.
  struct Gap {
    /// Its range in the old collection.
    var range: Range<Int>
    /// Its known items, which move; in their old order.
    var moved: ArraySlice<Known>
    /// The change in the number of its other items.
    var countChange: Int

    /// The insertion or the removals that change their number, last first.
    var changes: [Change] {
      countChange > 0
        ? [.insert(countChange, at: range.lowerBound)]
        : removals.reversed().map { Change.remove($0) }
    }

    /// The ranges to remove, between the items that stay.
    private var removals: [Range<Int>] {
      var (left, start, runs) = (-countChange, range.lowerBound, [Range<Int>]())
      for end in moved.map({ $0.from }) + [range.upperBound] where left > 0 {
        let run = start..<min(end, start + left)
        if !run.isEmpty { runs.append(run) }
        (left, start) = (left - run.count, end + 1)
      }
      return runs
    }

    /// Returns its known items with their indices after the changes of all gaps. The gaps before it have `countChangeBefore` more
    /// items then.
    func movedItems(after countChangeBefore: Int) -> [Known] {
      var (left, start) = (-countChange, range.lowerBound)
      return moved.map { item in
        let removed = max(0, min(left, item.from - start))
        (left, start) = (left - removed, item.from + 1)
        let own = countChange > 0 ? countChange : countChange + left
        return Known(from: item.from + countChangeBefore + own, to: item.to)
      }
    }
  }
}

extension CollectionDiff.KnownOrder {
  /// Returns the gaps between the old collection of `before` items and the new one of `now` items, first to last.
  func gaps(before: Int, now: Int) -> [CollectionDiff.Gap] {
    let coming = moved.map { $0.to }.sorted()
    var (start, gaps) = (CollectionDiff.Known(from: -1, to: -1), [CollectionDiff.Gap]())
    var (firstMoved, firstComing) = (0, 0)
    for end in ordered + [CollectionDiff.Known(from: before, to: now)] {
      var (lastMoved, lastComing) = (firstMoved, firstComing)
      while lastMoved < moved.count, moved[lastMoved].from < end.from { lastMoved += 1 }
      while lastComing < coming.count, coming[lastComing] < end.to { lastComing += 1 }
      let was = end.from - start.from - (lastMoved - firstMoved)
      let will = end.to - start.to - (lastComing - firstComing)
      gaps.append(
        CollectionDiff.Gap(
          range: start.from + 1..<end.from, moved: moved[firstMoved..<lastMoved],
          countChange: will - was))
      (start, firstMoved, firstComing) = (end, lastMoved, lastComing)
    }
    return gaps
  }
}
#endif

#if !arch(wasm32)
extension CollectionDiff {
  /// The known items that keep their order, and the smallest set of items that move past others.
  struct KnownOrder {
    private(set) var ordered: [Known] = []
    private(set) var moved: [Known] = []

    init(_ kept: [Known], now: Int) {
      var isTaken = [Bool](repeating: false, count: max(0, now))
      var known: [Known] = []
      for item in kept where isTaken.indices.contains(item.to) && !isTaken[item.to] {
        isTaken[item.to] = true
        known.append(item)
      }
      var stays = [Bool](repeating: false, count: known.count)
      for index in Self.longestRise(in: known.map { $0.to }) { stays[index] = true }
      for (index, item) in known.enumerated() {
        if stays[index] { ordered.append(item) } else { moved.append(item) }
      }
    }

    /// Returns the indices of a longest increasing subsequence, last first, by patience sorting in O(n log n).
    private static func longestRise(in numbers: [Int]) -> [Int] {
      // At n, the index of the smallest number that ends a rise of n + 1 numbers.
      var ends: [Int] = []
      var before = [Int](repeating: -1, count: numbers.count)
      for (index, number) in numbers.enumerated() {
        var (low, high) = (0, ends.count)
        while low < high {
          let middle = (low + high) / 2
          if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { before[index] = ends[low - 1] }
        if low < ends.count { ends[low] = index } else { ends.append(index) }
      }
      var rise: [Int] = []
      var next = ends.last ?? -1
      while next >= 0 {
        rise.append(next)
        next = before[next]
      }
      return rise
    }
  }
}
#endif

#if !arch(wasm32)
extension CollectionDiff {
  /// The moves of single items to their new indices, one after the other in ascending order of these.
  ///
  /// An item that waits for its move is at its old slot. An item that has moved follows the items that stay and precede it
  /// in the end. So an index is the sum of two counts: of the items that stay or wait, and of the items that have moved.
  ///
  /// ```
  ///   slots     0   1   2   3   4
  ///   items     d   a   b   e   c        a, b and c stay; d and e move to the indices 3 and 4
  ///             |   a   b   e   c d      the slot of d is empty, and d follows c
  /// ```
  struct MoveOrder {
    /// The items that move, in the order of their new indices.
    private let items: [Known]
    /// Their slots in ascending order: the indices before the first move.
    private let slots: [Int]
    /// How many items have left each of these slots, and how many have been inserted before it but not before the slot before.
    private var left, inserted: FenwickTree

    /// Creates the order of moves of items to their new indices, from the indices before the first move.
    init(_ moved: [Known]) {
      items = moved.sorted { $0.to < $1.to }
      slots = moved.map { $0.from }.sorted()
      left = FenwickTree([Double](repeating: 0, count: moved.count))
      inserted = left
    }

    /// The moves. The old index of each applies after the moves before it.
    var moves: [Known] {
      var (order, moves) = (self, [Known]())
      for step in items.indices {
        let move = order.perform(step)
        if move.from != move.to { moves.append(move) }
      }
      return moves
    }

    /// Moves the next item. Returns its present index and its new index.
    private mutating func perform(_ step: Int) -> Known {
      let item = items[step]
      let rank = first(where: { slots[$0] >= item.from })
      // Of the items that precede it in the end, as many have moved before it as there were steps. The others stay.
      let ahead = first(where: { slots[$0] - $0 >= item.to - step })
      let from = item.from - Int(left.sum(ofFirst: rank)) + Int(inserted.sum(ofFirst: rank + 1))
      left.add(1, at: rank)
      let waiting = ahead - Int(left.sum(ofFirst: ahead))
      if ahead < slots.count { inserted.add(1, at: ahead) }
      return Known(from: from, to: item.to + waiting)
    }

    /// Returns the first index of a slot that meets a condition, which holds for all slots after it; their number for none.
    private func first(where isMet: (Int) -> Bool) -> Int {
      var (low, high) = (0, slots.count)
      while low < high {
        let middle = (low + high) / 2
        if isMet(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
#endif
