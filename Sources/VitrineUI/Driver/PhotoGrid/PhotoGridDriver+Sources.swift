import Vitrine

/// The places from which photographs fly: those of a page, or the cells of the grid.
extension PhotoGridDriver {
  /// Sets the places from which photographs fly. The place of the open photograph is empty, those of earlier places are filled.
  func setSources(_ new: PhotoSources?) {
    guard new !== sources else { return }
    fillPlaces()
    sources = new
    emptyPlaces()
  }

  /// Empties the places of the open photograph, which a view that was away may have filled.
  func emptyPlaces() { sources?.setViewed(viewer.photo?.id.item, by: self) }

  /// Fills the places of the photograph that was open here.
  func fillPlaces() { sources?.setViewed(nil, by: self) }

  /// The position of a photograph's cell on the screen.
  func source(of id: ID) -> Source? {
    if let sources {
      let screen = viewer.surface.frame
      return sources.source(of: id, on: screen)?.moved(by: screen.origin * -1)
    }
    let hint = exhibit.model.viewed ?? 0
    return ids.index(of: id, near: hint).flatMap { exhibit.source(of: $0) }
  }
}
