/// The cause of a drag: fingers or a mouse, or a pinch on a trackpad or by a wheel.
enum DragCause: Equatable, Sendable {
  case fingers
  case trackpad
  /// A wheel. The drag ends if the wheel is silent until the deadline, in seconds.
  case wheel(until: Double)

  /// Whether fingers or a mouse are on the content.
  var isFingers: Bool { if case .fingers = self { true } else { false } }

  /// The time at which a wheel counts as silent, in seconds; nil for other causes.
  var deadline: Double? { if case .wheel(let deadline) = self { deadline } else { nil } }
}
