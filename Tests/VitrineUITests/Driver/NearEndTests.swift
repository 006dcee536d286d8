import Testing

@testable import VitrineUI

/// The action for the end of a collection.
@MainActor @Suite struct NearEndTests {
  @MainActor
  private final class Calls {
    var count = 0
    /// An action that counts its calls.
    var request: NearEndAction { NearEndAction(within: 2) { self.count += 1 } }
  }

  private let letters = "abcdefghijklmnopqrstuvwxyz"

  @Test func aRowThatReplacesAnotherOfTheSameLengthHasAnEndOfItsOwn() {
    let (fixture, calls) = (CarouselFixture(letters, loops: false), Calls())
    fixture.driver.nearEnd.set(calls.request)
    fixture.driver.follow("z", animated: false)
    #expect(calls.count == 1)
    fixture.setItems(letters.uppercased())
    #expect(calls.count == 1, "the new row starts at its first item")
    fixture.driver.follow("Z", animated: false)
    #expect(calls.count == 2)
  }

  @Test func aRowThatIsAllInViewIsAtItsEndAfterEachReplacement() {
    let (fixture, calls) = (CarouselFixture("", loops: false), Calls())
    fixture.driver.nearEnd.set(calls.request)
    fixture.setItems("abc")
    #expect(calls.count == 1)
    fixture.setItems("bac")
    #expect(calls.count == 1, "the last item is the same")
    fixture.setItems("xyz")
    #expect(calls.count == 2)
  }

  @Test func aGridThatReplacesAnotherOfTheSameSizeHasAnEndOfItsOwn() {
    let (fixture, calls) = (PhotoGridFixture(), Calls())
    fixture.grid.nearEnd.set(calls.request)
    fixture.scroll(to: 0)
    fixture.setItems(0..<12)
    #expect(calls.count == 1)
    fixture.setItems(100..<112)
    #expect(calls.count == 2)
    fixture.run(for: 1)
    #expect(calls.count == 2)
  }

  @Test func anEmptyCollectionBeginsAnew() {
    let (fixture, calls) = (PhotoGridFixture(), Calls())
    fixture.grid.nearEnd.set(calls.request)
    fixture.scroll(to: 0)
    fixture.setItems(0..<12)
    fixture.setItems(0..<0)
    #expect(calls.count == 1)
    fixture.setItems(0..<12)
    #expect(calls.count == 2)
  }
}
