import Vitrine

extension PhotoGridDriver {
  /// Opens what the selection outside says, turns to its page if something is open, or closes; what it says already changes
  /// nothing.
  func follow(_ new: ID?, animated: Bool) {
    guard new != selection else { return }
    selection = new
    guard let new else { return viewer.close(animated: animated) }
    var map = IdentityMap(roster)
    guard let index = map.index(of: new, near: exhibit.model.focused) else {
      return complaints.warn("there is no photograph \(new) to open")
    }
    guard viewer.open != nil else { return open(new, at: index, animated: animated) }
    show(index)
    viewer.show(index, animated: animated)
  }

  /// Lets a photograph fly from its cell to the full screen.
  func open(_ id: ID, at index: Int, animated: Bool = true) {
    show(index)
    viewer.open(id, at: index, animated: animated)
  }

  /// Empties the cell of the photograph that is shown. Behind an open photograph the grid also scrolls to the cell.
  private func show(_ index: Int) {
    exhibit.handle(.open(item: index, ratio: viewer.ratio(index), animated: false))
    exhibit.drawNow()
  }

  /// Tells the selection outside what the viewer has decided, and lets the cell follow the page that is turned.
  func tell(_ id: ID?) {
    if let photo = viewer.photo, id == photo.id.item, exhibit.model.opened != photo.index {
      show(photo.index)
    }
    guard id != selection else { return }
    selection = id
    chosen(id)
  }

  /// Shows the cell of a photograph that has returned to it, and moves VoiceOver's focus there. When a photograph has opened,
  /// scrolls to its cell.
  func settle(_ id: ID, isOpen: Bool) {
    if isOpen, let photo = viewer.photo { return show(photo.index) }
    guard !isOpen, viewer.photo == nil else { return }
    exhibit.handle(.close(animated: false))
    exhibit.drawNow()
    if let cell = cells.first(where: { $0.id.item == id }) { listened.go(to: cell.id) }
  }
}
