import Testing
import Vitrine

@testable import VitrineUI

/// The values that a carousel publishes change only if views draw something else.
@MainActor @Suite struct PublishedStateTests {
  @Test func thePlayButtonIgnoresAMouseAndAHiddenPage() {
    let driver = CarouselFixture().driver
    let read = { _ = driver.isPaused }
    #expect(!isAssigned(read) { driver.setPauseReason(.hovered, true) })
    #expect(!isAssigned(read) { driver.setHidden(.covered, true) })
    #expect(isAssigned(read) { driver.pause(true) })
    #expect(!isAssigned(read) { driver.setFocused(true) })
    #expect(driver.isPaused && driver.playback.reasons == [.hovered, .hidden, .paused, .focused])
  }

  @Test func buttonsLoseTouchesOncePerDrag() {
    let fixture = CarouselFixture()
    let read = { _ = fixture.driver.contentIgnoresTouches }
    #expect(!isAssigned(read) { fixture.touch(.down, 200) })
    #expect(isAssigned(read) { fixture.touch(.move, 150) })
    #expect(!isAssigned(read) { fixture.touch(.move, 100) })
    #expect(isAssigned(read) { fixture.touch(.up, 100) })
    #expect(!fixture.driver.contentIgnoresTouches)
  }

  @Test func aCardThatWaitsForTheCollectionIsNotOpen() {
    let cards = CardsFixture()
    let read = { _ = cards.driver.expanded }
    #expect(!isAssigned(read) { cards.driver.follow(expanded: ["q"], animated: false) })
    #expect(isAssigned(read) { cards.setItems("abcdefghq") })
    #expect(!isAssigned(read) { cards.setItems("xabcdefghq") })
    #expect(cards.driver.expanded == ["q"] && cards.reports.isEmpty)
  }

  @Test func focusMovesOnceItsItemIsInView() {
    let fixture = CarouselFixture(extent: .fixed(300))
    let read = { _ = fixture.driver.inputFocus }
    #expect(!isAssigned(read) { _ = fixture.driver.moveFocus(.right) })
    #expect(isAssigned(read) { fixture.clock.run(for: 2) })
    #expect(!isAssigned(read) { fixture.driver.setFocused(true) })
    #expect(fixture.driver.inputFocus.key?.item == "b")
  }
}
