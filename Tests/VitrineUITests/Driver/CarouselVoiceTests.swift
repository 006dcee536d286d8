import Testing
import Vitrine

@testable import VitrineUI

/// What a screen reader asks a carousel for, and what it is told.
@MainActor @Suite struct CarouselVoiceTests {
  private func cell(_ item: Character, in showing: Showing) throws -> Cell<Character> {
    try #require(showing.driver.cells.first { $0.id.item == item && !$0.isCopy })
  }

  @Test func adjustingBringsTheNextItemAndLetsItBeListenedTo() throws {
    let showing = Showing()
    showing.driver.adjust(try cell("b", in: showing), by: 1)
    showing.clock.run(for: 2)
    #expect(showing.current == "c" && showing.told.selections == ["c"])
    #expect(showing.driver.listened.key == (try cell("c", in: showing)).id)
    showing.driver.adjust(try cell("c", in: showing), by: -1)
    showing.clock.run(for: 2)
    #expect(showing.current == "b" && showing.driver.listened.key?.item == "b")
  }

  @Test func whatIsListenedToNextIsInViewByThen() throws {
    let showing = Showing(extent: .fixed(300))
    showing.driver.adjust(try cell("a", in: showing), by: 1)
    var frames = 0
    while showing.driver.listened.key == nil, frames < 200 {
      showing.look()
      frames += 1
    }
    #expect(try cell("b", in: showing).isSeen && showing.clock.isRunning)
  }

  @Test func theSameElementCanBeAskedForAgain() throws {
    let showing = Showing()
    showing.driver.adjust(try cell("a", in: showing), by: 1)
    showing.clock.run(for: 2)
    let before = showing.driver.listened
    showing.driver.adjust(try cell("a", in: showing), by: 1)
    showing.clock.run(for: 2)
    #expect(showing.driver.listened != before && showing.driver.listened.key == before.key)
  }

  @Test func adjustingGoesRoundALoopAndSaysWhereAStripEnds() throws {
    let (loop, ends) = (Showing(), Showing(loops: false))
    loop.driver.adjust(try cell("a", in: loop), by: -1)
    loop.clock.run(for: 2)
    #expect(loop.current == "e" && loop.told.notices.isEmpty)
    ends.driver.adjust(try cell("a", in: ends), by: -1)
    ends.clock.run(for: 2)
    #expect(ends.current == "a" && ends.told.notices == [.place(0, of: 5)])
    #expect(ends.driver.listened.key == nil)
  }

  @Test func aScrollEndsWithANoticeOfWhere() {
    let showing = Showing(loops: false)
    #expect(showing.driver.scroll(toward: .right) && !showing.driver.scroll(toward: .top))
    #expect(showing.told.notices.isEmpty)
    showing.clock.run(for: 2)
    #expect(showing.told.notices == [.place(3, of: 5)])
  }

  @Test func aScrollGoesAsReadingGoes() {
    let showing = Showing(loops: false)
    showing.driver.follow("e", animated: false)
    showing.driver.prefer(Event.Environment(isRightToLeft: true))
    showing.driver.scroll(toward: .right)
    showing.clock.run(for: 2)
    #expect(showing.told.notices == [.place(1, of: 5)])
    var options = showing.driver.options
    options[.axis] = 1
    showing.driver.configure(options, extent: .fixed(60))
    #expect(showing.driver.scroll(toward: .bottom) && !showing.driver.scroll(toward: .left))
    showing.clock.run(for: 2)
    #expect(showing.told.notices.last == .place(4, of: 5))
  }

  @Test func aScrollBeyondTheEndSaysTheSamePlaceAgain() {
    let showing = Showing("ab", loops: false)
    for _ in 0..<2 {
      showing.driver.scroll(toward: .right)
      showing.clock.run(for: 2)
    }
    #expect(showing.told.notices == [.place(1, of: 2), .place(1, of: 2)])
  }

  @Test func whatNobodyAskedForIsNotSaid() {
    let showing = Showing()
    showing.driver.step(1)
    showing.drag(from: 250, to: 150, during: 0.1)
    showing.touch(.up, 150)
    showing.driver.follow("d", animated: true)
    showing.clock.run(for: 3)
    #expect(showing.told.notices.isEmpty && showing.driver.listened == Goal())
  }

  @Test func itemsOutOfViewAndCopiesAreNotSeen() {
    let showing = Showing("ab")
    for cell in showing.driver.cells {
      let left = cell.placement.position.x + showing.driver.offset.x
      #expect(cell.isSeen == (left > -100 && left < 300), "\(cell.id)")
    }
    #expect(showing.driver.cells.contains { $0.isCopy })
  }
}
