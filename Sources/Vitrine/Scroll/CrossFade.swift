/// The opacity of a scene that fades where it would move: for people who want less motion.
struct CrossFade: Equatable, Sendable {
  private var motion = Motion.rest(at: 1)

  /// A scene at rest with an opacity.
  init(opacity: Double = 1) { motion = .rest(at: opacity) }

  /// The time that iOS takes to cross-fade where motion is reduced, in seconds.
  static let duration = 0.14

  /// The opacity at a motion time, from 0 to 1.
  func opacity(at time: Double) -> Double { motion.position(at: time) }

  /// When the fade ends, in motion time.
  var restTime: Double { motion.restTime }

  /// Whether the fade has ended at a motion time.
  func isResting(at time: Double) -> Bool { motion.isResting(at: time) }

  /// Fades to an opacity from the present one.
  mutating func fade(to opacity: Double, at time: Double) {
    let present = motion.position(at: time)
    motion =
      present == opacity
      ? .rest(at: opacity)
      : .curve(from: present, to: opacity, at: time, duration: Self.duration)
  }
}
