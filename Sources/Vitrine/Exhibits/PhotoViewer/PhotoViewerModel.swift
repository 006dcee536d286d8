/// A photograph that flies from its place on the page to the full screen and back.
///
/// A tap, Escape or the host's own button sends it home; a finger drags it away in any direction, and letting go far or fast
/// enough lets it fly, with the finger's velocity, into the place it came from. At any instant it can be caught.
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
/// The place on the page comes in as `source` events; when there is none, the photograph fades.
public struct PhotoViewerModel: ExhibitModel, Equatable, Sendable {
  /// Where it is going, or has come to rest.
  private(set) var destination = Flight.Place.source

  /// The photograph shown; those that were shown before are beside it for as long as anything moves.
  var photo = Photo()
  var beside: [Photo] = []
  /// What cross-fades with the photograph shown, where motion is reduced.
  var faded: Photo?
  var fade = Motion.rest(at: 1)
  /// How far the row of photographs is displaced, in points to the right.
  var page = Motion.rest(at: 0)
  var pictures: [Picture] = []
  var oldest = 0
  var count = 0

  var screen = Dimensions.zero
  var source: Source?
  var environment = Event.Environment()
  var clock = MotionClock()
  var crossFade = CrossFade()
  var grip: DragSession?
  var wheel: Turning?
  var magnification: Magnification?
  var taps = TapPair()
  var controls = Controls()
  /// When and where it was opened.
  var opening: Opening?
  /// Whether a tap shows and hides the controls instead of closing the photograph.
  private(set) var tapMovesControls = false
  var recognizer = PressRecognizer()
  var isSettled = true
  var signals = SignalQueue()
  private var isAway = false
  /// Whether it has come to rest on the full screen since it was opened.
  private(set) var hasArrived = false

  /// A viewer with nothing open.
  public init() {}

  /// The item that is open or on its way; nil when nothing is.
  public var item: Int? { isAway ? photo.item : nil }

  /// Whether the item is open or opening, not closing.
  public var isOpen: Bool { isAway && destination == .screen }

  /// Whether a finger has hold of it.
  var isHeld: Bool { if case .some = grip { true } else { false } }

  /// Takes one event in; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard let event = event.sanitized else { return Response(.yours) }
    advance(to: event.time)
    switch event.kind {
    case .viewport(let viewport): resize(to: viewport.dimensions)
    case .environment(let new): environment = new
    case .option(.speed, let value):
      clock.setSpeed(Option.speed.sanitized(value))
    case .option(.tap, let value): tapMovesControls = Option.tap.sanitized(value) == 2
    case .count(let new): hold(new)
    case .insert, .remove, .move: follow(Edit(event.kind, count: count))
    case .picture(let item, let ratio, let width):
      know(Picture(item: item, ratio: ratio, width: width))
    case .source(let new): move(source: new)
    case .open(let item, let ratio, let animated):
      open(item, ratio: ratio, animated: animated)
    case .close(let animated): close(animated: animated)
    case .select(let item, let animated): show(item, animated: animated)
    case .step(let items): step(by: items)
    case .key(let key): press(key)
    case .focus: controls.stay(at: now.motion)
    case .wheel(let wheel): turn(wheel)
    case .magnify(let sample): magnify(sample, event)
    case .pointer(let pointer): return feel(pointer, event)
    default: break
    }
    return Response(isAway ? .mine : .yours)
  }

  /// Replaces `taken` with the signals since the last call; see ``ExhibitModel/takeSignals(into:)``.
  public mutating func takeSignals(into taken: inout [Signal]) {
    signals.take(into: &taken)
  }
}

extension PhotoViewerModel {
  /// Opens `item`; one that is open already turns round if it was closing, and another one is let go. A viewer that was told
  /// how many photographs there are opens no others.
  private mutating func open(_ new: Int, ratio: Double, animated: Bool) {
    guard count == 0 || new < count else { return }
    if item == new { return depart(for: .screen, animated: animated) }
    dismiss()
    if ratio.orZero > 0 {
      know(Picture(item: new, ratio: ratio, width: picture(of: new).width))
    }
    photo = Photo(picture(of: new), at: .source)
    (isAway, hasArrived) = (true, false)
    destination = .source
    crossFade = CrossFade(opacity: environment.reducesMotion ? 0 : 1)
    controls = Controls()
    if tapMovesControls { controls.awake(at: now) }
    opening = Opening(time: now.real, cell: source?.frame)
    depart(for: .screen, animated: animated)
  }

  private mutating func close(animated: Bool) {
    guard isAway else { return }
    depart(for: .source, animated: animated)
  }

  /// Turns to `place` and says so, once for each change of mind. A photograph whose item is gone only leaves.
  mutating func depart(
    for place: Flight.Place, animated: Bool = true, thrown velocity: Vector = .zero,
    by spring: Motion.Spring = .smooth
  ) {
    let isHurried = !animated && !isSettled
    let place = photo.item < 0 ? .source : place
    taps.forget()
    guard isAway, place != destination || isHeld || isHurried else { return }
    if place != destination {
      destination = place
      signals.append(place == .screen ? .open(item: photo.item) : .close(item: photo.item))
    }
    isSettled = false
    animated ? move(thrown: velocity, by: spring) : arrive()
    release()
  }

  mutating func arrive() {
    photo.flight = .resting(at: destination)
    let isOpen = destination == .screen
    photo.rest(at: isOpen ? photo.zoom : 1, panned: isOpen ? photo.pan(at: .infinity) : .zero)
    (crossFade, fade, page) = (CrossFade(), .rest(at: 1), .rest(at: 0))
    settle()
  }

  /// Ends what is under way because something else opens.
  private mutating func dismiss() {
    guard isAway else { return }
    depart(for: .source, animated: false)
  }

  /// Nobody has hold of it any more.
  mutating func release() {
    let held = grip
    grip = nil
    if let held, !isSettled { letPageGo(from: held) }
    _ = recognizer.cancel()
  }

  /// What has arrived is at rest: nothing is left beside it.
  mutating func settle() {
    guard isAway else { return }
    isSettled = true
    (beside, faded, wheel, magnification) = ([], nil, nil, nil)
    if destination == .source { isAway = false } else { hasArrived = true }
    signals.append(.settle(item: photo.item, isOpen: destination == .screen))
  }
}
