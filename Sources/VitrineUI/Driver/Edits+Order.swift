extension Edits {
  /// What became of a collection, told by the items that were in these places; nil where none of them is left.
  init?<ID>(from old: Roster<ID>, to new: Roster<ID>, knowing places: Set<Int>) {
    var map = IdentityMap(new)
    let known = places.filter { $0 >= 0 && $0 < old.count }.sorted()
    let kept = known.compactMap { from in
      map.index(of: old[from], near: from).map { (from: from, to: $0) }
    }
    guard !kept.isEmpty else { return nil }
    self.init(kept: kept, before: old.count, now: new.count)
  }

  /// Which of the known items kept their order, and which went past others: as few as can be.
  struct Order {
    private(set) var ordered: [Known] = []
    private(set) var movers: [Known] = []

    /// - Parameter kept: Known items in the order in which they were. Of several that are said to be in one place, the first
    ///   counts.
    init(_ kept: [Known]) {
      var taken: Set<Int> = []
      let known = kept.filter { taken.insert($0.to).inserted }
      let isRising = zip(known, known.dropFirst()).allSatisfy { $0.to < $1.to }
      let stays = isRising ? Set(known.indices) : Set(Self.longestRise(in: known.map(\.to)))
      for (index, item) in known.enumerated() {
        stays.contains(index) ? ordered.append(item) : movers.append(item)
      }
    }

    /// The indices of the longest rising sequence: each number is put after the longest one that it can follow.
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

    /// What lies between two items that kept their order, and before the first and after the last.
    struct Gap {
      /// Where it was.
      var range: Range<Int>
      /// Which of it are known, and will be moved.
      var movers: [Int]
      /// By how much the rest of it grew.
      var growth: Int

      /// The changes that let it grow or shrink, last first.
      var edits: [Edit] {
        growth > 0 ? [.insert(growth, at: range.lowerBound)] : removals.reversed().map(Edit.remove)
      }

      /// As many as went, in runs between those that stay.
      private var removals: [Range<Int>] {
        var (left, start, runs) = (-growth, range.lowerBound, [Range<Int>]())
        for end in movers + [range.upperBound] where left > 0 {
          let run = start..<min(end, start + left)
          if !run.isEmpty { runs.append(run) }
          (left, start) = (left - run.count, end + 1)
        }
        return runs
      }
    }

    /// The gaps of a collection of `before` items that has `now` items, first to last.
    func gaps(before: Int, now: Int) -> [Gap] {
      let fences = [(from: -1, to: -1)] + ordered + [(from: before, to: now)]
      return zip(fences, fences.dropFirst()).map { start, end in
        let inside = movers.map(\.from).filter { start.from < $0 && $0 < end.from }
        let coming = movers.count { start.to < $0.to && $0.to < end.to }
        let (was, now) = (end.from - start.from - 1 - inside.count, end.to - start.to - 1 - coming)
        return Gap(range: start.from + 1..<end.from, movers: inside, growth: now - was)
      }
    }
  }
}
