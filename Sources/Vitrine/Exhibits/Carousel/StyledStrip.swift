/// A strip with what its style adds: cards that open in place, or gaps that close.
///
/// This file contains the state and all functions that write it. Cards and pinches keep their own state, and move the strip by
/// the functions of the ``Scroller``.
struct StyledStrip: Equatable, Sendable {
  private(set) var scroller = Scroller()
  private(set) var appearance = StripAppearance()
  /// The custom effect, which replaces the option ``Option/effect``.
  private(set) var stops = Effect.Stops()
  private(set) var style: CarouselModel.Style
  private var cards = Cards()
  private var trackpadPinch = TrackpadPinch()
  private var prefetch = Prefetch()

  /// Creates a strip without items, with the default options of its style.
  init(_ style: CarouselModel.Style) {
    self.style = style
    guard BuildFeature.limits else { return }
    // An array of all options would take more code than their numbers.
    var number: Int32 = 0
    while let option = Option(rawValue: number) {
      set(option, to: option.defaultValue(for: style))
      number += 1
    }
  }

  /// Whether its items are cards that open in place.
  var hasCards: Bool { BuildFeature.cards && style == .expanding }

  /// The item on which keys act.
  var focusedItem: Int { hasCards ? cards.focusedItem : scroller.targetItem }

  /// Whether its gaps can be closed.
  var hasSeam: Bool { BuildFeature.seam && style == .stitched }
}

// MARK: Events and intents

extension StyledStrip {
  /// Handles an event. Events of pointers become intents first; see ``StripGestures``.
  mutating func handle(_ event: Event.Kind, at time: Double, shown: Instant) -> Response {
    switch event {
    case .wheel(let wheel): return Response(scroller.scroll(by: wheel) ? .mine : .yours)
    case .magnify(let sample): return magnify(sample, at: time, shown: shown)
    case .key(let key): return press(key)
    case .select(let item, let animated): select(item, animated: animated)
    case .page(let page): scroll(toPage: page)
    case .step(let distance): scroll(to: scroller.index(after: distance))
    case .stitch(let isStitched, let animated):
      if hasSeam { scroller.stitch(isStitched, animated: animated) }
    case .expand(let item, let isOpen, let animated):
      if hasCards { cards.expand(item: item, isOpen: isOpen, animated: animated, in: &scroller) }
    case .focus(let item): if hasCards { cards.focus(on: item, in: &scroller) }
    case .stops(let stops): self.stops = stops
    case .viewed(let item): setViewed(item)
    case .source(let source): setSource(source)
    case .option(let option, let value): set(option, to: option.sanitized(value, for: style))
    case .viewport, .environment, .count, .insert, .remove, .move, .extents, .extent:
      relayout(for: event)
    case .pointer, .pause, .picture, .open, .close, .sections, .ratios, .scrub, .columns:
      return Response(.yours)
    #if !arch(wasm32)
    case .maximumZoom: return Response(.yours)
    #endif
    }
    return Response(.mine)
  }

  /// Follows fingers that have pressed a content. A tap changes nothing here, because its effect depends on the content.
  mutating func follow(_ intent: Intent, on content: Pointer.Content, shown: Instant) {
    switch intent {
    case .press(let point):
      endPinch()
      scroller.grab(at: point, on: content, by: .fingers, shown: shown)
    case .drag(let translation): scroller.drag(by: translation)
    case .release(let velocity): scroller.release(velocity: velocity)
    case .pinch(let scale, let translation, let point):
      if hasSeam { scroller.pinch(by: scale, moved: translation, around: point, shown: shown) }
    case .unpinch(let scaleVelocity, _, let point):
      if hasSeam { scroller.unpinch(scaleVelocity: scaleVelocity, at: point) }
    case .lift, .cancel: endDrag()
    case .tap: break
    }
  }

  /// Handles a key. Keys along the strip move it, or focus among cards.
  private mutating func press(_ key: Key) -> Response {
    if key == .stitch, hasSeam {
      scroller.stitch(!scroller.strip.seam.isStitched, animated: true)
      return Response(.mine)
    }
    if hasCards { return cards.press(key, in: &scroller) }
    guard scroller.strip.count > 0, let step = KeyStep(key, along: scroller.strip.axis) else {
      return Response(.yours)
    }
    scroll(to: scroller.destination(of: step))
    return Response(.mine)
  }

  /// Notes the position of a mouse. It may open a card on which it rests.
  mutating func hover(_ pointer: Pointer, isPressed: Bool, shown: Instant) {
    if hasCards { cards.hover(pointer, isPressed: isPressed, in: &scroller, shown: shown) }
  }

  /// Opens or closes the card under a tap. Returns whether it was closed before.
  mutating func toggleCard(_ index: Int) -> Bool {
    hasCards && cards.toggle(index, in: &scroller)
  }

  /// Asks the host to open the photograph under a tap.
  mutating func openPhoto(_ index: Int) {
    scroller.announce(.open(item: scroller.strip.item(index)))
  }
}

// MARK: Time and signals

extension StyledStrip {
  /// Lets time pass until a time, in seconds.
  mutating func advance(to time: Double) { scroller.advance(to: time) }

  /// Evaluates the strip at an instant.
  mutating func evaluate(at instant: Instant) { scroller.evaluate(at: instant) }

  /// The time at which the mouse has rested long enough to open a card, in seconds.
  var hoverDeadline: Double? { hasCards ? cards.hoverDeadline(in: scroller) : nil }

  /// Performs what happens at a deadline that has come.
  mutating func perform(_ kind: CarouselModel.DeadlineKind) {
    switch kind {
    case .fadedOut: scroller.fadeIn()
    case .arrival: scroller.rest(mounted: mounted(at: scroller.now))
    case .hover: if hasCards { cards.openHovered(in: &scroller) }
    case .wheel where hasSeam && scroller.offset.isPinchedByTrackpad:
      trackpadPinch.end(at: scroller.now.real, of: &scroller)
    case .wheel: scroller.endWheel()
    case .autoplay: scroll(to: scroller.isAtLast ? 0 : scroller.index(after: 1))
    }
  }

  /// Moves the lap of the originals after an event.
  mutating func updateOriginals() { scroller.updateOriginals(mounted: mounted(at: scroller.now)) }

  /// Announces the items that may become visible soon, if they are others than before.
  mutating func announcePrefetch() {
    guard scroller.strip.count > 0 else { return }
    let nearby = scroller.nearby(at: scroller.now)
    if prefetch.change(to: nearby) { scroller.announce(.prefetch(nearby)) }
  }

  /// Replaces `taken` with the signals since the last call.
  mutating func takeSignals(into taken: inout [Signal]) { scroller.takeSignals(into: &taken) }
}

// MARK: Layout

extension StyledStrip {
  /// Sets the style. Cards close and gaps open at once, and options with different defaults get those of the new style. The strip
  /// stays in place.
  mutating func setStyle(_ new: CarouselModel.Style) {
    let old = style
    guard new != old else { return }
    if hasSeam { scroller.offset.isPinchedByTrackpad ? endDrag() : scroller.endPinch() }
    style = new
    if BuildFeature.cards { _ = cards.collapse(animated: false, in: &scroller) }
    if BuildFeature.seam { scroller.stitch(false, animated: false) }
    for option in Option.allCases {
      let value = option.defaultValue(for: new)
      if value != option.defaultValue(for: old) { set(option, to: value) }
    }
    // Items that become cards get the lengths of cards.
    set(.collapsedSize, to: appearance.options.collapsedSize)
  }

  /// Sets an option to a value in its range.
  private mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .multiple:
      if BuildFeature.cards { cards.allowSeveral(value != 0, in: &scroller) }
      return
    case .speed: return scroller.setSpeed(value)
    case .snap: scroller.setSnap(Strip.Snap(rawValue: Int32(value)) ?? .item)
    case .momentum: scroller.setMomentum(value)
    default: cards.set(option, to: value)
    }
    relayout(for: .option(option, value))
  }

  /// Changes the layout by an event. The item that the person looks at stays in place.
  private mutating func relayout(for event: Event.Kind) {
    appearance.change(by: event)
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
    prefetch.follow(edit)
    if BuildFeature.cards { cards.follow(edit) }
  }

  /// Resets the state that depends on items.
  private mutating func clear() {
    cards.clear()
    appearance.setViewed(nil)
    prefetch = Prefetch()
  }
}

// MARK: Scrolling

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

  /// Scrolls to a virtual index.
  mutating func scroll(to index: Int, animated: Bool = true) {
    guard scroller.strip.count > 0 else { return }
    endPinch()
    scroller.scroll(
      to: index, animated: animated, crossFades: appearance.environment.reducesMotion)
  }

  /// Rests on an item at once; see ``Scroller/rest(on:)``.
  mutating func rest(on item: Int) {
    #if !arch(wasm32)
    // In a browser, an element has focus.
    if hasCards { cards.setFocusedItem(item) }
    #endif
    guard scroller.snap == .free else { return select(item, animated: false) }
    endPinch()
    scroller.rest(on: item)
  }

  /// Moves the strip by a part of an offset on the screen while a finger drags it: along it, and within its ends.
  mutating func shiftDrag(by offset: Vector) {
    scroller.shiftDrag(by: -scroller.strip.axis.along(offset))
  }

  /// Releases the strip without a velocity.
  mutating func endDrag() {
    endPinch()
    scroller.endDrag()
  }

  /// Releases the strip after a tap that is not for it.
  mutating func endTap() {
    endPinch()
    scroller.endTap()
  }

  /// Ends the pinch, if there is one, without velocity.
  private mutating func endPinch() { if hasSeam { scroller.endPinch() } }

  /// Pinches the row as a trackpad or a wheel reports.
  private mutating func magnify(_ sample: Magnify, at time: Double, shown: Instant) -> Response {
    guard hasSeam, scroller.strip.count > 0 else { return Response(.yours) }
    switch sample.phase {
    case .began: trackpadPinch.begin(sample, of: &scroller, shown: shown)
    case .changed:
      trackpadPinch.change(to: sample.scale, sample, at: time, of: &scroller, shown: shown)
    case .ended: trackpadPinch.end(at: time, of: &scroller)
    case .cancelled: endDrag()
    case .wheel: trackpadPinch.scroll(sample, at: time, of: &scroller, shown: shown)
    }
    return Response(.mine)
  }
}

// MARK: The viewer

extension StyledStrip {
  /// Empties the slot of an item while a viewer shows it; nil fills it again. An open card stays open meanwhile.
  ///
  /// A strip that snaps moves the item to the alignment line. A strip that rests at any offset does so only if the item is invisible. The
  /// move is animated only if the viewer opens on a visible item, which then flies from where it is.
  private mutating func setViewed(_ item: Int?) {
    guard BuildFeature.viewer else { return }
    guard let item else { return appearance.setViewed(nil) }
    guard (0..<scroller.strip.count).contains(item) else { return }
    let opens = if case nil = appearance.viewed { true } else { false }
    appearance.setViewed(item)
    if hasCards { cards.keepOpen(item) }
    let isVisible = isVisible(item)
    if item != scroller.targetItem, scroller.snap != .free || !isVisible {
      select(item, animated: opens && isVisible)
    }
    // The original flies. In a loop, its lap is the one nearest to the line.
    scroller.makeOriginal(of: item)
  }

  /// Notes where the picture of the open item is on the screen now.
  private mutating func setSource(_ source: Source?) {
    guard BuildFeature.viewer, let item = appearance.viewed?.item else { return }
    appearance.setSource(source, in: placement(ofNearest: item, at: scroller.now))
  }
}
