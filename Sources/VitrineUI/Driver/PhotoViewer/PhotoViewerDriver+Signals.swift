import Vitrine

extension PhotoViewerDriver {
  /// Handles a signal of the engine.
  func handle(_ signal: Signal) {
    guard !surface.isMoving else { return }
    switch signal {
    case .open(let item): onSelect(ids[ifPresent: item])
    case .change(let item): pageChanged(to: item)
    case .close: onSelect(nil)
    case .settle(let item, let isOpen): settled(item, isOpen: isOpen)
    default: break
    }
  }

  /// Reports that the page of another photograph is shown. The position of that photograph on the page is sent later.
  private func pageChanged(to item: Int) {
    guard let id = ids[ifPresent: item] else { return }
    forgetSource()
    sendPictures(around: item)
    onSelect(id)
  }

  private func settled(_ item: Int, isOpen: Bool) {
    guard let id = ids[ifPresent: item] else { return }
    if isOpen { surface.keep() }
    if isOpen, let photo { voiceOverFocus.request(photo.id) }
    onSettle(id, isOpen)
  }
}
