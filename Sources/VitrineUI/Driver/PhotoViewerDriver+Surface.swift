import Vitrine

/// Identifies the surface on which a viewer draws. A full-screen cover is a new surface for each opening; other surfaces stay.
@MainActor
final class PhotoSurfaceToken {}

/// A photograph that opens once its surface has a size.
struct WaitingPhoto<ID: Hashable> {
  let id: ID
  let index: Int
  let animated: Bool
}

/// The surface on which a viewer draws.
///
/// A cover comes after the tap, and its size later still; the screen may have rotated since the last cover went. So a photograph
/// waits for the size of its surface, and then flies from where its cell is.
extension PhotoViewerDriver {
  /// Records that a surface has come. Its size can be known already.
  func add(_ surface: PhotoSurfaceToken) {
    guard surface !== self.surface else { return }
    (self.surface, hasSurface, released) = (surface, false, nil)
  }

  /// Sets the size of a surface, in points. A size that is not finite gives a warning and changes nothing. The first size of a
  /// surface opens the waiting photograph.
  func resize(to size: Dimensions, of surface: PhotoSurfaceToken? = nil) {
    guard size.width.isFinite, size.height.isFinite else {
      return warnings.warn(
        "a photo viewer cannot have the size \(size.width) x \(size.height); it keeps its previous size. Give it a frame."
      )
    }
    self.surface = surface
    (screen.width, screen.height) = (size.width, size.height)
    hasSurface = size.width > 0 && size.height > 0
    exhibit.handleAndDraw(.viewport(Viewport(screen: size)))
    openWaiting()
  }

  /// Sets the top left corner of the surface, in global coordinates.
  func move(to origin: Vector) { (screen.x, screen.y) = (origin.x, origin.y) }

  /// Closes the viewer because its surface has gone. A surface that another one has replaced changes nothing. A photograph that was
  /// opened while its surface was already going waits for the next one.
  func remove(_ surface: PhotoSurfaceToken) {
    guard surface === self.surface else { return }
    if surface === released, let open, let index = exhibit.model.item {
      moveToNextSurface(WaitingPhoto(id: open, index: index, animated: true))
    } else {
      close(animated: false)
    }
    (self.surface, hasSurface, released) = (nil, false, nil)
  }

  private func moveToNextSurface(_ photo: WaitingPhoto<ID>) {
    isMoving = true
    setWaiting(photo)
    exhibit.handleAndDraw(.close(animated: false))
    isMoving = false
    onPresent(true)
  }

  /// Opens the photograph that waits for a surface.
  private func openWaiting() {
    guard hasSurface, let photo = waiting,
      let index = ids.index(of: photo.id, near: photo.index)
    else { return }
    setWaiting(nil)
    open(photo.id, at: index, animated: photo.animated)
  }
}
