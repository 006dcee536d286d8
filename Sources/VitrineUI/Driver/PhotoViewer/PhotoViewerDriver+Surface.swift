import Vitrine

/// A photograph that opens once its surface has a size.
struct WaitingPhoto<ID: Hashable> {
  let id: ID
  let index: Int
  let animated: Bool
}

/// The surface on which a viewer draws.
///
/// A photograph waits for the size of its surface, and then flies from where its cell is; see ``ViewerSurface``.
extension PhotoViewerDriver {
  /// Records that a surface has come. Its size can be known already.
  func add(_ token: PhotoSurfaceToken) {
    surface.add(token)
    openWaiting()
  }

  /// Sets the size of a surface, in points. A size that is not finite gives a warning and changes nothing. The first size of a
  /// surface opens the waiting photograph.
  func resize(to size: Dimensions, of token: PhotoSurfaceToken? = nil) {
    guard size.width.isFinite, size.height.isFinite else {
      return warnings.warn(
        "a photo viewer cannot have the size \(size.width) x \(size.height); it keeps its previous size. Give it a frame."
      )
    }
    surface.resize(to: size, of: token)
    exhibit.handleAndDraw(.viewport(Viewport(screen: size)))
    openWaiting()
  }

  /// Sets the top left corner of the surface, in global coordinates.
  func move(to origin: Vector) { surface.move(to: origin) }

  /// Closes the viewer because its surface has gone. A surface that another one has replaced changes nothing. A photograph that was
  /// opened while its surface was already going waits for the next one.
  func remove(_ token: PhotoSurfaceToken) {
    guard surface.isPresent(token) else { return }
    if surface.isReleased(token), let open, let index = exhibit.model.item {
      moveToNextSurface(WaitingPhoto(id: open, index: index, animated: true))
    } else {
      close(animated: false)
    }
    surface.remove()
  }

  private func moveToNextSurface(_ photo: WaitingPhoto<ID>) {
    surface.beginMove()
    setWaiting(photo)
    exhibit.handleAndDraw(.close(animated: false))
    surface.endMove()
    onPresent(true)
  }

  /// Opens the photograph that waits for a surface.
  private func openWaiting() {
    guard surface.isReady, let photo = waiting,
      let index = ids.index(of: photo.id, near: photo.index)
    else { return }
    setWaiting(nil)
    open(photo.id, at: index, animated: photo.animated)
  }
}

/// The effect of an open photograph on what the system draws over the window.
struct CoveredScreen: Equatable {
  /// Whether the backdrop hides the page, at more than half of its opacity.
  var isCovered = false
  /// Whether the controls are hidden too, and the system's with them.
  var hidesControls = false

  /// Creates the state for the opacities of the backdrop and the controls.
  init(backdrop: Double = 0, controls: Double = 1) {
    isCovered = backdrop > 0.5
    hidesControls = isCovered && controls == 0
  }
}
