/// A photograph that flies from its place on the page to the full screen and back.
///
/// A tap, Escape or the host's own button closes it. A finger drags it away in any direction. Released far enough or fast
/// enough, it flies to its place with the velocity of the finger. It can be caught at any time.
///
/// ```swift
/// var viewer = PhotoViewerModel()
/// let cell = Frame(x: 16, y: 200, width: 118, height: 118)
/// viewer.handle(Event(at: 0, .viewport(Viewport(screen: Dimensions(width: 390, height: 844)))))
/// viewer.handle(Event(at: 0, .source(Source(frame: cell))))
/// viewer.handle(Event(at: 0, .open(item: 7, ratio: 4.0 / 3, animated: true)))
///
/// var scene = ExhibitScene()
/// viewer.scene(at: 0, into: &scene)
/// assert(scene.placements[0].frame == cell)
/// viewer.scene(at: 2, into: &scene)
/// assert(scene.placements[0].frame.width == 390 && !scene.isMoving)
/// ```
/// The host sends the place on the page as `source` events. Without a place the photograph fades.
public struct PhotoViewerModel: ExhibitModel, Equatable, Sendable {
  private(set) var pages = ViewerPages()
  private(set) var controls = Controls()
  private var gestures = ViewerGestures()
  /// Whether a tap shows and hides the controls instead of closing the photograph.
  private var tapMovesControls = false
  /// Whether a touch shows the controls for a while.
  private var touchShowsControls = false

  /// Creates a closed viewer.
  public init() {}

  /// The item that is open or moving; nil while the viewer is closed, and -1 while a photograph closes whose item is gone.
  public var item: Int? { pages.open.item }

  /// Whether the item is open or opens; false while it closes.
  public var isOpen: Bool { pages.destination == .screen }

  /// How many times larger than at fit the item rests or will rest: 1 for one that fits the screen.
  public var zoomScale: Double { pages.photos.shown.zoom.scale }

  /// Whether a tap that ended the present press would do nothing, because the press has caught or moved the photograph.
  package var suppressesTap: Bool { gestures.suppressesTap }

  var now: Instant { pages.now }

  /// Handles one event; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    run(to: event.present)
    guard case .pointer(let pointer) = event.kind else {
      respond(to: event)
      gestures.end(unlessHeld: pages)
      return Response(pages.isClosed ? .yours : .mine)
    }
    guard !pages.isClosed else { return Response(.yours) }
    if pointer.phase == .down { controls.press() }
    if pointer.phase != .leave, pointer.device == .mouse || touchShowsControls {
      controls.awake(at: now)
    }
    return gestures.handle(pointer, at: event.time, shown: event.shown, on: &pages)
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    pages.takeSignals(into: &taken)
  }

  private mutating func respond(to event: Event) {
    switch event.kind {
    case .viewport(let viewport): pages.resize(to: viewport.dimensions, shown: event.shown)
    case .environment(let new): pages.setEnvironment(new)
    case .option(.speed, let value): pages.setSpeed(Option.speed.sanitized(value))
    case .option(.tap, let value):
      let tap = Option.tap.sanitized(value)
      (tapMovesControls, touchShowsControls) = (tap == 2, tap == 3)
    case .count, .insert, .remove, .move: pages.follow(Edit(event.kind, count: pages.photos.count))
    case .picture(let item, let ratio, let width):
      pages.learn(Picture(item: item, ratio: ratio, width: width))
    #if !arch(wasm32)
    case .maximumZoom(let item, let zoom): pages.setMaximumZoom(zoom, of: item)
    #endif
    case .source(let source): pages.setSource(source)
    case .open(let item, let ratio, let animated): open(item, ratio: ratio, animated: animated)
    case .close(let animated): pages.go(to: .source, animated: animated)
    case .select(let item, let animated): pages.showPage(of: item, animated: animated)
    case .step(let items):
      controls.extend(at: now)
      pages.step(by: items)
    case .key(let key):
      controls.stay(at: now.motion)
      pages.press(key)
    case .focus: controls.stay(at: now.motion)
    case .wheel(let wheel): pages.scroll(by: wheel)
    case .magnify(let sample):
      if !gestures.isHolding { pages.magnify(sample, shown: event.shown) }
    default: break
    }
  }

  /// Opens an item. If the number of photographs is known, other items are ignored.
  private mutating func open(_ item: Int, ratio: Double, animated: Bool) {
    let count = pages.photos.count
    guard count == 0 || item < count else { return }
    let cell = pages.layout.source?.frame
    guard pages.open(item, ratio: ratio, animated: animated) else { return }
    controls = Controls()
    if tapMovesControls || touchShowsControls { controls.awake(at: now) }
    gestures.noteOpening(at: now.real, from: cell)
  }
}

// MARK: Time

extension PhotoViewerModel: Timed {
  /// The kinds of deadlines.
  enum DeadlineKind {
    case arrival, singleTap, controls, wheel
  }

  /// Lets time pass until a time, in seconds. Each deadline until then has its effect at its own time, in order, however late
  /// the call is.
  ///
  /// A time beyond ``Limit/times`` changes nothing.
  public mutating func advance(to time: Double) {
    if time.isTime { run(to: time) }
  }

  func nextDeadline(until time: Double) -> Deadline<DeadlineKind>? {
    .first(Deadline(DeadlineKind.arrival, at: pages.arrival), deadlineWithoutFrames)
  }

  /// The next deadline that can come while nothing moves.
  private var deadlineWithoutFrames: Deadline<DeadlineKind>? {
    let tap = Deadline(DeadlineKind.singleTap, at: pages.taps.deadline)
    let controls = Deadline(DeadlineKind.controls, at: pages.isClosed ? nil : controls.deadline)
    let wheel = Deadline(DeadlineKind.wheel, at: pages.shift.wheelDeadline)
    return .first(.first(tap, controls), wheel)
  }

  mutating func pass(to time: Double) { pages.advance(to: time) }

  mutating func perform(_ kind: DeadlineKind) {
    switch kind {
    case .arrival: pages.finishMotion()
    case .singleTap: singleTap()
    case .controls: controls.disappear(at: now.motion)
    case .wheel:
      pages.endWheel()
      pages.endTrackpadPinch()
    }
  }

  /// The time of the next deadline that can come while nothing moves, in seconds.
  var wakeTime: Double? { deadlineWithoutFrames?.time }

  /// Closes the photograph, or hides the controls, after a single tap. A tap on hidden controls shows them.
  private mutating func singleTap() {
    pages.forgetTaps()
    if controls.wereHidden {
      controls.awake(at: now)
    } else if tapMovesControls {
      controls.disappear(at: now.motion)
    } else {
      pages.go(to: .source)
    }
  }
}
