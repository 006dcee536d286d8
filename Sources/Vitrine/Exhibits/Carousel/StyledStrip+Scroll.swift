/// Items and pages to which code scrolls.
extension StyledStrip {
  /// Selects an item, by the shorter way in a loop.
  mutating func select(_ item: Int, animated: Bool) {
    guard (0..<scroller.strip.count).contains(item) else { return }
    let index = scroller.strip.nearestIndex(of: item, to: scroller.current(at: scroller.now))
    scroll(to: scroller.destination(for: index), animated: animated)
  }

  /// Scrolls to a page, by the shorter way in a loop.
  mutating func scroll(toPage page: Int) {
    let item = scroller.item(ofPage: page)
    scroll(to: scroller.strip.nearestIndex(of: item, to: scroller.target))
  }
}
