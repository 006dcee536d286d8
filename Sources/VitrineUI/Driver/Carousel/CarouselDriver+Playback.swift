import Vitrine

extension CarouselDriver {
  /// Pauses or resumes autoplay, for the button.
  func pause(_ isPaused: Bool) { playback.pause(isPaused) }

  /// Adds or removes a reason of the person to pause autoplay.
  func setPauseReason(_ reason: PauseReasons, _ holds: Bool) { playback.set(reason, holds) }

  /// Adds or removes a reason for which nobody can see the carousel. Autoplay pauses while there is one.
  func setHidden(_ reason: Playback.HiddenReasons, _ holds: Bool) {
    playback.setHidden(reason, holds)
  }

  /// Records whether VoiceOver is on. VoiceOver pauses autoplay until the person presses play.
  func setVoiceOver(_ isOn: Bool) { playback.setVoiceOver(isOn) }

  /// Sends the reasons to pause to the engine.
  func sendPauseReasons() { exhibit.handle(.pause(playback.reasons)) }
}
