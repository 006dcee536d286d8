import Testing
import Vitrine

@testable import VitrineUI

/// VoiceOver's actions on a carousel, and the carousel's announcements.
@MainActor @Suite struct CarouselAccessibilityTests {
  private func cell(_ item: Character, in fixture: CarouselFixture) throws -> Cell<Character> {
    try #require(fixture.driver.cells.first { $0.id.item == item && !$0.isCopy })
  }

  @Test func adjustingSelectsTheNextItemAndMovesVoiceOverToIt() throws {
    let fixture = CarouselFixture()
    fixture.driver.adjust(try cell("b", in: fixture), by: 1)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "c" && fixture.reports.selections == ["c"])
    #expect(fixture.driver.voiceOverFocus.key == (try cell("c", in: fixture)).id)
    fixture.driver.adjust(try cell("c", in: fixture), by: -1)
    fixture.clock.run(for: 2)
    #expect(fixture.current == "b" && fixture.driver.voiceOverFocus.key?.item == "b")
  }

  @Test func voiceOverMovesOnlyToAVisibleItem() throws {
    let fixture = CarouselFixture(extent: .fixed(300))
    fixture.driver.adjust(try cell("a", in: fixture), by: 1)
    var frames = 0
    while fixture.driver.voiceOverFocus.key == nil, frames < 200 {
      fixture.runToFrame()
      frames += 1
    }
    #expect(try cell("b", in: fixture).isSeen && fixture.clock.isRunning)
  }

  @Test func theSameElementCanBeRequestedAgain() throws {
    let fixture = CarouselFixture()
    fixture.driver.adjust(try cell("a", in: fixture), by: 1)
    fixture.clock.run(for: 2)
    let before = fixture.driver.voiceOverFocus
    fixture.driver.adjust(try cell("a", in: fixture), by: 1)
    fixture.clock.run(for: 2)
    #expect(
      fixture.driver.voiceOverFocus != before && fixture.driver.voiceOverFocus.key == before.key)
  }

  @Test func adjustingLoopsAndAnnouncesTheEndOfAStrip() throws {
    let (loop, ends) = (CarouselFixture(), CarouselFixture(loops: false))
    loop.driver.adjust(try cell("a", in: loop), by: -1)
    loop.clock.run(for: 2)
    #expect(loop.current == "e" && loop.reports.announcements.isEmpty)
    ends.driver.adjust(try cell("a", in: ends), by: -1)
    ends.clock.run(for: 2)
    #expect(ends.current == "a" && ends.reports.announcements == [.position(0, of: 5)])
    #expect(ends.driver.voiceOverFocus.key == nil)
  }

  @Test func aScrollAnnouncesItsEnd() {
    let fixture = CarouselFixture(loops: false)
    #expect(fixture.driver.scroll(toward: .right) && !fixture.driver.scroll(toward: .top))
    #expect(fixture.reports.announcements.isEmpty)
    fixture.clock.run(for: 2)
    #expect(fixture.reports.announcements == [.position(3, of: 5)])
  }

  @Test func aScrollFollowsTheReadingDirection() {
    let fixture = CarouselFixture(loops: false)
    fixture.driver.follow("e", animated: false)
    fixture.driver.setEnvironment(Event.Environment(isRightToLeft: true))
    fixture.driver.scroll(toward: .right)
    fixture.clock.run(for: 2)
    #expect(fixture.reports.announcements == [.position(1, of: 5)])
    var options = fixture.driver.options
    options[.axis] = 1
    fixture.driver.configure(options, extent: .fixed(60))
    #expect(fixture.driver.scroll(toward: .bottom) && !fixture.driver.scroll(toward: .left))
    fixture.clock.run(for: 2)
    #expect(fixture.reports.announcements.last == .position(4, of: 5))
  }

  @Test func aScrollBeyondTheEndAnnouncesTheSamePositionAgain() {
    let fixture = CarouselFixture("ab", loops: false)
    for _ in 0..<2 {
      fixture.driver.scroll(toward: .right)
      fixture.clock.run(for: 2)
    }
    #expect(fixture.reports.announcements == [.position(1, of: 2), .position(1, of: 2)])
  }

  @Test func anEmptyStripAnnouncesNoPosition() {
    let (empty, emptied) = (CarouselFixture(""), CarouselFixture(loops: false))
    #expect(!empty.driver.scroll(toward: .right))
    empty.clock.run(for: 2)
    emptied.driver.scroll(toward: .right)
    emptied.setItems("")
    emptied.clock.run(for: 2)
    #expect(empty.reports.announcements.isEmpty && emptied.reports.announcements.isEmpty)
  }

  @Test func onlyRequestedScrollsAreAnnounced() {
    let fixture = CarouselFixture()
    fixture.driver.step(1)
    fixture.drag(from: 250, to: 150, during: 0.1)
    fixture.touch(.up, 150)
    fixture.driver.follow("d", animated: true)
    fixture.clock.run(for: 3)
    #expect(
      fixture.reports.announcements.isEmpty && fixture.driver.voiceOverFocus == FocusRequest())
  }

  @Test func itemsOutOfViewAndCopiesAreNotSeen() {
    let fixture = CarouselFixture("ab")
    for cell in fixture.driver.cells {
      let left = cell.placement.position.x + fixture.driver.offset.x
      #expect(cell.isSeen == (left > -100 && left < 300), "\(cell.id)")
    }
    #expect(fixture.driver.cells.contains { $0.isCopy })
  }
}
