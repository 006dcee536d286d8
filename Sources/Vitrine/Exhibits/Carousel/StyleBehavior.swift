/// The behaviour that a style adds to a strip: cards that open in place, or gaps that close.
struct StyleBehavior: Equatable, Sendable {
  private(set) var style: CarouselModel.Style
  private var cards = Cards()
  private var trackpadPinch = TrackpadPinch()

  init(_ style: CarouselModel.Style) { self.style = style }

  /// Whether items are cards that open in place.
  var hasCards: Bool { BuildFeature.cards && style == .expanding }

  /// Whether gaps can be closed.
  var hasSeam: Bool { BuildFeature.seam && style == .stitched }

  /// Sets the style. Cards close and gaps open at once.
  mutating func setStyle(_ new: CarouselModel.Style, of scroller: inout Scroller) {
    if hasSeam { scroller.isPinchedByTrackpad ? endDrag(of: &scroller) : scroller.endPinch() }
    style = new
    if BuildFeature.cards { _ = cards.collapse(animated: false, in: &scroller) }
    if BuildFeature.seam { scroller.stitch(false, animated: false) }
  }

  /// Sets an option of cards. Other types handle the other options.
  mutating func set(_ option: Option, to value: Double) { cards.set(option, to: value) }

  /// Allows several open cards, or closes all but the one that was opened last.
  mutating func allowSeveralCards(_ isAllowed: Bool, in scroller: inout Scroller) {
    if hasCards { cards.allowSeveral(isAllowed, in: &scroller) }
  }

  /// Follows the items to their new indices.
  mutating func follow(_ edit: Edit) {
    if BuildFeature.cards { cards.follow(edit) }
  }

  /// Resets the state that depends on items.
  mutating func clear() { cards.clear() }
}

// MARK: Cards and keys

extension StyleBehavior {
  /// Opens or closes a card.
  mutating func expand(
    item: Int, isOpen: Bool, animated: Bool, in scroller: inout Scroller
  ) {
    if hasCards { cards.expand(item: item, isOpen: isOpen, animated: animated, in: &scroller) }
  }

  /// Notes the item with keyboard focus. A card is brought into view.
  mutating func focus(on item: Int, in scroller: inout Scroller) {
    if hasCards { cards.focus(on: item, in: &scroller) }
  }

  /// Handles a key of cards or of a stitched row; returns nil for a key that moves the strip.
  mutating func press(_ key: Key, in scroller: inout Scroller) -> Response? {
    if key == .stitch, hasSeam {
      scroller.stitch(!scroller.strip.seam.isStitched, animated: true)
      return Response(.mine)
    }
    return hasCards ? cards.press(key, in: &scroller) : nil
  }

  /// Follows a mouse. It may open a card on which it rests.
  mutating func hover(
    _ pointer: Pointer, isPressed: Bool, shown: Instant, in scroller: inout Scroller
  ) {
    if hasCards { cards.hover(pointer, isPressed: isPressed, in: &scroller, shown: shown) }
  }

  /// Returns the time at which the mouse has rested long enough to open a card, in seconds.
  func hoverDeadline(in scroller: Scroller) -> Double? {
    hasCards ? cards.hoverDeadline(in: scroller) : nil
  }

  /// Opens the card on which the mouse rests.
  mutating func openHoveredCard(in scroller: inout Scroller) {
    if hasCards { cards.openHovered(in: &scroller) }
  }

  /// Opens or closes the card under a tap. Returns whether it was closed before.
  mutating func toggleCard(_ index: Int, in scroller: inout Scroller) -> Bool {
    hasCards && cards.toggle(index, in: &scroller)
  }

  /// Keeps a card open while its photograph is in the viewer, also after the mouse has left.
  mutating func keepCardOpen(_ item: Int) {
    if hasCards { cards.keepOpen(item) }
  }
}

// MARK: Stitching and pinches

extension StyleBehavior {
  /// Stitches or unstitches the row.
  func stitch(_ isStitched: Bool, animated: Bool, in scroller: inout Scroller) {
    if hasSeam { scroller.stitch(isStitched, animated: animated) }
  }

  /// Pinches the row as a trackpad or a wheel reports.
  mutating func magnify(
    _ sample: Magnify, at time: Double, shown: Instant, in scroller: inout Scroller
  ) -> Response {
    guard hasSeam, scroller.strip.count > 0 else { return Response(.yours) }
    switch sample.phase {
    case .began: trackpadPinch.begin(sample, of: &scroller, shown: shown)
    case .changed:
      trackpadPinch.change(to: sample.scale, sample, at: time, of: &scroller, shown: shown)
    case .ended: trackpadPinch.end(of: &scroller)
    case .cancelled: endDrag(of: &scroller)
    case .wheel: trackpadPinch.scroll(sample, at: time, of: &scroller, shown: shown)
    }
    return Response(.mine)
  }

  /// Ends the scrolling or the pinch of a wheel that has become silent.
  mutating func endWheel(of scroller: inout Scroller) {
    if hasSeam, scroller.isPinchedByTrackpad {
      trackpadPinch.end(of: &scroller)
    } else {
      scroller.endWheel()
    }
  }

  /// Ends the pinch, if there is one, without velocity.
  func endPinch(of scroller: inout Scroller) {
    if hasSeam { scroller.endPinch() }
  }

  /// Releases the strip without a velocity.
  func endDrag(of scroller: inout Scroller) {
    endPinch(of: &scroller)
    scroller.endDrag()
  }
}
