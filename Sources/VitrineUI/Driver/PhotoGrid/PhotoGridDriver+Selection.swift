import Vitrine

extension PhotoGridDriver {
  /// Updates the collection, and applies the selection if the app has changed it.
  ///
  /// An open viewer shows the page of a new selection before its photograph is removed, so that it does not close. Reports follow the
  /// whole update: one about the removed photograph would replace the new selection.
  func follow(_ new: ID?, in items: ItemIDs<ID>, animated: Bool) {
    let isChanged = new != boundSelection.receive(new)
    boundSelection.beginUpdate()
    if isChanged, let new, viewer.open != nil, index(of: new) != nil {
      follow(new, animated: animated)
      viewer.exhibit.drawNow()
    }
    setItems(items)
    if isChanged { follow(new, animated: animated) } else { selectAwaited() }
    boundSelection.endUpdate()
    if let decision = selection.takeHeld() { reportSelection(decision) }
  }

  /// Applies a selection from outside: opens a photograph, shows its page if the viewer is open, or closes for nil. An
  /// unchanged selection does nothing, unless its photograph has arrived since.
  func follow(_ new: ID?, animated: Bool) {
    guard selection.assign(new) else { return selectAwaited() }
    guard let new else { return viewer.close(animated: animated) }
    guard let index = index(of: new) else {
      selection.await(new, animated: animated)
      return warnOfMissing(new)
    }
    select(new, at: index, animated: animated)
  }

  /// Applies a selection whose photograph was not in the collection, once it is there.
  private func selectAwaited() {
    guard let awaited = selection.awaited, let index = index(of: awaited.id) else { return }
    selection.clearAwaited()
    select(awaited.id, at: index, animated: awaited.animated)
  }

  private func index(of id: ID) -> Int? {
    ids.index(of: id, near: exhibit.model.focused)
  }

  private func warnOfMissing(_ id: ID) {
    // An empty collection may not have loaded.
    guard ids.count > 0 else { return }
    warnings.warn(
      "there is no photograph with the id \(id) to open; it opens once there is one. "
        + "Use the id of a photograph as selection.")
  }

  private func select(_ new: ID, at index: Int, animated: Bool) {
    guard viewer.open != nil else { return open(new, at: index, animated: animated) }
    show(index)
    viewer.show(index, animated: animated)
  }

  /// Opens a photograph, which flies from its cell to the full screen.
  func open(_ id: ID, at index: Int, animated: Bool = true) {
    if viewer.photo == nil { gridFocus.yield() }
    viewer.open(id, at: index, animated: animated)
  }

  /// Empties the cell of the photograph that is shown. Behind an open photograph the grid also scrolls to the cell.
  func show(_ index: Int) {
    sources?.setViewed(ids[ifPresent: index], by: self)
    exhibit.handleAndDraw(.viewed(item: index))
  }

  /// Reports the decision of the viewer to the selection outside. If a page was turned, empties the cell of its photograph.
  func reportSelection(_ id: ID?) {
    if let photo = viewer.photo, id == photo.id.item, exhibit.model.viewed != photo.index {
      show(photo.index)
    }
    guard !boundSelection.isUpdating else { return selection.hold(id) }
    guard selection.decide(id) else { return }
    onSelect(id)
    boundSelection.note(reported: id, of: \.self, present: presentSelection())
  }

  /// Shows the cell of a photograph that has returned to it, moves VoiceOver's focus there, and requests the keyboard focus that the
  /// grid had. When a photograph has opened, scrolls to its cell.
  func photoSettled(_ id: ID, isOpen: Bool) {
    if isOpen, let photo = viewer.photo { return show(photo.index) }
    guard !isOpen, viewer.photo == nil else { return }
    fillPlaces()
    exhibit.handleAndDraw(.viewed(item: nil))
    requestFocus()
    if let cell = cells.first(where: { $0.id.item == id }) { voiceOverFocus.request(cell.id) }
  }
}
