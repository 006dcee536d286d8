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

  /// Creates a strip without items, with the style of a carousel by default.
  public init(_ style: Style = .plain) { styled = StyledStrip(style) }

  /// The style. When it changes, cards close and gaps open at once, and options with different defaults get those of the new
  /// style. The strip stays in place.
  public var style: Style {
    get { styled.style }
    set { styled.setStyle(newValue) }
  }

  /// The item on which the strip rests or will rest.
  public var targetItem: Int { styled.scroller.targetItem }

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    run(to: event.present)
    let response = respond(
      to: event.kind, at: event.time, shown: styled.scroller.offset.clock.instant(event.shown))
    if styled.scroller.strip.count == 0 { gestures.cancel() }
    styled.updateOriginals()
    planAutoplay()
    return response
  }

  /// Lets time pass; see ``ExhibitModel/advance(to:)``.
  public mutating func advance(to time: Double) {
    if time.isTime { run(to: time) }
    styled.announcePrefetch()
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    styled.takeSignals(into: &taken)
  }

  /// The present.
  var now: Instant { styled.scroller.now }

  /// Evaluates the strip at an instant.
  mutating func evaluate(at instant: Instant) { styled.evaluate(at: instant) }

  mutating func pass(to time: Double) { styled.advance(to: time) }

  mutating func perform(_ kind: DeadlineKind) {
    styled.perform(kind)
    planAutoplay()
  }

  /// Sets the time of the next item of autoplay, or none.
  private mutating func planAutoplay() {
    var isPossible =
      !styled.appearance.environment.reducesMotion && styled.scroller.pages > 1
      && styled.scroller.offset.isResting
    if BuildFeature.viewer, case .some = styled.appearance.viewed { isPossible = false }
    autoplay.plan(isPossible: isPossible, at: now.real)
  }

  private mutating func respond(to event: Event.Kind, at time: Double, shown: Instant) -> Response {
    switch event {
    case .pointer(let pointer):
      return gestures.handle(pointer, at: time, shown: shown, on: &styled)
    // Fingers on the row have precedence.
    case .magnify where gestures.isHolding: return Response(.yours)
    case .pause(let pauses):
      autoplay.setPauses(pauses)
      return Response(.mine)
    case .option(.autoplay, let value):
      autoplay.setInterval(Option.autoplay.sanitized(value) / 1000)
    default: break
    }
    return styled.handle(event, at: time, shown: shown)
  }
}
