import Vitrine

/// The items of a carousel as places of photographs.
extension CarouselDriver: PhotoPlace {
  func source(of id: AnyHashable) -> Source? {
    guard let item = item(of: id) else { return nil }
    return exhibit.source(of: item)?.moved(by: viewFrame.origin)
  }

  /// Empties the slot of an item while a viewer shows it. The strip brings the item into view, and waits with autoplay.
  func setViewed(_ id: AnyHashable?) {
    exhibit.handleAndDraw(.viewed(item: id.flatMap(item)))
  }

  private func item(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap(index) }

  /// Registers the items with a collection of places, instead of the previous one.
  func setPhotoSources(_ new: PhotoSources?) {
    guard new !== photoSources else { return }
    photoSources?.remove(self)
    photoSources = new
    new?.add(self)
  }
}
