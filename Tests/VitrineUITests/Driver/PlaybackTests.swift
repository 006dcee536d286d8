import Testing
import Vitrine

@testable import VitrineUI

/// The play button of a carousel with autoplay.
@MainActor @Suite struct PlaybackTests {
  /// A carousel that moves to the next item every second.
  private func playing() -> CarouselFixture {
    let fixture = CarouselFixture()
    var options = fixture.driver.options
    options[.autoplay] = 1000
    fixture.driver.configure(options, extent: .fixed(100))
    return fixture
  }

  @Test func pauseStopsItAndPlayLetsItGoOn() {
    let fixture = playing()
    fixture.driver.pause(true)
    #expect(fixture.driver.isPaused)
    fixture.clock.run(for: 5)
    #expect(fixture.driver.target == "a" && fixture.clock.isAtRest)
    fixture.driver.pause(false)
    fixture.clock.run(for: 1.5)
    #expect(fixture.driver.target == "b" && !fixture.driver.isPaused)
  }

  @Test func theKeyboardPausesItUntilPlayIsPressed() {
    let fixture = playing()
    fixture.driver.setPauseReason(.focused, true)
    #expect(fixture.driver.isPaused)
    fixture.driver.pause(false)
    fixture.clock.run(for: 1.5)
    #expect(fixture.driver.target == "b")
  }

  @Test func withVoiceOverItStandsStillUntilPlayIsPressedAndIsNotStoppedAgain() {
    let fixture = playing()
    fixture.driver.setVoiceOver(true)
    fixture.clock.run(for: 5)
    #expect(fixture.driver.target == "a" && fixture.driver.isPaused)
    fixture.driver.pause(false)
    fixture.clock.run(for: 1.5)
    fixture.driver.setVoiceOver(true)
    #expect(fixture.driver.target == "b" && !fixture.driver.isPaused)
    fixture.driver.setVoiceOver(false)
    #expect(!fixture.driver.isPaused)
  }

  @Test func aPauseOfThePersonRemainsWithoutVoiceOver() {
    let fixture = playing()
    fixture.driver.pause(true)
    fixture.driver.setVoiceOver(true)
    fixture.driver.setVoiceOver(false)
    #expect(fixture.driver.isPaused)
  }

  @Test func keyboardFocusPausesItAlsoAfterVoiceOver() {
    let fixture = playing()
    fixture.driver.setPauseReason(.focused, true)
    fixture.driver.setVoiceOver(true)
    fixture.driver.setVoiceOver(false)
    #expect(fixture.driver.isPaused && fixture.driver.playback.reasons == .focused)
  }

  @Test func aMousePausesOnlyWhileItHovers() {
    let fixture = playing()
    fixture.driver.setPauseReason(.hovered, true)
    #expect(!fixture.driver.isPaused)
    fixture.clock.run(for: 5)
    #expect(fixture.driver.target == "a")
    fixture.driver.setPauseReason(.hovered, false)
    fixture.clock.run(for: 1.5)
    #expect(fixture.driver.target == "b")
  }

  @Test func itWaitsWhileNobodyCanSeeItForWhateverReason() {
    let fixture = playing()
    fixture.driver.setHidden(.scrolledOff, true)
    fixture.driver.setHidden(.background, true)
    fixture.driver.setHidden(.background, false)
    fixture.clock.run(for: 5)
    #expect(fixture.driver.target == "a" && !fixture.driver.isPaused)
    fixture.driver.setHidden(.covered, true)
    fixture.driver.setHidden(.scrolledOff, false)
    fixture.clock.run(for: 5)
    #expect(fixture.driver.target == "a")
    fixture.driver.setHidden(.covered, false)
    fixture.clock.run(for: 1.5)
    #expect(fixture.driver.target == "b")
  }

  @Test func autoplayAnnouncesNothing() {
    let fixture = playing()
    fixture.clock.run(for: 10)
    #expect(fixture.reports.announcements.isEmpty && fixture.driver.target != "a")
  }
}
