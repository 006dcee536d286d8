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

extension CollectionDiff.KnownOrder {
  /// The items between two items that keep their order, before the first one or after the last one.
  struct Gap {
    /// Its range in the old collection.
    var range: Range<Int>
    /// The old indices of its known items, which move.
    var moved: [Int]
    /// The change in the number of its other items.
    var growth: Int

    /// The changes that let it grow or shrink, last first.
    var changes: [CollectionDiff.Change] {
      growth > 0
        ? [.insert(growth, at: range.lowerBound)]
        : removals.reversed().map { CollectionDiff.Change.remove($0) }
    }

    /// The ranges to remove, between the items that stay.
    private var removals: [Range<Int>] {
      var (left, start, runs) = (-growth, range.lowerBound, [Range<Int>]())
      for end in moved + [range.upperBound] where left > 0 {
        let run = start..<min(end, start + left)
        if !run.isEmpty { runs.append(run) }
        (left, start) = (left - run.count, end + 1)
      }
      return runs
    }
  }

  /// Returns the gaps between the old collection of `before` items and the new one of `now` items, first to last.
  func gaps(before: Int, now: Int) -> [Gap] {
    var bounds = [CollectionDiff.Known(from: -1, to: -1)]
    bounds += ordered
    bounds.append(CollectionDiff.Known(from: before, to: now))
    return zip(bounds, bounds.dropFirst()).map { start, end in
      let inside = moved.map { $0.from }.filter { start.from < $0 && $0 < end.from }
      let coming = moved.filter { start.to < $0.to && $0.to < end.to }.count
      let was = end.from - start.from - 1 - inside.count
      let will = end.to - start.to - 1 - coming
      return Gap(range: start.from + 1..<end.from, moved: inside, growth: will - was)
    }
  }
}
#endif
