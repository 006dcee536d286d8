import Vitrine

/// The reasons for which the autoplay of a carousel pauses.
struct Playback {
  /// The reasons of the person: the pause button, a mouse over the carousel, focus.
  private var personalReasons = PauseReasons()
  /// The reasons for which nobody can see the carousel.
  private var hiddenReasons = HiddenReasons()
  private var hasVoiceOver = false
  /// Whether VoiceOver has paused autoplay, and the person has not decided since.
  private var isPausedForVoiceOver = false

  /// The reasons for which nobody can see a carousel.
  struct HiddenReasons: OptionSet {
    let rawValue: Int

    /// The app is in the background.
    static let background = HiddenReasons(rawValue: 1)
    /// The page of the carousel is covered by another page.
    static let covered = HiddenReasons(rawValue: 2)
    /// The carousel is scrolled out of the view around it.
    static let scrolledOff = HiddenReasons(rawValue: 4)
  }

  /// All reasons, as the engine receives them.
  var reasons: PauseReasons {
    hiddenReasons.isEmpty ? personalReasons : personalReasons.union(.hidden)
  }

  /// Whether autoplay waits for the play button: because of a pause, of VoiceOver or of keyboard focus.
  var isPaused: Bool { !personalReasons.isDisjoint(with: Self.untilPlay) }

  /// The reasons that last until the person presses the play button.
  private static var untilPlay: PauseReasons { [.paused, .focused] }

  /// Pauses or resumes autoplay, for the button.
  mutating func pause(_ isPaused: Bool) {
    isPausedForVoiceOver = false
    personalReasons.subtract(Self.untilPlay)
    if isPaused { personalReasons.insert(.paused) }
  }

  /// Adds or removes a reason of the person.
  mutating func set(_ reason: PauseReasons, _ holds: Bool) {
    if holds { personalReasons.formUnion(reason) } else { personalReasons.subtract(reason) }
  }

  /// Adds or removes a reason for which nobody can see the carousel. Autoplay pauses while there is one.
  mutating func setHidden(_ reason: HiddenReasons, _ holds: Bool) {
    if holds { hiddenReasons.insert(reason) } else { hiddenReasons.remove(reason) }
  }

  /// Records whether VoiceOver is on. VoiceOver pauses autoplay until the person presses play or turns VoiceOver off. A pause of the
  /// person's own remains.
  mutating func setVoiceOver(_ isOn: Bool) {
    guard isOn != hasVoiceOver else { return }
    hasVoiceOver = isOn
    if isOn, !personalReasons.contains(.paused) {
      isPausedForVoiceOver = true
      personalReasons.insert(.paused)
    } else if !isOn, isPausedForVoiceOver {
      isPausedForVoiceOver = false
      personalReasons.subtract(.paused)
    }
  }
}
