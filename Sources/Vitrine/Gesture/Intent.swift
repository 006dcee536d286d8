/// What a person means by what the pointers did.
public enum Intent: Equatable, Sendable {
  /// Touched something: what moves there is caught.
  case press(at: Vector)
  /// Drags it: so far from where the drag began, in points, without the slop.
  case drag(by: Vector)
  /// Lets go of what was dragged, with the fingers' velocity in points per second.
  case release(velocity: Vector)
  /// Touched briefly without moving.
  case tap(at: Vector)
  /// Let go after holding still for too long for a tap.
  case lift
  /// The system took the pointers away.
  case cancel
}
