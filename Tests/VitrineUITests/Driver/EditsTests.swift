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
      default: Issue.record("\(event) is no edit")
      }
    }
    return String(items)
  }

  private func edits(from old: String, to new: String) -> Edits {
    let kept = old.enumerated().compactMap { from, item in
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
        let order = old.filter { new.contains($0) }
        guard order == new.filter({ old.contains($0) }) else { continue }
        for (now, seen) in zip(new, played) where old.contains(now) {
          #expect(seen == now, "\(old) -> \(new): \(played)")
        }
      }
    }
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
