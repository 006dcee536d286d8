/// An opacity that changes smoothly: of a scene or a photograph with reduced motion, or of the controls of a viewer.
struct Fade: Equatable, Sendable {
  private var motion: Motion

  /// Creates a fade at rest with an opacity.
  init(opacity: Double = 1) { motion = .rest(at: opacity) }

  /// The duration of a fade with reduced motion, in seconds. iOS takes as long.
  static let duration = 0.14

  /// The opacity at rest, from 0 to 1.
  var target: Double { motion.target }

  /// Returns the opacity at a motion time, from 0 to 1.
  func opacity(at time: Double) -> Double { motion.position(at: time) }

  /// The motion time at which the fade ends.
  var restTime: Double { motion.restTime }

  /// Returns whether the fade has ended at a motion time.
  func isResting(at time: Double) -> Bool { motion.isResting(at: time) }

  /// Fades to an opacity from the present one. A fade that already ends there continues.
  mutating func fade(to opacity: Double, at time: Double, in duration: Double = Self.duration) {
    guard motion.target != opacity else { return }
    let present = motion.position(at: time)
    motion =
      present == opacity
      ? .rest(at: opacity)
      : .curve(from: present, to: opacity, at: time, duration: duration)
  }
}
