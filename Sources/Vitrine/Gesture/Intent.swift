/// The meaning of a sample of the pointers.
///
/// ```swift
/// var recognizer = PressRecognizer()
/// let finger = Pointer(id: 1, .down, position: Vector(x: 20, y: 40))
/// let intent = recognizer.handle(finger, at: 0, allowing: GestureLimits(directions: .all))
/// assert(intent == .press(at: Vector(x: 20, y: 40)))
/// ```
public enum Intent: Equatable, Sendable {
  /// A press. It catches content that moves.
  case press(at: Vector)
  /// A drag. The translation counts from where the drag began, in points, without the slop.
  case drag(by: Vector)
  /// A pinch: the scale since it began, the translation of the content, and the point between the fingers.
  case pinch(scale: Double, by: Vector, at: Vector)
  /// The end of a pinch. The finger that is left drags on from a point. The velocities are those of the scale, per second, and of the
  /// point between the fingers, in points per second.
  case unpinch(scaleVelocity: Double, moving: Vector, at: Vector)
  /// The end of a drag, with the velocity of the fingers in points per second.
  case release(velocity: Vector)
  /// A brief touch without a movement.
  case tap(at: Vector)
  /// The end of a touch without a movement that was too long for a tap.
  case lift
  /// The system took the pointers away.
  case cancel
}
