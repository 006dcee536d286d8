/// The opacity of a scene that fades instead of moving, with reduced motion.
struct CrossFade: Equatable, Sendable {
  private var motion = Motion.rest(at: 1)

  /// Creates a cross-fade at rest with an opacity.
  init(opacity: Double = 1) { motion = .rest(at: opacity) }

  /// The duration of a fade, in seconds. iOS takes as long with reduced motion.
  static let duration = 0.14

  /// Returns the opacity at a motion time, from 0 to 1.
  func opacity(at time: Double) -> Double { motion.position(at: time) }

  /// The motion time at which the fade ends.
  var restTime: Double { motion.restTime }

  /// Returns whether the fade has ended at a motion time.
  func isResting(at time: Double) -> Bool { motion.isResting(at: time) }

  /// Fades to an opacity from the present one. A fade to it that has begun goes on.
  mutating func fade(to opacity: Double, at time: Double) {
    guard motion.target != opacity else { return }
    let present = motion.position(at: time)
    motion =
      present == opacity
      ? .rest(at: opacity)
      : .curve(from: present, to: opacity, at: time, duration: Self.duration)
  }
}
