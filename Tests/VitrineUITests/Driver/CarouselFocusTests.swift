import Testing
import Vitrine

@testable import VitrineUI

/// Focus that a remote moves from item to item.
@MainActor @Suite struct CarouselFocusTests {
  private func key(_ item: Character, in fixture: CarouselFixture) throws -> Cell<Character>.Key {
    try #require(fixture.driver.cells.first { $0.id.item == item && !$0.isCopy }).id
  }

  @Test func theCarouselFollowsFocus() throws {
    let fixture = CarouselFixture()
    fixture.driver.focus(on: try key("b", in: fixture))
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b" && fixture.reports.selections == ["b"])
    #expect(fixture.driver.playback.reasons == .focused)
    fixture.driver.focus(on: nil)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b" && fixture.driver.playback.reasons.isEmpty)
  }

  @Test func commandsMoveFocusAroundALoopToVisibleItems() throws {
    let fixture = CarouselFixture(extent: .fixed(300))
    #expect(fixture.driver.moveFocus(.left) && !fixture.driver.moveFocus(.up))
    var frames = 0
    while fixture.driver.inputFocus.key == nil, frames < 200 {
      fixture.runToFrame()
      frames += 1
    }
    let cell = try #require(fixture.driver.cells.first { $0.id == fixture.driver.inputFocus.key })
    #expect(cell.id.item == "e" && cell.isSeen)
    fixture.driver.focus(on: cell.id)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "e" && fixture.reports.selections == ["e"])
  }

  /// The system may already have moved focus to the same item.
  @Test func focusThatHasArrivedIsNotRequested() throws {
    let fixture = CarouselFixture()
    #expect(fixture.driver.moveFocus(.right))
    fixture.driver.focus(on: try key("b", in: fixture))
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b" && fixture.driver.inputFocus == FocusRequest())
  }

  @Test func aCardHasFocusWithoutOpeningAndOpensWhenPressed() throws {
    let clock = FakeClock()
    let driver = CarouselDriver<Character>(.expanding, clock: clock)
    driver.resize(to: Dimensions(width: 300, height: 250))
    driver.setItems(ItemIDs(Array("abcdefgh"), id: \.self))
    clock.run(for: 1)
    #expect(driver.cells.filter(driver.hasKeyFocus).isEmpty)
    driver.setFocused(true)
    #expect(driver.cells.filter(driver.hasKeyFocus).map(\.id.item) == ["a"])
    #expect(driver.moveFocus(.right))
    clock.run(for: 2)
    #expect(driver.inputFocus.key?.item == "b" && driver.expanded.isEmpty)
    #expect(driver.cells.filter(driver.hasKeyFocus).map(\.id.item) == ["b"])
    driver.activate(try #require(driver.cells.first { $0.id.item == "b" }))
    clock.run(for: 2)
    #expect(driver.expanded == ["b"])
  }

  @Test func aRemoteFocusesItemsOrTheViewsInOpenCards() throws {
    let clock = FakeClock()
    let cards = CarouselDriver<Character>(.expanding, clock: clock)
    cards.resize(to: Dimensions(width: 300, height: 250))
    cards.setItems(ItemIDs(Array("ab"), id: \.self))
    cards.follow(expanded: ["b"], animated: false)
    clock.run(for: 1)
    func taking(_ driver: CarouselDriver<Character>, asItem: Bool) -> [Character] {
      driver.cells.filter { driver.isFocusable($0, asItem: asItem) }.map(\.id.item)
    }
    #expect(taking(cards, asItem: true) == ["a", "b"])
    #expect(taking(cards, asItem: false) == ["a"], "the views in an open card take focus")
    // A loop of two items draws copies in a wide view.
    let loop = CarouselFixture("ab", size: Dimensions(width: 700, height: 200))
    #expect(loop.driver.cells.contains { $0.isCopy })
    #expect(taking(loop.driver, asItem: true) == ["a", "b"])
    #expect(taking(loop.driver, asItem: false).isEmpty)
  }

  @Test func aPressedPhotographOfARowOpens() throws {
    let clock = FakeClock()
    let driver = CarouselDriver<Character>(.stitched, clock: clock)
    var opened: [Character] = []
    driver.reports.onOpen = { opened.append($0) }
    driver.resize(to: Dimensions(width: 300, height: 250))
    driver.setItems(ItemIDs(count: 3, ratio: { _ in 1 }) { Array("abc")[$0] })
    clock.run(for: 1)
    driver.activate(try #require(driver.cells.first { $0.id.item == "b" }))
    #expect(opened == ["b"])
  }

  @Test func aScrollAcrossTheStripBelongsToThePage() {
    let fixture = CarouselFixture()
    #expect(fixture.driver.runs(along: Vector(x: -9, y: 4)))
    #expect(!fixture.driver.runs(along: Vector(x: 4, y: -9)))
    var options = fixture.driver.options
    options[.axis] = 1
    fixture.driver.configure(options, extent: .fixed(100))
    #expect(fixture.driver.runs(along: Vector(x: 4, y: -9)))
  }
}
