import Testing

@testable import Vitrine

/// Sections are ranges of items that follow one another, and follow edits.
@Suite struct SectionsTests {
  @Test func everyItemIsInTheSectionWhoseRangeContainsIt() {
    forSmallStarts { starts, items in
      let sections = Sections(starts: starts, items: items)
      var end = 0
      for section in 0..<sections.count {
        let range = sections.range(of: section)
        #expect(range.lowerBound == end && range.lowerBound == sections.start(of: section))
        for item in range { #expect(sections.section(of: item) == section, "\(starts) \(items)") }
        end = range.upperBound
      }
      #expect(sections.count == starts.count)
      #expect(end == (starts.isEmpty ? 0 : items), "\(starts) \(items)")
    }
  }

  @Test func badStartsHaveOneOutcome() {
    func ranges(_ starts: [Int]) -> [Range<Int>] {
      let sections = Sections(starts: starts, items: 10)
      return (0..<sections.count).map(sections.range)
    }
    #expect(ranges([3, 5]) == [0..<5, 5..<10], "the first one starts with item 0")
    #expect(ranges([-4, -1, 5]) == [0..<0, 0..<5, 5..<10], "negative")
    #expect(ranges([0, 6, 4, 8]) == [0..<6, 6..<6, 6..<8, 8..<10], "out of order")
    #expect(ranges([0, 4, 4, 8]) == [0..<4, 4..<4, 4..<8, 8..<10], "twice")
    #expect(ranges([0, 10, 99]) == [0..<10, 10..<10, 10..<10], "beyond the items")
    #expect(ranges([.min, .max]) == [0..<10, 10..<10])
    #expect(ranges([]) == [])
    #expect(Sections(starts: [0, 1], items: 0).range(of: 1) == 0..<0)
    #expect(Sections().section(of: 5) == 0)
  }

  /// Each item keeps the title of its section.
  @Test func editsKeepEveryItemInItsSection() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<400 {
      let count = Int.random(in: 1...12, using: &random)
      let starts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Int.random(in: 0...count, using: &random)
      }.sorted()
      var sections = Sections(starts: starts, items: count)
      var titles = (0..<count).map(sections.section)
      for _ in 0..<8 {
        let change = anyEdit(of: titles.count, using: &random)
        var reported: [Int: Int] = [:]
        let before = (0..<sections.count).map { sections.range(of: $0).count }
        let edit = Edit(change, count: titles.count)
        sections.replace(edit.removal, by: edit.insertion) { reported[$0] = $2 }
        follow(edit, &titles, last: sections.count - 1)
        let after = (0..<sections.count).map { sections.range(of: $0).count }
        let expected = (0..<sections.count).map { section in titles.count { $0 == section } }
        #expect(after == expected, "\(change) of \(before)")
        #expect(sections.counts == after.map(Double.init))
        for section in after.indices where after[section] != before[section] {
          #expect(reported[section] == after[section])
        }
      }
    }
  }

  private func follow(_ edit: Edit, _ titles: inout [Int], last: Int) {
    var kept = titles
    kept.removeSubrange(edit.removal)
    let index = edit.insertion.lowerBound
    // Sections of items, in order; an inserted item takes the section of the item at its index.
    let title = index < kept.count ? kept[index] : last
    if !edit.insertion.isEmpty {
      kept.insert(contentsOf: edit.insertion.map { _ in title }, at: index)
    }
    titles = kept
  }

  private func anyEdit(of count: Int, using random: inout SeededGenerator) -> Event.Kind {
    let (one, other) = (
      Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random)
    )
    let range = min(one, other)..<max(one, other)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .insert(Int.random(in: 0...3, using: &random), at: one, extent: 0)
    case 1: return .remove(range.prefix(3))
    case 2: return .move(range.prefix(3), to: Int.random(in: 0...count, using: &random))
    default: return .count(max(1, count + Int.random(in: -2...2, using: &random)))
    }
  }

  private func forSmallStarts(_ check: ([Int], Int) -> Void) {
    for items in 0...4 {
      check([], items)
      for first in -1...5 {
        check([first], items)
        for second in -1...5 { for third in -1...5 { check([first, second, third], items) } }
      }
    }
  }
}
