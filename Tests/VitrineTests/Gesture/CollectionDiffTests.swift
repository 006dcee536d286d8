import Testing

@testable import Vitrine

@Suite struct CollectionDiffTests {
  /// Applies events to a list; "?" is a new item.
  private func play(_ events: [Event.Kind], on items: String) -> String {
    var items = Array(items)
    for event in events {
      switch event {
      case .insert(let count, let index, _):
        items.insert(contentsOf: repeatElement("?", count: count), at: index)
      case .remove(let range): items.removeSubrange(range)
      case .move(let range, let destination):
        let moved = items[range]
        items.removeSubrange(range)
        items.insert(contentsOf: moved, at: destination)
      default: Issue.record("\(event) is not an edit")
      }
    }
    return String(items)
  }

  private func diff(from old: String, to new: String, knowing known: String? = nil)
    -> CollectionDiff
  {
    let kept = old.enumerated().filter { known?.contains($1) ?? true }.compactMap { from, item in
      new.firstIndex(of: item).map {
        CollectionDiff.Known(from: from, to: new.distance(from: new.startIndex, to: $0))
      }
    }
    return CollectionDiff(kept: kept, before: old.count, now: new.count)
  }

  /// All changes between two collections of up to four of five letters.
  @Test func everyChangeEndsWithTheKeptItemsAtTheirNewIndices() {
    let collections = (0...4).flatMap { arrangements(of: "abcde", length: $0) }
    for old in collections {
      for new in collections where old != new {
        let played = play(diff(from: old, to: new).events(extent: 1), on: old)
        #expect(played.count == new.count, "\(old) -> \(new)")
        for (now, seen) in zip(new, played) where old.contains(now) {
          #expect(seen == now, "\(old) -> \(new): \(played)")
        }
      }
    }
  }

  /// All changes from five items to up to five of six, with every subset of known items.
  @Test func knownItemsEndAtTheirNewIndicesWhateverIsUnknown() {
    let old = "abcde"
    let subsets = (0..<32).map { bits in
      String("abcde".enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }
    for new in (0...5).flatMap({ arrangements(of: "abcdex", length: $0) }) {
      for known in subsets {
        let played = play(diff(from: old, to: new, knowing: known).events(extent: 1), on: old)
        #expect(played.count == new.count, "\(new) knowing \(known)")
        for (now, seen) in zip(new, played) where known.contains(now) {
          #expect(seen == now, "\(new) knowing \(known): \(played)")
        }
      }
    }
  }

  @Test func oneItemThatMovesPastOthersIsOneMove() {
    #expect(diff(from: "abcde", to: "acdbe").changes == [.move(1..<2, to: 3)])
    #expect(diff(from: "abcde", to: "eabcd").changes == [.move(4..<5, to: 0)])
    #expect(diff(from: "abcde", to: "abdce", knowing: "bcd").changes.count == 1)
  }

  @Test func neighboursThatMoveTogetherAreOneMove() {
    #expect(diff(from: "abcdefg", to: "fgabcde").changes == [.move(5..<7, to: 0)])
    #expect(diff(from: "abcdefg", to: "cdefgab").changes == [.move(0..<2, to: 5)])
    #expect(diff(from: "abcdefg", to: "adebcfg").changes.count == 1)
  }

  /// Three hundred items, shuffled by a fixed rule: few enough moves that each item moves at most once.
  @Test func aShuffledCollectionIsSortedByOneMoveForEachItemAtMost() {
    let kept = (0..<300).map { CollectionDiff.Known(from: $0, to: $0 * 7 % 300) }
    let changes = CollectionDiff(kept: kept, before: 300, now: 300).changes
    var items = Array(0..<300)
    for change in changes {
      guard case .move(let range, let destination) = change else { return }
      let moved = items[range]
      items.removeSubrange(range)
      items.insert(contentsOf: moved, at: destination)
    }
    #expect(changes.count < 300)
    #expect(kept.allSatisfy { items[$0.to] == $0.from })
  }

  /// Twenty thousand items in another order, of which a seventh is new. To find this takes no longer than to read it once or
  /// twice; a test of each pair of items would take hours.
  @Test func alsoALargeShuffledCollectionIsSorted() {
    let (before, now) = (20_000, 20_011)
    let kept = (0..<before).filter { $0 % 7 != 3 }.map {
      CollectionDiff.Known(from: $0, to: $0 * 7919 % now)
    }
    let changes = CollectionDiff(kept: kept, before: before, now: now).changes
    var items = Array(0..<before)
    for change in changes {
      switch change {
      case .insert(let count, let index):
        items.insert(contentsOf: repeatElement(-1, count: count), at: index)
      case .remove(let range): items.removeSubrange(range)
      case .move(let range, let destination):
        let moved = Array(items[range])
        items.removeSubrange(range)
        items.insert(contentsOf: moved, at: destination)
      }
    }
    #expect(items.count == now)
    #expect(kept.allSatisfy { items[$0.to] == $0.from })
  }

  @Test func ofTwoItemsWithTheSameIndexTheFirstCounts() {
    let kept = [CollectionDiff.Known(from: 0, to: 1), CollectionDiff.Known(from: 1, to: 1)]
    let events = CollectionDiff(kept: kept, before: 2, now: 2).events(extent: 1)
    #expect(play(events, on: "ab").last == "a")
  }

  @Test func withoutAChangeThereIsNoEdit() {
    #expect(diff(from: "abc", to: "abc").changes.isEmpty)
  }

  private func arrangements(of letters: String, length: Int) -> [String] {
    guard length > 0 else { return [""] }
    return letters.flatMap { letter in
      arrangements(of: letters.filter { $0 != letter }, length: length - 1).map { "\(letter)\($0)" }
    }
  }
}
