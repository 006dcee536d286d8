import Vitrine

extension CarouselDriver {
  /// Handles a signal of the engine.
  func handle(_ signal: Signal) {
    switch signal {
    case .stitch(let new): stitchedChanged(to: new)
    case .expand(let item, let isOpen): cardChanged(item: item, isOpen: isOpen)
    case .open(let item): ids[ifPresent: item].map(reports.onOpen)
    case .focus(let item): ids[ifPresent: item].map { focus.await($0) }
    case .prefetch(let items):
      prefetched.note(items)
      if options[.loop] != 1 { nearEnd.note(items, of: ids) }
    case .haptic: haptics.impact()
    default: break
    }
  }

  /// Reports the changes of a frame, after all of its signals.
  func signalsSent() {
    reportPrefetched()
    reportExpanded()
    movePendingFocus()
  }

  /// Reports the items that will be visible soon, if they have changed.
  func reportPrefetched() {
    if let changed = prefetched.takeChange(in: { ids[looping: $0] }) { reports.onPrefetch(changed) }
  }

  /// Warns that several items have one id.
  func warn(of duplicate: ID) {
    warnings.warn(
      "several items have the id \(duplicate); all are drawn, and selecting the id selects the one nearest to the current item. "
        + "Give every item a unique id.")
  }
}
