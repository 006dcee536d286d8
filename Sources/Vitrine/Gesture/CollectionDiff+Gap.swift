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
