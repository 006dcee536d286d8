/// The controls around a photograph. They fade when a mouse has rested for a while, and return when it moves.
///
/// With ``Option/tap`` they also fade a while after the photograph has opened, and after a tap or a touch has shown them.
struct Controls: Equatable, Sendable {
  private var fade = Fade()
  /// Whether they were hidden at the last press. The tap of that press only shows them.
  private(set) var wereHidden = false
  /// The time at which they begin to fade, in seconds; nil for never.
  private(set) var deadline: Double?

  /// Returns their opacity at a motion time.
  func opacity(at time: Double) -> Double { fade.opacity(at: time) }

  /// The motion time at which they have faded or returned.
  var restTime: Double { fade.restTime }

  /// Notes a press, before anything else follows from it.
  mutating func press() { wereHidden = fade.target == 0 }

  /// Shows them for a while.
  mutating func awake(at now: Instant) {
    deadline = now.real + Threshold.controlsRest
    fade(to: 1, at: now.motion)
  }

  /// Shows them for a while from now on, if they are to fade.
  mutating func extend(at now: Instant) {
    if deadline != nil { awake(at: now) }
  }

  /// Shows them for a key, until the next touch or movement of a mouse.
  mutating func stay(at motion: Double) {
    deadline = nil
    fade(to: 1, at: motion)
  }

  /// Hides them, because nothing has happened for a while.
  mutating func disappear(at motion: Double) {
    deadline = nil
    fade(to: 0, at: motion)
  }

  private mutating func fade(to opacity: Double, at motion: Double) {
    fade.fade(to: opacity, at: motion, in: Self.duration)
  }

  /// The duration of a fade, in seconds. UIKit takes as long to hide its bars (`UINavigationController.hideShowBarDuration`).
  private static let duration = 0.2
}
