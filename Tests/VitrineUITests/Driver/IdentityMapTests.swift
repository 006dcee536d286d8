import Testing

@testable import VitrineUI

@Suite struct IdentityMapTests {
  private func map(_ items: String) -> IdentityMap<Character> {
    IdentityMap(ItemIDs(Array(items), id: \.self))
  }

  @Test func findsEveryItemFromEveryHint() {
    var map = map("abcdef")
    for hint in -3...9 {
      for (index, item) in "abcdef".enumerated() {
        #expect(map.index(of: item, near: hint) == index, "\(item) from \(hint)")
      }
    }
  }

  @Test func findsWhatHasMovedFarAway() {
    var map = IdentityMap(ItemIDs(count: 10_000) { ($0 + 5_000) % 10_000 })
    #expect(map.index(of: 3, near: 3) == 5_003)
    #expect(map.index(of: 10_000, near: 3) == nil)
  }

  @Test func anIdThatIsThereTwiceMeansTheNearer() {
    var map = map("abcabc")
    #expect(map.index(of: "b", near: 0) == 1)
    #expect(map.index(of: "b", near: 5) == 4)
  }

  @Test func asksForTheIdWhereItWasFirst() {
    var asked: [Int] = []
    var map = IdentityMap(
      ItemIDs(count: 1_000_000) {
        asked.append($0)
        return $0
      })
    #expect(map.index(of: 700_000, near: 700_000) == 700_000)
    #expect(asked == [700_000])
  }

  @Test func nothingIsInAnEmptyCollection() {
    var map = IdentityMap(ItemIDs<Int>.empty)
    #expect(map.index(of: 0, near: 0) == nil)
  }

  @Test func aNegativeIndexHasNoItem() {
    let ids = ItemIDs(Array("abc"), id: \.self) { _ in 2 }
    #expect(ids.ratio?(0) == 2 && ids.ratio?(-1) == 1)
    #expect(ids[ifPresent: -1] == nil)
  }

  @Test func indicesCountFromTheStartOfASlice() {
    let ids = ItemIDs(Array("abcdef")[2...], id: \.self)
    #expect(ids.count == 4 && ids[ifPresent: 0] == "c" && ids[ifPresent: 3] == "f")
  }
}
