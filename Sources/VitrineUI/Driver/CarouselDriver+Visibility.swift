import Vitrine

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

extension CarouselDriver {
  /// Adds or removes a reason for which nobody can see the carousel. Autoplay pauses while there is one.
  func setHidden(_ reason: HiddenReasons, _ holds: Bool) {
    if holds { hiddenReasons.insert(reason) } else { hiddenReasons.remove(reason) }
    setPauseReason(.hidden, !hiddenReasons.isEmpty)
  }
}
