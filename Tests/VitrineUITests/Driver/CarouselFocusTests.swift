import Testing
import Vitrine

@testable import VitrineUI

/// Focus that a remote moves from item to item.
@MainActor @Suite struct CarouselFocusTests {
  private func key(_ item: Character, in showing: Showing) throws -> Cell<Character>.Key {
    try #require(showing.driver.cells.first { $0.id.item == item && !$0.isCopy }).id
  }

  @Test func theCarouselFollowsFocus() throws {
    let showing = Showing()
    showing.driver.focus(on: try key("b", in: showing))
    showing.clock.run(for: 2)
    #expect(showing.current == "b" && showing.told.selections == ["b"])
    #expect(showing.driver.pauseReasons == .focused)
    showing.driver.focus(on: nil)
    showing.clock.run(for: 2)
    #expect(showing.current == "b" && showing.driver.pauseReasons.isEmpty)
  }

  @Test func commandsLeadFocusRoundALoopToWhatIsInView() throws {
    let showing = Showing(extent: .fixed(300))
    #expect(showing.driver.move(.left) && !showing.driver.move(.up))
    var frames = 0
    while showing.driver.focused.key == nil, frames < 200 {
      showing.look()
      frames += 1
    }
    let cell = try #require(showing.driver.cells.first { $0.id == showing.driver.focused.key })
    #expect(cell.id.item == "e" && cell.isSeen)
    showing.driver.focus(on: cell.id)
    showing.clock.run(for: 2)
    #expect(showing.current == "e" && showing.told.selections == ["e"])
  }

  /// The system may have moved focus to the same item by itself.
  @Test func focusThatIsThereAlreadyIsNotLedOn() throws {
    let showing = Showing()
    #expect(showing.driver.move(.right))
    showing.driver.focus(on: try key("b", in: showing))
    showing.clock.run(for: 2)
    #expect(showing.current == "b" && showing.driver.focused == Goal())
  }

  @Test func aCardHasFocusWithoutOpeningAndOpensWhenPressed() throws {
    let clock = FakeClock()
    let driver = CarouselDriver<Character>(.expanding, clock: clock)
    driver.resize(to: Dimensions(width: 300, height: 250))
    driver.adopt(Roster(Array("abcdefgh"), id: \.self))
    clock.run(for: 1)
    #expect(driver.cells.filter(driver.hasKeys).map(\.id.item) == ["a"])
    #expect(driver.move(.right))
    clock.run(for: 2)
    #expect(driver.focused.key?.item == "b" && driver.expanded.isEmpty)
    #expect(driver.cells.filter(driver.hasKeys).map(\.id.item) == ["b"])
    driver.activate(try #require(driver.cells.first { $0.id.item == "b" }))
    clock.run(for: 2)
    #expect(driver.expanded == ["b"])
  }

  @Test func aPressedPhotographOfARowIsToBeSeenWhole() throws {
    let clock = FakeClock()
    let driver = CarouselDriver<Character>(.stitched, clock: clock)
    var opened: [Character] = []
    driver.opened = { opened.append($0) }
    driver.resize(to: Dimensions(width: 300, height: 250))
    driver.adopt(Roster(count: 3, ratio: { _ in 1 }) { Array("abc")[$0] })
    clock.run(for: 1)
    driver.activate(try #require(driver.cells.first { $0.id.item == "b" }))
    #expect(opened == ["b"])
  }

  @Test func aScrollAcrossTheStripIsThePages() {
    let showing = Showing()
    #expect(showing.driver.runs(along: Vector(x: -9, y: 4)))
    #expect(!showing.driver.runs(along: Vector(x: 4, y: -9)))
    var options = showing.driver.options
    options[.axis] = 1
    showing.driver.configure(options, extent: .fixed(100))
    #expect(showing.driver.runs(along: Vector(x: 4, y: -9)))
  }
}
