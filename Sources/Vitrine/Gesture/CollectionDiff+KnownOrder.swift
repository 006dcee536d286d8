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
