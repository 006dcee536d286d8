import Testing
import Vitrine

@testable import VitrineUI

@MainActor @Suite struct DrawnItemsTests {
  @Test func anItemKeepsItsNumberUntilItLeavesTheCollection() {
    let (a, b) = (cell("a", at: 0), cell("b", at: 1))
    var items = DrawnItems<Character>()
    items.add([a, b])
    let numbers = [a, b].map { items.number(of: $0.id) }
    #expect(Set(numbers).count == 2 && !numbers.contains(nil))
    #expect(missing(after: ids("xaby"), &items) == [])
    items.add([cell("b", at: 2)])
    #expect([a, b].map { items.number(of: $0.id) } == numbers)
    let removed = Set([numbers[0]].compactMap { $0 })
    #expect(missing(after: ids("xby"), &items) == removed)
    #expect(missing(after: ids("bxy"), &items) == removed, "no layout may have come since")
    #expect(items.number(of: a.id) == nil && items.number(of: b.id) == numbers[1])
    items.add([cell("a", at: 0)])
    #expect(!numbers.contains(items.number(of: a.id)), "a number is used once")
  }

  @Test func anEmptyCollectionHasNoItems() {
    var items = DrawnItems<Character>()
    items.add([cell("a", at: 0), cell("b", at: 1)])
    #expect(missing(after: ids(""), &items).count == 2)
  }

  @Test func onlyTheLatestMissingItemsAreKept() {
    var items = DrawnItems<Character>()
    for _ in 0..<2000 {
      items.add([cell("a", at: 0)])
      items.removeMissing(from: ids(""))
    }
    #expect(items.missing == Set(1000..<2000))
  }

  private func missing(after ids: ItemIDs<Character>, _ items: inout DrawnItems<Character>)
    -> Set<Int>
  {
    items.removeMissing(from: ids)
    return items.missing
  }

  private func cell(_ item: Character, at index: Int) -> Cell<Character> {
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    return Cell(
      Cell.Key(item: item, lap: 0, duplicate: 0), at: Placement(item: index, frame: frame))
  }

  private func ids(_ items: String) -> ItemIDs<Character> { ItemIDs(Array(items), id: \.self) }
}
