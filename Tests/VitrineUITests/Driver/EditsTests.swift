import Testing
import Vitrine

@testable import VitrineUI

@Suite struct EditsTests {
  /// Plays the events on a list, with "?" for what came.
  private func play(_ events: [Event.Kind], on items: String) -> String {
    var items = Array(items)
    for event in events {
      switch event {
      case .insert(let number, let place, _):
        items.insert(contentsOf: repeatElement("?", count: number), at: place)
      case .remove(let range): items.removeSubrange(range)
      case .move(let range, let place):
        let moved = items[range]
        items.removeSubrange(range)
        items.insert(contentsOf: moved, at: place)
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

  /// Every collection of up to four of five letters turns into every other.
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

  /// Of five items in any order, any are known, and any are left in any order: those that are known are found again.
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

  @Test func ofTwoThatAreSaidToBeInOnePlaceTheFirstCounts() {
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
