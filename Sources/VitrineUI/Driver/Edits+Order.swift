extension Edits {
  /// Finds the changes between two collections. Only the items with these old indices are known. Returns nil if all of them
  /// are gone.
  init?<ID>(from old: ItemIDs<ID>, to new: ItemIDs<ID>, knowing indices: Set<Int>) {
    var map = IdentityMap(new)
    let known = indices.filter { $0 >= 0 && $0 < old.count }.sorted()
    let kept = known.compactMap { from in
      map.index(of: old[from], near: from).map { (from: from, to: $0) }
    }
    guard !kept.isEmpty else { return nil }
    self.init(kept: kept, before: old.count, now: new.count)
  }

  /// The known items that kept their order, and the smallest set of items that moved past others.
  struct Order {
    private(set) var ordered: [Known] = []
    private(set) var moved: [Known] = []

    /// - Parameter kept: Known items in their old order. If several have the same new index, the first one counts.
    init(_ kept: [Known]) {
      var taken: Set<Int> = []
      let known = kept.filter { taken.insert($0.to).inserted }
      let isRising = zip(known, known.dropFirst()).allSatisfy { $0.to < $1.to }
      let stays = isRising ? Set(known.indices) : Set(Self.longestRise(in: known.map(\.to)))
      for (index, item) in known.enumerated() {
        stays.contains(index) ? ordered.append(item) : moved.append(item)
      }
    }

    /// The indices of the longest increasing subsequence. Each number extends the longest subsequence that it can follow.
    private static func longestRise(in numbers: [Int]) -> [Int] {
      var best: [(length: Int, before: Int?)] = []
      for (index, number) in numbers.enumerated() {
        let before = (0..<index).filter { numbers[$0] < number }.max {
          best[$0].length < best[$1].length
        }
        best.append(((before.map { best[$0].length } ?? 0) + 1, before))
      }
      let last = best.indices.max { best[$0].length < best[$1].length }
      return Array(
        sequence(state: last) { next in
          defer { next = next.flatMap { best[$0].before } }
          return next
        })
    }

    /// The items between two items that kept their order, before the first one or after the last one.
    struct Gap {
      /// Its range in the old collection.
      var range: Range<Int>
      /// The old indices of its known items, which will move.
      var moved: [Int]
      /// The change in the number of its other items.
      var growth: Int

      /// The changes that let it grow or shrink, last first.
      var edits: [Edit] {
        growth > 0 ? [.insert(growth, at: range.lowerBound)] : removals.reversed().map(Edit.remove)
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

    /// The gaps between the old collection of `before` items and the new one of `now` items, first to last.
    func gaps(before: Int, now: Int) -> [Gap] {
      let bounds = [(from: -1, to: -1)] + ordered + [(from: before, to: now)]
      return zip(bounds, bounds.dropFirst()).map { start, end in
        let inside = moved.map(\.from).filter { start.from < $0 && $0 < end.from }
        let coming = moved.count { start.to < $0.to && $0.to < end.to }
        let (was, now) = (end.from - start.from - 1 - inside.count, end.to - start.to - 1 - coming)
        return Gap(range: start.from + 1..<end.from, moved: inside, growth: now - was)
      }
    }
  }
}
