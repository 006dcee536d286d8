import Vitrine

/// The state of autoplay, for a play button.
struct Playback: Equatable {
  /// Whether the strip has autoplay and motion is not reduced. Otherwise there is no button.
  var isAvailable = false
  /// Whether the strip waits for the play button: because of a pause, of VoiceOver or of keyboard focus.
  var isPaused = false
}

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
    notePlayback()
  }

  /// Updates `playback`. Only a change is assigned, so that views do not update without need.
  func notePlayback() {
    let isAvailable = (options[.autoplay] ?? 0) > 0 && !environment.reducesMotion
    let isPaused = !pauseReasons.isDisjoint(with: [.paused, .focused])
    let new = Playback(isAvailable: isAvailable, isPaused: isPaused)
    if new != playback { playback = new }
  }
}
