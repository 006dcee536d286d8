import Testing
import Vitrine

@testable import VitrineUI

/// The button that stops what goes on by itself.
@MainActor @Suite struct PlaybackTests {
  /// A carousel that goes on after each second.
  private func playing() -> Showing {
    let showing = Showing()
    var options = showing.driver.options
    options[.autoplay] = 1000
    showing.driver.configure(options, extent: .fixed(100))
    return showing
  }

  @Test func thereIsSomethingToStopOnlyWhereSomethingGoesOn() {
    let (still, moving) = (Showing().driver, playing().driver)
    #expect(!still.playback.isOffered && moving.playback.isOffered)
    moving.prefer(Event.Environment(reducesMotion: true))
    #expect(!moving.playback.isOffered)
    moving.prefer(Event.Environment())
    #expect(moving.playback == Playback(isOffered: true, isPaused: false))
  }

  @Test func pauseStopsItAndPlayLetsItGoOn() {
    let showing = playing()
    showing.driver.pause(true)
    #expect(showing.driver.playback.isPaused)
    showing.clock.run(for: 5)
    #expect(showing.driver.target == "a" && showing.clock.isAtRest)
    showing.driver.pause(false)
    showing.clock.run(for: 1.5)
    #expect(showing.driver.target == "b" && !showing.driver.playback.isPaused)
  }

  @Test func theKeyboardPausesItUntilPlayIsPressed() {
    let showing = playing()
    showing.driver.attend(.focused, true)
    #expect(showing.driver.playback.isPaused)
    showing.driver.pause(false)
    showing.clock.run(for: 1.5)
    #expect(showing.driver.target == "b")
  }

  @Test func withVoiceOverItStandsStillUntilPlayIsPressedAndIsNotStoppedAgain() {
    let showing = playing()
    showing.driver.listen(true)
    showing.clock.run(for: 5)
    #expect(showing.driver.target == "a" && showing.driver.playback.isPaused)
    showing.driver.pause(false)
    showing.clock.run(for: 1.5)
    showing.driver.listen(true)
    #expect(showing.driver.target == "b" && !showing.driver.playback.isPaused)
    showing.driver.listen(false)
    #expect(!showing.driver.playback.isPaused)
  }

  @Test func aMouseStopsItOnlyWhileItIsThere() {
    let showing = playing()
    showing.driver.attend(.hovered, true)
    #expect(!showing.driver.playback.isPaused)
    showing.clock.run(for: 5)
    #expect(showing.driver.target == "a")
    showing.driver.attend(.hovered, false)
    showing.clock.run(for: 1.5)
    #expect(showing.driver.target == "b")
  }

  @Test func nothingIsSaidWhileItRuns() {
    let showing = playing()
    showing.clock.run(for: 10)
    #expect(showing.told.notices.isEmpty && showing.driver.target != "a")
  }
}
