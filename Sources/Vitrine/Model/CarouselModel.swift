/// A row or column of anything that follows the finger, glides on and comes to rest on an item; endless if it shall be.
///
/// Position is one unbounded number, so a loop has nothing to jump: each item exists once and is drawn in the lap in which it
/// shows. Whatever changes, sizes, viewport, items, direction, the item looked at stays where it is.
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
  let exhibit: Exhibit
  /// The layout, at the instant last looked at.
  var strip = Strip(extents: Extents(count: 0, each: 0), viewport: 0)
  var viewport = Dimensions.zero
  /// Where the viewport's top left is on the screen.
  var corner = Vector.zero
  var options = Options()
  var environment = Event.Environment()
  /// The place on the alignment line, in motion time.
  var travel = Motion.rest(at: 0)
  var pace = Motion.Pace()
  /// The number on which it rests or will rest.
  var target = 0
  /// The place that placements are told from.
  var base = 0.0
  /// The first number of the lap in which items are themselves.
  var home = 0
  /// How much is seen of it, in motion time: less than all only while it cross-fades.
  var veil = Motion.rest(at: 1)
  /// Whether it fades out, to fade in with the target on the line.
  var isFadingOut = false
  var grip: Grip?
  /// The pinch of a trackpad or a wheel; nil while there is none.
  var magnification: Magnification?
  var recognizer = PressRecognizer()
  /// When the wheel counts as still, in seconds.
  var wheelDeadline: Double?
  /// When the next item is due by itself, in seconds.
  var autoplayDeadline: Double?
  var attention = Attention()
  var opening: Opening?
  var hover = Hover()
  /// The item with keyboard focus, or the one that will have it.
  var focused = 0
  var isSettled = true
  /// Whether it rests, or will rest, wherever it came to, and not on an item.
  var restsFreely = false
  var now = 0.0
  var wanted = 0..<0
  var signals = SignalQueue()

  /// A strip without items, shown as a carousel unless told otherwise.
  public init(_ exhibit: Exhibit = .looping) {
    self.exhibit = exhibit
    setDefaults()
  }

  /// The item on which it rests or will rest.
  public var targetItem: Int { strip.count > 0 ? strip.item(target) : 0 }

  /// Takes one event in; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    let time = advance(to: event.time)
    let response = answer(event, at: time)
    keepLaps(at: time)
    planAutoplay(from: time)
    return response
  }

  /// Replaces `taken` with what has happened since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    signals.take(into: &taken)
  }

  private mutating func answer(_ event: Event, at time: Double) -> Response {
    switch event.kind {
    case .pointer(let pointer):
      hover(pointer, shown: event.shown, at: time)
      return feel(pointer, event, at: time)
    case .wheel(let wheel): return turn(wheel, at: time)
    case .magnify(let sample): return magnify(sample, event, at: time)
    case .key(let key): return press(key, at: time)
    case .select(let item, let animated): select(item, animated: animated, at: time)
    case .page(let page): select(item(ofPage: page), animated: true, at: time)
    case .step(let distance): step(distance, at: time)
    case .stitch(let isStitched, let animated):
      stitch(isStitched, animated: animated, at: time)
    case .expand(let item, let isOpen, let animated):
      expand(item: item, isOpen: isOpen, animated: animated, at: time)
    case .focus(let item): focus(on: item, at: time)
    case .attention(let new): attention = new
    case .stops(let stops): options.stops = stops
    case .open(let item, _, _): open(item, at: time)
    case .source(let picture): frame(picture)
    case .close: opening = nil
    case .option(.multiple, let value):
      allowSeveral(Option.multiple.sanitized(value, for: exhibit) != 0, at: time)
    case .option(.speed, let value):
      pace = pace.changed(to: Option.speed.sanitized(value), at: time)
    default: relayout(for: event.kind, at: time)
    }
    return Response(.mine)
  }

  /// What can be set about a carousel, besides what belongs to the strip's geometry.
  struct Options: Equatable, Sendable {
    var isVertical = false
    var snap = Strip.Snap.item
    var damping = 0.0
    /// Seconds between items by itself; 0 for never.
    var autoplay = 0.0
    var effect = Effect.none
    /// A person's own effect, in place of the other.
    var stops = Effect.Stops()
    var prominence = 0.0
    var collapsedSize = 0.0
    var expandedSize = 0.0
    var radius = 0.0
    var rowHeight = 0.0
    var multiple = false
    var reveal = Strip.Reveal.center
    /// Seconds.
    var hoverDelay = 0.0
    /// Seconds.
    var duration = 0.0
    var curve = OpeningCurve.easeInOut
    /// Whether a tap selects an item before its links and buttons act.
    var selectsFirst = false
  }

  /// The axis along which it runs.
  var axis: Strip.Axis {
    Strip.Axis(isVertical: options.isVertical, isRightToLeft: environment.isRightToLeft)
  }

  /// Whether a finger has hold of it.
  var isHeld: Bool { if case .some = grip { true } else { false } }

  /// The place on the alignment line at a real time, in seconds.
  func place(at time: Double) -> Double { travel.position(at: pace.at(time)) }

  /// Turns the layout to a real time, in seconds. What is in a hand beyond an end goes with the end.
  mutating func look(at time: Double) {
    strip.look(at: pace.at(time))
    if case .some = strip.anchor, let grip { travel = .held(at: banded(grip.place(along: axis))) }
  }

  /// The layout in which motions end: as it will be once cards have opened and gaps have closed.
  var planned: Strip { strip.isMoving(at: pace.at(now)) ? strip.settled : strip }
}
