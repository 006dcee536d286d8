import Vitrine

/// Whether a strip goes on by itself, for the button that stops it.
struct Playback: Equatable {
  /// Whether it would if nothing kept it from it: without that there is nothing to stop.
  var isOffered = false
  /// Whether it stands still until the person presses play: because of pause, of VoiceOver, or because the keyboard came into
  /// it.
  var isPaused = false
}

extension CarouselDriver {
  /// Stops what goes on by itself, or lets it go on, because the person pressed the button.
  func pause(_ isPaused: Bool) {
    let kept = pauseReasons.subtracting([.paused, .focused])
    pay(isPaused ? kept.union(.paused) : kept)
  }

  /// VoiceOver was switched on, or off: with it nothing moves under somebody who reads, until play is pressed.
  func listen(_ new: Bool) {
    guard new != hasVoiceOver else { return }
    hasVoiceOver = new
    pause(new)
  }

  /// Tells the engine why it shall not move by itself.
  func pay(_ new: PauseReasons) {
    guard new != pauseReasons else { return }
    pauseReasons = new
    exhibit.handle(.pause(new))
    notePlayback()
  }

  /// Notes whether it goes on by itself; who reads what has not changed is not told.
  func notePlayback() {
    let isOffered = (options[.autoplay] ?? 0) > 0 && !environment.reducesMotion
    let isPaused = !pauseReasons.isDisjoint(with: [.paused, .focused])
    let new = Playback(isOffered: isOffered, isPaused: isPaused)
    if new != playback { playback = new }
  }
}
