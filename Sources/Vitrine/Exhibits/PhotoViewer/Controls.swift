/// The controls around a photograph. They fade when a mouse has rested for a while, and return when it moves.
///
/// Without a mouse they fade only after a tap has shown them.
struct Controls: Equatable, Sendable {
  private var fade = Fade()
  /// The time at which they begin to fade, in seconds; nil for never.
  private(set) var deadline: Double?

  /// Returns their opacity at a motion time.
  func opacity(at time: Double) -> Double { fade.opacity(at: time) }

  /// The motion time at which they have faded or returned.
  var restTime: Double { fade.restTime }

  /// Shows them until a mouse has rested.
  mutating func awake(at now: Instant) {
    deadline = now.real + Threshold.controlsRest
    fade(to: 1, at: now.motion)
  }

  /// Hides them for a tap, or shows them until they fade.
  mutating func toggle(at now: Instant) {
    fade.target == 1 ? disappear(at: now.motion) : awake(at: now)
  }

  /// Shows them for a key, until a mouse moves and rests.
  mutating func stay(at motion: Double) {
    deadline = nil
    fade(to: 1, at: motion)
  }

  /// Hides them, because the mouse has rested.
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
