import Testing
import Vitrine

@testable import VitrineUI

@Suite struct EditsTests {
  /// Applies the events to a list; "?" stands for a new item.
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
      default: Issue.record("\(event) is no edit")
      }
    }
    return String(items)
  }

  private func edits(from old: String, to new: String, knowing known: String? = nil) -> Edits {
    let kept = old.enumerated().filter { known?.contains($1) ?? true }.compactMap { from, item in
      new.firstIndex(of: item).map { (from: from, to: new.distance(from: new.startIndex, to: $0)) }
    }
    return Edits(kept: kept, before: old.count, now: new.count)
  }

  /// Every change between two collections of up to four of five letters.
  @Test func everyChangeEndsWithKeptItemsAtTheirNewPlaces() {
    let worlds = (0...4).flatMap { arrangements(of: "abcde", length: $0) }
    for old in worlds {
      for new in worlds where old != new {
        let played = play(edits(from: old, to: new).events(extent: 1), on: old)
        #expect(played.count == new.count, "\(old) -> \(new)")
        for (now, seen) in zip(new, played) where old.contains(now) {
          #expect(seen == now, "\(old) -> \(new): \(played)")
        }
      }
    }
  }

  /// Every change from five items to up to five of six, with every subset of known items. All known items are found again.
  @Test func knownItemsEndAtTheirNewPlacesWhateverIsUnknown() {
    let old = "abcde"
    let subsets = (0..<32).map { bits in
      String("abcde".enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
    }
    for new in (0...5).flatMap({ arrangements(of: "abcdex", length: $0) }) {
      for known in subsets {
        let played = play(edits(from: old, to: new, knowing: known).events(extent: 1), on: old)
        #expect(played.count == new.count, "\(new) knowing \(known)")
        for (now, seen) in zip(new, played) where known.contains(now) {
          #expect(seen == now, "\(new) knowing \(known): \(played)")
        }
      }
    }
  }

  @Test func oneItemThatWentPastOthersIsOneMove() {
    #expect(edits(from: "abcde", to: "acdbe").edits == [.move(1, to: 3)])
    #expect(edits(from: "abcde", to: "eabcd").edits == [.move(4, to: 0)])
    #expect(edits(from: "abcde", to: "abdce", knowing: "bcd").edits.count == 1)
  }

  @Test func ofTwoItemsWithTheSameIndexTheFirstCounts() {
    let edits = Edits(kept: [(from: 0, to: 1), (from: 1, to: 1)], before: 2, now: 2)
    #expect(play(edits.events(extent: 1), on: "ab").last == "a")
  }

  @Test func nothingChangedIsNoEdit() {
    #expect(edits(from: "abc", to: "abc").edits.isEmpty)
  }

  private func arrangements(of letters: String, length: Int) -> [String] {
    guard length > 0 else { return [""] }
    return letters.flatMap { letter in
      arrangements(of: letters.filter { $0 != letter }, length: length - 1).map { "\(letter)\($0)" }
    }
  }
}
