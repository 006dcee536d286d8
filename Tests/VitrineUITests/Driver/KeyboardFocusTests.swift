import Testing
import Vitrine

@testable import VitrineUI

/// Keyboard focus that comes from the Tab key or from a click.
@MainActor @Suite struct KeyboardFocusTests {
  @Test func focusFromTheKeyboardPausesAutoplay() {
    let fixture = CarouselFixture()
    fixture.driver.setFocused(true)
    #expect(fixture.driver.keyboardFocus == .keys && fixture.driver.playback.reasons == .focused)
    fixture.driver.setFocused(false)
    #expect(fixture.driver.keyboardFocus == .none && fixture.driver.playback.reasons.isEmpty)
  }

  @Test(arguments: [Pointer.Phase.down, .up])
  func focusFromAClickDoesNotPauseAutoplayUntilAKeyIsPressed(last: Pointer.Phase) {
    let fixture = CarouselFixture()
    fixture.touch(.down, 150)
    if last == .up {
      fixture.clock.run(for: 1)
      fixture.touch(.up, 150)
    }
    fixture.driver.setFocused(true)
    #expect(fixture.driver.keyboardFocus == .pointer && fixture.driver.playback.reasons.isEmpty)
    fixture.touch(.up, 150)
    #expect(fixture.driver.handleKey(.right))
    #expect(fixture.driver.keyboardFocus == .keys && fixture.driver.playback.reasons == .focused)
  }

  @Test func focusLongAfterAClickCameFromTheKeyboard() {
    let fixture = CarouselFixture()
    fixture.touch(.down, 150)
    fixture.touch(.up, 150)
    fixture.clock.run(for: 1)
    fixture.driver.setFocused(true)
    #expect(fixture.driver.keyboardFocus == .keys)
  }

  @Test func afterPlayKeysDoNotPauseAgain() {
    let fixture = CarouselFixture()
    fixture.driver.setFocused(true)
    fixture.driver.pause(false)
    _ = fixture.driver.handleKey(.right)
    #expect(fixture.driver.playback.reasons.isEmpty)
  }
}
