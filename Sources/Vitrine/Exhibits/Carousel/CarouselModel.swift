/// A row or column of items that follows the finger, moves on after a flick and rests on an item. It can loop.
///
/// The scroll offset is unbounded, so a loop never jumps: each item exists once, and is drawn in the lap that is visible.
/// Sizes, items, the viewport and the direction can change; the item that the person looks at stays in place.
///
/// ```swift
/// var carousel = CarouselModel()
/// carousel.handle(Event(at: 0, .option(.loop, 1)))
/// carousel.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 300)))))
/// carousel.handle(Event(at: 0, .count(5)))
/// carousel.handle(Event(at: 0, .extent(300)))
/// carousel.handle(Event(at: 0, .step(-1)))
/// assert(carousel.targetItem == 4)
/// ```
public struct CarouselModel: ExhibitModel, Equatable, Sendable {
  private(set) var styled: StyledStrip
  private var gestures = StripGestures()
  private(set) var autoplay = Autoplay()
  private var prefetch = Prefetch()

  /// Creates a strip without items, with the style of a carousel by default.
  public init(_ style: Style = .looping) {
    styled = StyledStrip(style)
    // An array of all options would take more code than their numbers.
    var number: Int32 = 0
    while let option = Option(rawValue: number) {
      relayout(for: .option(option, option.defaultValue(for: style)))
      number += 1
    }
  }

  /// The style. When it changes, cards close and gaps open at once, and options with different defaults get those of the new
  /// style. The strip stays in place.
  public var style: Style {
    get { styled.style }
    set {
      let old = styled.style
      guard newValue != old else { return }
      styled.setStyle(newValue)
      for option in Option.allCases {
        let value = option.defaultValue(for: newValue)
        if value != option.defaultValue(for: old) { relayout(for: .option(option, value)) }
      }
      // Items that become cards get the lengths of cards.
      relayout(for: .option(.collapsedSize, styled.appearance.options.collapsedSize))
    }
  }

  /// The item on which the strip rests or will rest.
  public var targetItem: Int { styled.scroller.targetItem }

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    run(to: event.time)
    let response = respond(
      to: event.kind, at: event.time, shown: styled.scroller.clock.instant(event.shown))
    styled.scroller.updateOriginals(mounted: mounted)
    planAutoplay()
    return response
  }

  /// Lets time pass; see ``ExhibitModel/advance(to:)``.
  public mutating func advance(to time: Double) {
    if time.isTime { run(to: time) }
    guard styled.scroller.strip.count > 0 else { return }
    let nearby = styled.scroller.nearby(at: now)
    if prefetch.change(to: nearby) { styled.scroller.announce(.prefetch(nearby)) }
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    styled.scroller.takeSignals(into: &taken)
  }

  /// The present.
  var now: Instant { styled.scroller.now }

  /// Evaluates the strip at an instant.
  mutating func evaluate(at time: Instant) { styled.scroller.evaluate(at: time) }

  private var mounted: Range<Int> { styled.mounted(at: now) }

  mutating func pass(to time: Double) { styled.scroller.advance(to: time) }

  mutating func perform(_ timer: Timer) {
    switch timer {
    case .fadedOut: styled.scroller.fadeIn()
    case .arrival: styled.scroller.rest(mounted: mounted)
    case .hover: styled.openHovered()
    case .wheel: styled.endWheel()
    case .autoplay:
      styled.scroll(to: styled.scroller.isAtLast ? 0 : styled.scroller.index(after: 1))
    }
    planAutoplay()
  }

  /// Sets the time of the next item of autoplay, or none.
  private mutating func planAutoplay() {
    var isPossible =
      !styled.appearance.environment.reducesMotion && styled.scroller.pages > 1
      && styled.scroller.isResting
    if BuildFeature.viewer, case .some = styled.appearance.viewed { isPossible = false }
    autoplay.plan(isPossible: isPossible, at: now.real)
  }

  private mutating func respond(to event: Event.Kind, at time: Double, shown: Instant) -> Response {
    switch event {
    case .pointer(let pointer):
      return gestures.handle(pointer, at: time, shown: shown, on: &styled)
    case .wheel(let wheel): return Response(styled.scroller.scroll(by: wheel) ? .mine : .yours)
    case .magnify(let sample):
      // Fingers on the row have precedence.
      guard styled.hasSeam, styled.scroller.strip.count > 0, !gestures.isHolding else {
        return Response(.yours)
      }
      styled.magnify(sample, at: time, shown: shown)
    case .key(let key): return styled.press(key)
    case .select(let item, let animated): styled.select(item, animated: animated)
    case .page(let page): styled.scroll(toPage: page)
    case .step(let distance): styled.scroll(to: styled.scroller.index(after: distance))
    case .stitch(let isStitched, let animated): styled.stitch(isStitched, animated: animated)
    case .expand(let item, let isOpen, let animated):
      styled.expand(item: item, isOpen: isOpen, animated: animated)
    case .focus(let item): styled.focus(on: item)
    case .pause(let pauses): autoplay.setPauses(pauses)
    case .stops(let stops): styled.setStops(stops)
    case .viewed(let item): styled.empty(item)
    case .source(let source): styled.setSource(source)
    case .option(.multiple, let value):
      styled.allowSeveralCards(Option.multiple.sanitized(value, for: style) != 0)
    case .option(.speed, let value): styled.scroller.setSpeed(Option.speed.sanitized(value))
    case .picture, .open, .close: return Response(.yours)
    #if !arch(wasm32)
    case .maximumZoom: return Response(.yours)
    #endif
    case .viewport, .environment, .option, .count, .insert, .remove, .move, .extents, .extent:
      relayout(for: event)
    }
    return Response(.mine)
  }
}

// MARK: Layout

extension CarouselModel {
  /// Changes the layout by an event. The item that the person looks at stays in place.
  private mutating func relayout(for event: Event.Kind) {
    var event = event
    if case .option(let option, let value) = event {
      let value = option.sanitized(value, for: style)
      event = .option(option, value)
      if option == .autoplay { autoplay.setInterval(value / 1000) }
    }
    prefetch.follow(Edit(event, count: styled.scroller.strip.count))
    styled.relayout(for: event)
    guard styled.scroller.strip.count == 0 else { return }
    gestures.cancel()
    prefetch = Prefetch()
  }
}
