/// The controls around a photograph: they fade once a mouse has rested for a while, and come back when it moves.
///
/// A finger that does not touch has no position. With fingers alone the controls stay, or a tap shows and hides them.
struct Controls: Equatable, Sendable {
  private var presence = Motion.rest(at: 1)
  /// When they begin to fade, in seconds; nil while nothing lets them.
  private(set) var deadline: Double?

  /// How opaque they are at an instant of motion time.
  func opacity(at time: Double) -> Double { presence.position(at: time) }

  /// When they have faded or come back, in seconds of motion time.
  var restTime: Double { presence.restTime }

  /// A mouse moves: they are there, until it has rested.
  mutating func awake(at now: Instant) {
    deadline = now.real + Threshold.controlsRest
    fade(to: 1, at: now.motion)
  }

  /// A tap hides them, or shows them until they fade.
  mutating func toggle(at now: Instant) {
    presence.target == 1 ? disappear(at: now.motion) : awake(at: now)
  }

  /// A key is used: they are there, until a mouse moves and rests.
  mutating func stay(at motion: Double) {
    deadline = nil
    fade(to: 1, at: motion)
  }

  /// The mouse has rested.
  mutating func disappear(at motion: Double) {
    deadline = nil
    fade(to: 0, at: motion)
  }

  private mutating func fade(to opacity: Double, at motion: Double) {
    guard presence.target != opacity else { return }
    presence = .curve(
      from: presence.position(at: motion), to: opacity, at: motion, duration: Self.duration)
  }

  /// In seconds: as long as UIKit takes to hide its bars (`UINavigationController.hideShowBarDuration`).
  private static let duration = 0.2
}
