/// What a person means by what the pointers did.
public enum Intent: Equatable, Sendable {
  /// Touched something: what moves there is caught.
  case press(at: Vector)
  /// Drags it: so far from where the drag began, in points, without the slop.
  case drag(by: Vector)
  /// Pinches it: so many times larger than when the pinch began, while the middle of the fingers, now at a place, has moved
  /// what they hold so far from where it was.
  case pinch(scale: Double, by: Vector, at: Vector)
  /// Has one finger left of those that pinched, which drags on from a place; the scale changed by so much per second, and the
  /// middle of the fingers moved with a velocity, in points per second.
  case unpinch(velocity: Double, moving: Vector, at: Vector)
  /// Lets go of what was dragged, with the fingers' velocity in points per second.
  case release(velocity: Vector)
  /// Touched briefly without moving.
  case tap(at: Vector)
  /// Let go after holding still for too long for a tap.
  case lift
  /// The system took the pointers away.
  case cancel
}
