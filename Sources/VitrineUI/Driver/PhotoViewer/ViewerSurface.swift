import Vitrine

/// Identifies the surface on which a viewer draws. A full-screen cover is a new surface for each opening; other surfaces stay.
@MainActor
final class PhotoSurfaceToken {}

/// The surface on which a viewer draws: a view that stays, or one cover after the other.
///
/// A cover comes after the tap, and its size later still; the screen may have rotated since the last cover went.
@MainActor
struct ViewerSurface {
  /// The frame of the surface in global coordinates.
  private(set) var frame = Frame(x: 0, y: 0, width: 0, height: 0)
  /// Whether there is a surface that has a size.
  private(set) var isReady = false
  /// The surface whose size is known; nil for one that always stays.
  private var token: PhotoSurfaceToken?
  /// The surface that had this size. It comes back without another measurement if its size stays the same.
  private var measured: PhotoSurfaceToken?
  /// The surface that the viewer no longer needs, until a photograph rests on it again.
  private var released: PhotoSurfaceToken?
  /// Whether the open photograph moves from this surface to the next one, which is no decision to close it.
  private(set) var isMoving = false

  /// Records that a surface has come. Its size can be known already.
  mutating func add(_ new: PhotoSurfaceToken) {
    guard new !== token else { return }
    (token, isReady, released) = (new, new === measured && hasArea, nil)
  }

  /// Sets the size of a surface, in points.
  mutating func resize(to size: Dimensions, of surface: PhotoSurfaceToken?) {
    (token, measured) = (surface, surface)
    (frame.width, frame.height) = (size.width, size.height)
    isReady = hasArea
  }

  private var hasArea: Bool { frame.width > 0 && frame.height > 0 }

  /// Sets the top left corner, in global coordinates.
  mutating func move(to origin: Vector) { (frame.x, frame.y) = (origin.x, origin.y) }

  /// Records that the viewer no longer needs the surface. A cover goes then, which takes time.
  mutating func release() { released = token }

  /// Records that a photograph rests on the surface.
  mutating func keep() { released = nil }

  /// Whether a surface is the present one.
  func isPresent(_ surface: PhotoSurfaceToken) -> Bool { surface === token }

  /// Whether a surface is one that the viewer no longer needs.
  func isReleased(_ surface: PhotoSurfaceToken) -> Bool { surface === released }

  /// Begins to move the open photograph to the next surface.
  mutating func beginMove() { isMoving = true }

  /// Ends the move.
  mutating func endMove() { isMoving = false }

  /// Records that the present surface has gone.
  mutating func remove() { (token, isReady, released) = (nil, false, nil) }
}
