import Testing
import Vitrine

@testable import VitrineUI

/// The items that a carousel will show soon.
@MainActor @Suite struct PrefetchTests {
  @MainActor
  private final class Calls {
    var ids: [[Character]] = []
  }

  private func calls(of fixture: CarouselFixture) -> Calls {
    let calls = Calls()
    fixture.driver.reports.onPrefetch = { calls.ids.append($0) }
    return calls
  }

  @Test func aRowReportsTheItemsWithinTwoLengthsOfTheView() {
    let fixture = CarouselFixture("abcdefghijklmnopqrstuvwxyz", loops: false)
    let calls = calls(of: fixture)
    fixture.driver.follow("m", animated: false)
    #expect(calls.ids.last?.contains("m") == true && calls.ids.last?.contains("z") == false)
    let count = calls.ids.count
    fixture.clock.run(for: 5)
    #expect(calls.ids.count == count)
    fixture.driver.follow("z", animated: false)
    #expect(calls.ids.last?.last == "z")
  }

  @Test func aLoopReportsItsItemsInOrderAroundTheEnd() throws {
    let fixture = CarouselFixture("abcdefghijklmnopqrstuvwxyz")
    let calls = calls(of: fixture)
    fixture.driver.follow("z", animated: false)
    let ids = try #require(calls.ids.last)
    let last = try #require(ids.firstIndex(of: "z"))
    #expect(ids[last + 1] == "a" && Set(ids).count == ids.count)
  }

  @Test func aLoopShorterThanTheReachReportsEachItemOnce() {
    let fixture = CarouselFixture("abc")
    let calls = calls(of: fixture)
    fixture.setItems("abcd")
    #expect(calls.ids.last.map { $0.sorted() } == ["a", "b", "c", "d"])
  }

  @Test func idsOfAnotherTypeGiveAWarning() {
    var seen: [[Int]] = []
    let action = PrefetchAction { (ids: [Int]) in seen.append(ids) }
    var texts: [String] = []
    let warnings = Warnings { texts.append($0) }
    action.call(with: [1, 2], of: "carouselPrefetch", warnings)
    #expect(texts.isEmpty)
    action.call(with: ["a"], of: "carouselPrefetch", warnings)
    #expect(seen == [[1, 2]])
    #expect(texts.count == 1 && texts[0].contains("carouselPrefetch takes ids of the type Int"))
    action.call(with: [Int](), of: "carouselPrefetch", warnings)
    #expect(seen == [[1, 2], []] && texts.count == 1)
  }
}
