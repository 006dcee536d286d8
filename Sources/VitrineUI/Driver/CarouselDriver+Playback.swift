import Vitrine

extension CarouselDriver {
  /// Pauses or resumes autoplay, for the button.
  func pause(_ isPaused: Bool) {
    let kept = pauseReasons.subtracting([.paused, .focused])
    setPauseReasons(isPaused ? kept.union(.paused) : kept)
  }

  /// Records whether VoiceOver is on. VoiceOver pauses autoplay until the person presses play.
  func setVoiceOver(_ isOn: Bool) {
    guard isOn != hasVoiceOver else { return }
    hasVoiceOver = isOn
    pause(isOn)
  }

  /// Sends the reasons to pause to the engine.
  func setPauseReasons(_ new: PauseReasons) {
    guard new != pauseReasons else { return }
    pauseReasons = new
    exhibit.handle(.pause(new))
    notePaused()
  }

  /// Updates `isPaused`. Only a change is assigned, so that views do not update without need.
  private func notePaused() {
    let new = !pauseReasons.isDisjoint(with: [.paused, .focused])
    if new != isPaused { isPaused = new }
  }
}
