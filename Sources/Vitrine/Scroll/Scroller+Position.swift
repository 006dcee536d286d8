/// Positions and neighbours. With the snap `page`, a strip moves by pages. Otherwise each item is a page, and items that rest
/// at the same offset share one.
extension Scroller {
  /// Returns the virtual index nearest to the line. At rest it is the target, also if several indices rest at one offset.
  func current(at instant: Instant) -> Int {
    strip.nearest(to: offset.position(at: instant.motion), preferring: target)
  }

  /// Returns the virtual index of an item that is nearest to the middle of the viewport.
  func index(of item: Int) -> Int {
    let middle = strip.viewportStart(at: offset.position) + strip.viewport / 2
    return strip.nearestIndex(of: item, to: strip.index(at: middle))
  }

  private var snapsToPages: Bool { snap == .page }

  /// The number of pages.
  var pages: Int { snapsToPages ? strip.pages : min(strip.count, strip.restingItems.count) }

  /// Returns the page of an item.
  func page(of item: Int) -> Int {
    guard !snapsToPages else { return strip.page(of: item) }
    let items = strip.restingItems
    return item.clamped(to: items) - items.lowerBound
  }

  /// Returns the item with which a page begins; for a page that does not exist, that of the nearest one.
  func item(ofPage page: Int) -> Int {
    let page = page.clamped(toCount: pages)
    return snapsToPages ? strip.index(ofPage: page) : strip.restingItems.lowerBound + page
  }

  /// Returns the virtual index to scroll to, so that `index` becomes visible: itself, or the first of its page.
  func destination(for index: Int) -> Int {
    snapsToPages ? strip.index(ofPage: strip.page(of: index)) : index
  }

  /// Returns the virtual index a number of items or pages after the target; before it for a negative number. It is the target
  /// if nothing would move.
  func index(after steps: Int) -> Int {
    guard !snapsToPages else { return strip.index(after: target, pages: steps) }
    guard !strip.loops else { return target + steps }
    let items = strip.restingItems
    let start = target.clamped(to: items)
    let index = (start + steps).clamped(to: items)
    return index == start ? target : index
  }

  /// Returns the virtual index a number of pages after the target; before it for a negative number.
  func index(afterPages steps: Int) -> Int {
    index(after: snapsToPages ? steps : steps * strip.itemsPerPage)
  }

  /// Returns the virtual index to which the step of a key leads.
  func destination(of step: KeyStep) -> Int {
    switch step {
    case .items(let count): return index(after: count)
    case .pages(let count): return index(afterPages: count)
    case .first: return strip.nearestIndex(of: 0, to: target)
    case .last: return destination(for: strip.nearestIndex(of: strip.count - 1, to: target))
    }
  }

  /// Whether nothing follows the target.
  var isAtLast: Bool { !strip.loops && page(of: target) >= pages - 1 }
}
