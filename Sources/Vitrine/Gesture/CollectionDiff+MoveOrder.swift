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
