/// Scrolling and stitching by code, and the end of drags.
extension StyledStrip {
  /// Scrolls to a virtual index.
  mutating func scroll(to index: Int, animated: Bool = true) {
    guard scroller.strip.count > 0 else { return }
    endPinch()
    scroller.scroll(
      to: index, animated: animated, crossFades: appearance.environment.reducesMotion)
  }

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

  /// Stitches or unstitches the row.
  mutating func stitch(_ isStitched: Bool, animated: Bool) {
    if hasSeam { scroller.stitch(isStitched, animated: animated) }
  }

  /// Ends the pinch, if there is one, without velocity.
  mutating func endPinch() {
    if hasSeam { scroller.endPinch() }
  }

  /// Releases the strip without a velocity.
  mutating func endDrag() {
    endPinch()
    scroller.endDrag()
  }
}
