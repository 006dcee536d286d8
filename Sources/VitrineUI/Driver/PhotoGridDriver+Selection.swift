import Vitrine

extension PhotoGridDriver {
  /// Applies a selection from outside: opens a photograph, shows its page if the viewer is open, or closes for nil. An
  /// unchanged selection does nothing.
  func follow(_ new: ID?, animated: Bool) {
    guard new != selection else { return }
    selection = new
    guard let new else { return viewer.close(animated: animated) }
    var map = IdentityMap(ids)
    guard let index = map.index(of: new, near: exhibit.model.focused) else {
      return warnings.warn(
        "there is no photograph with the id \(new) to open; the grid changes nothing")
    }
    guard viewer.open != nil else { return open(new, at: index, animated: animated) }
    show(index)
    viewer.show(index, animated: animated)
  }

  /// Opens a photograph, which flies from its cell to the full screen.
  func open(_ id: ID, at index: Int, animated: Bool = true) {
    viewer.open(id, at: index, animated: animated)
  }

  /// Empties the cell of the photograph that is shown. Behind an open photograph the grid also scrolls to the cell.
  func show(_ index: Int) {
    sources?.setViewed(index < ids.count ? ids[index] : nil)
    exhibit.handle(.viewed(item: index))
    exhibit.drawNow()
  }

  /// Reports the decision of the viewer to the selection outside. If a page was turned, empties the cell of its photograph.
  func reportSelection(_ id: ID?) {
    if let photo = viewer.photo, id == photo.id.item, exhibit.model.viewed != photo.index {
      show(photo.index)
    }
    guard id != selection else { return }
    selection = id
    onSelect(id)
  }

  /// Shows the cell of a photograph that has returned to it, and moves VoiceOver's focus there. When a photograph has opened,
  /// scrolls to its cell.
  func photoSettled(_ id: ID, isOpen: Bool) {
    if isOpen, let photo = viewer.photo { return show(photo.index) }
    guard !isOpen, viewer.photo == nil else { return }
    sources?.setViewed(nil)
    exhibit.handle(.viewed(item: nil))
    exhibit.drawNow()
    if let cell = cells.first(where: { $0.id.item == id }) { voiceOverFocus.request(cell.id) }
  }
}
