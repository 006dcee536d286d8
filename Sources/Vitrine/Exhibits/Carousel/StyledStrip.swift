/// A strip with the behaviour of its style: cards that open in place, or gaps that close.
///
/// The parts keep their own state. They move the strip by the functions of the ``Scroller``.
struct StyledStrip: Equatable, Sendable {
  var scroller = Scroller()
  var appearance = StripAppearance()
  /// The custom effect, which replaces the option ``Option/effect``.
  private(set) var stops = Effect.Stops()
  private(set) var style: CarouselModel.Style
  private var cards = Cards()
  private var trackpadPinch = TrackpadPinch()

  /// Creates a strip without items.
  init(_ style: CarouselModel.Style) { self.style = style }

  /// Whether its items are cards that open in place.
  var hasCards: Bool { BuildFeature.cards && style == .expanding }

  /// Whether its gaps can be closed.
  var hasSeam: Bool { BuildFeature.seam && style == .stitched }

  /// Sets the custom effect.
  mutating func setStops(_ stops: Effect.Stops) { self.stops = stops }

  /// Sets the style. Cards close and gaps open at once.
  mutating func setStyle(_ new: CarouselModel.Style) {
    if hasSeam { scroller.isPinchedByTrackpad ? endDrag() : endPinch() }
    style = new
    if BuildFeature.cards { _ = cards.collapse(animated: false, in: &scroller) }
    if BuildFeature.seam { scroller.stitch(false, animated: false) }
  }
}

// MARK: Layout

extension StyledStrip {
  /// Changes the layout by an event. The item that the person looks at stays in place.
  mutating func relayout(for event: Event.Kind) {
    appearance.change(by: event)
    if case .option(let option, let value) = event { set(option, to: value) }
    let edit = Edit(event, count: scroller.strip.count)
    let size = appearance.viewport.dimensions
    let axis = Strip.Axis(
      isVertical: appearance.options.isVertical,
      isRightToLeft: appearance.environment.isRightToLeft)
    let cardSizes =
      hasCards ? (appearance.options.collapsedSize, appearance.options.expandedSize) : nil
    scroller.relayout(following: edit) { strip in
      strip.change(by: event, cardSizes: cardSizes)
      strip.axis = axis
      strip.viewport = axis.length(of: size)
      strip.expansions.follow(edit)
    }
    guard edit.count > 0 else { return clear() }
    appearance.follow(edit)
    if BuildFeature.cards { cards.follow(edit) }
  }

  /// Sets an option. Other types handle the other options.
  private mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .snap: scroller.setSnap(Strip.Snap(rawValue: Int32(value)) ?? .item)
    case .momentum: scroller.setMomentum(value)
    default: cards.set(option, to: value)
    }
  }

  /// Resets the state that depends on items.
  private mutating func clear() {
    endPinch()
    cards.clear()
    appearance.empty(nil)
  }
}

// MARK: Code and keys

extension StyledStrip {
  /// Opens or closes a card.
  mutating func expand(item: Int, isOpen: Bool, animated: Bool) {
    if hasCards { cards.expand(item: item, isOpen: isOpen, animated: animated, in: &scroller) }
  }

  /// Allows several open cards, or closes all but the one that was opened last.
  mutating func allowSeveralCards(_ isAllowed: Bool) {
    if hasCards { cards.allowSeveral(isAllowed, in: &scroller) }
  }

  /// Keeps a card open while its photograph is in the viewer, also after the mouse has left.
  mutating func keepOpen(_ item: Int) {
    if hasCards { cards.keepOpen(item) }
  }

  /// Notes the item with keyboard focus. A card is brought into view.
  mutating func focus(on item: Int) {
    if hasCards { cards.focus(on: item, in: &scroller) }
  }

  /// Handles a key. Keys along the strip move it, or focus among cards.
  mutating func press(_ key: Key) -> Response {
    if key == .stitch, hasSeam {
      scroller.stitch(!scroller.strip.seam.isStitched, animated: true)
      return Response(.mine)
    }
    guard !hasCards else { return cards.press(key, in: &scroller) }
    guard scroller.strip.count > 0, let step = KeyStep(key, along: scroller.strip.axis) else {
      return Response(.yours)
    }
    scroll(to: scroller.destination(of: step))
    return Response(.mine)
  }
}

// MARK: Mice and fingers

extension StyledStrip {
  /// Notes the position of a mouse. It may open a card on which it rests.
  mutating func hover(_ pointer: Pointer, isPressed: Bool, shown: Instant) {
    if hasCards { cards.hover(pointer, isPressed: isPressed, in: &scroller, shown: shown) }
  }

  /// The time at which the mouse has rested long enough to open a card, in seconds.
  var hoverDeadline: Double? { hasCards ? cards.hoverDeadline(in: scroller) : nil }

  /// Opens the card on which the mouse rests.
  mutating func openHovered() {
    if hasCards { cards.openHovered(in: &scroller) }
  }

  /// Opens or closes the card under a tap. Returns whether it was closed before.
  mutating func toggleCard(_ index: Int) -> Bool {
    hasCards && cards.toggle(index, in: &scroller)
  }

  /// Pinches the row as a trackpad or a wheel reports.
  mutating func magnify(_ sample: Magnify, at time: Double, shown: Instant) {
    switch sample.phase {
    case .began: trackpadPinch.begin(sample, of: &scroller, shown: shown)
    case .changed:
      trackpadPinch.change(to: sample.scale, sample, at: time, of: &scroller, shown: shown)
    case .ended: trackpadPinch.end(of: &scroller)
    case .cancelled: endDrag()
    case .wheel: trackpadPinch.scroll(sample, at: time, of: &scroller, shown: shown)
    }
  }

  /// Ends the scrolling or the pinch of a wheel that has become silent.
  mutating func endWheel() {
    if hasSeam, scroller.isPinchedByTrackpad {
      trackpadPinch.end(of: &scroller)
    } else {
      scroller.endWheel()
    }
  }
}
