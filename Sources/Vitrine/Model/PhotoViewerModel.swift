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
  /// The item that is open or on its way; nil when nothing is.
  public private(set) var item: Int?
  /// Where it is going, or has come to rest.
  private(set) var destination = Flight.Place.source

  var ratio = 1.0
  var screen = Dimensions.zero
  var source: Source?
  var environment = Event.Environment()
  var pace = Motion.Pace()
  var flight = Flight.resting(at: .source)
  var veil = Motion.rest(at: 1)
  var grip: Grip?
  private var recognizer = PressRecognizer()
  private var isSettled = true
  private var now = 0.0
  private var signals: [Signal] = []

  /// The narrowest and the widest picture there is: the longest side of a JPEG has 65 535 pixels, the shortest one.
  private static let ratios = 1 / 65_535.0...65_535

  /// A viewer with nothing open.
  public init() {}

  /// Whether the item is open or opening, not closing.
  public var isOpen: Bool { item != nil && destination == .screen }

  /// Whether a finger has hold of it.
  var isHeld: Bool { if case .some = grip { true } else { false } }

  /// Takes one event in; see ``ExhibitModel/handle(_:)``.
  @discardableResult
  public mutating func handle(_ event: Event) -> Response {
    guard event.isTimely else { return Response(.yours) }
    let time = advance(to: event.time)
    switch event.kind {
    case .viewport(let viewport): screen = viewport.sanitized.dimensions
    case .environment(let new): environment = new
    case .option(.speed, let value):
      pace = pace.changed(to: Option.speed.sanitized(value), at: time)
    case .source(let new): move(source: new, at: time)
    case .open(let item, let ratio, let animated):
      open(item, ratio: ratio, animated: animated, at: time)
    case .close(let animated): close(animated: animated, at: time)
    case .key(.escape): close(animated: true, at: time)
    case .pointer(let pointer): return feel(pointer, event, at: time)
    default: break
    }
    return Response(item == nil ? .yours : .mine)
  }

  /// What has happened since the last call, oldest first.
  public mutating func takeSignals() -> [Signal] {
    defer { signals = [] }
    return signals
  }
}

extension PhotoViewerModel {
  /// Opens `item`; one that is open already turns round if it was closing, and another one is let go.
  private mutating func open(_ new: Int, ratio newRatio: Double, animated: Bool, at time: Double) {
    if item == new { return depart(for: .screen, animated: animated, at: time) }
    dismiss()
    item = new
    ratio = Dimensions(width: newRatio, height: 1).ratio.clamped(to: Self.ratios)
    destination = .source
    flight = .resting(at: .source)
    veil = .rest(at: environment.reducesMotion ? 0 : 1)
    depart(for: .screen, animated: animated, at: time)
  }

  private mutating func close(animated: Bool, at time: Double) {
    guard item != nil else { return }
    depart(for: .source, animated: animated, at: time)
  }

  /// Turns to `place` and says so, once for each change of mind.
  mutating func depart(
    for place: Flight.Place, animated: Bool = true, thrown velocity: Vector = .zero,
    by spring: Motion.Spring = .smooth, at time: Double
  ) {
    let isHurried = !animated && !isSettled
    guard let item, place != destination || isHeld || isHurried else { return }
    if place != destination {
      destination = place
      signals.append(place == .screen ? .open(item: item) : .close(item: item))
    }
    isSettled = false
    animated ? move(thrown: velocity, by: spring, at: pace.at(time)) : arrive()
    release()
  }

  private mutating func arrive() {
    flight = .resting(at: destination)
    veil = .rest(at: 1)
    settle()
  }

  /// Ends what is under way because something else opens.
  private mutating func dismiss() {
    guard item != nil else { return }
    depart(for: .source, animated: false, at: now)
  }

  private mutating func release() {
    grip = nil
    _ = recognizer.cancel()
  }
}

extension PhotoViewerModel {
  /// Lets time pass: what has arrived by then is at rest.
  @discardableResult
  mutating func advance(to time: Double) -> Double {
    now = max(now, time)
    if !isHeld, !isSettled, pace.at(now) >= restTime { settle() }
    return now
  }

  /// When all motion has ended, in seconds of motion time.
  var restTime: Double { max(flight.restTime, veil.restTime) }

  /// Whether the next frame differs from this one without any event.
  var isMoving: Bool { !isHeld && !isSettled }

  private mutating func settle() {
    guard let settled = item else { return }
    isSettled = true
    if destination == .source { item = nil }
    signals.append(.settle(item: settled, isOpen: destination == .screen))
  }
}

extension PhotoViewerModel {
  /// Hands one sample to the recognizer and does what it means.
  ///
  /// The sample keeps its own time, even when a later frame is drawn already: velocities come from when fingers were where.
  private mutating func feel(_ pointer: Pointer, _ event: Event, at time: Double) -> Response {
    guard item != nil else { return Response(.yours) }
    switch recognizer.handle(pointer, at: event.time, allowing: Allowance(directions: .all)) {
    case .press(let place): hold(at: place, shown: event.shown)
    case .drag(let offset): grip?.offset = offset
    case .release(let velocity): letGo(with: velocity, at: time)
    case .tap: depart(for: destination == .screen ? .source : .screen, at: time)
    case .lift, .cancel: resume(at: time)
    case .pinch, .unpinch, nil: break
    }
    return Response(.mine, suppressesClick: recognizer.response.suppressesClick)
  }
}
