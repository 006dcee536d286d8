import Vitrine

/// Connects a model to the platform: adds times to events, draws when a frame is due, and requests frames only while something
/// moves.
///
/// ```
///   handle(event) -> model -> response, at once      clock -> draw(at:) -> model -> scene -> didDraw, then onSignal
/// ```
/// Signals are delivered after drawing, so their receiver can send the next event.
@MainActor
final class ExhibitDriver<Model: ExhibitModel> {
  private(set) var model: Model
  /// Called when a requested frame or a wake-up has come, before it is drawn.
  var frameCame: () -> Void = {}
  /// Called before a scene is requested.
  var willDraw: () -> Void = {}
  /// The options that were set.
  private(set) var options = ExhibitOptions()
  /// The preferences of the person and the system.
  private(set) var environment = Event.Environment()
  /// The last scene.
  private(set) var scene = ExhibitScene()
  /// The time of the frame on screen, in seconds; nil before the first frame.
  private(set) var shown: Double?
  /// Called with each scene, for the views.
  var didDraw: (ExhibitScene) -> Void = { _ in }
  /// Called with each signal.
  var onSignal: (Signal) -> Void = { _ in }
  /// Called after all signals of a frame.
  var didSendSignals: () -> Void = {}
  /// Called when the view has had no area for longer than a view needs to appear.
  var onInvisible: () -> Void = {}
  private var emptySize = VisibilityTimeout()
  private let clock: any FrameClock
  /// Writes everything that reaches the model; nil without a recording.
  private(set) var recorder: TraceRecorder?
  /// Whether something moves, or an event has come since the last drawing.
  private var needsFrames = false
  /// Whether a frame has been requested that has not come yet.
  private var awaitsFrame = false
  /// The number of updates within each other.
  private var updates = 0

  /// Creates a driver of `model` that requests frames from `clock`.
  init(_ model: Model, clock: any FrameClock) {
    self.model = model
    self.clock = clock
    clock.draw = { [weak self] in
      self?.awaitsFrame = false
      self?.frameCame()
      self?.draw(at: $0)
    }
  }

  /// The current time, in seconds.
  var now: Double { clock.now }

  /// Adds the trace of the exhibit to a recording, once, and before the first event.
  func record(in recording: VitrineRecording?, as exhibit: String) {
    if recorder == nil { recorder = recording?.add(exhibit) }
  }

  /// Sends one event to the model, and requests a frame.
  /// - Parameter time: The time of the event, in seconds; the current time if omitted.
  @discardableResult
  func handle(_ kind: Event.Kind, at time: Double? = nil) -> Response {
    let event = Event(at: time ?? clock.now, shown: shown, kind)
    let response = model.handle(recorder?.record(event) ?? event)
    needsFrames = true
    requestFrames()
    return response
  }

  /// Changes the model other than by an event, at a time in seconds, and requests a frame. A frame can be dated ahead of the present, so
  /// the time is not before it.
  func change<Result>(_ change: (inout Model, _ time: Double) -> Result) -> Result {
    let result = change(&model, max(clock.now, shown ?? clock.now))
    needsFrames = true
    requestFrames()
    return result
  }

  /// Sends the options that have changed to the model.
  /// - Parameter kind: The style of the carousel, which determines the defaults of options that are no longer set.
  /// - Returns: Whether any option has changed.
  @discardableResult
  func configure(_ new: ExhibitOptions, of kind: CarouselModel.Style = .plain) -> Bool {
    let changes = new.changes(from: options, of: kind)
    options = new
    changes.forEach { handle($0) }
    return !changes.isEmpty
  }

  /// Sends the preferences of the person and the system to the model. Returns whether any has changed.
  @discardableResult
  func setEnvironment(_ new: Event.Environment) -> Bool {
    guard new != environment else { return false }
    environment = new
    handle(.environment(new))
    return true
  }

  /// Sends one event to the model, and draws at once.
  func handleAndDraw(_ kind: Event.Kind) {
    update {
      handle(kind)
      drawNow()
    }
  }

  /// Sends several events to the model, and draws. Frames are requested after all of them, if they are still needed, because
  /// the views of the clock update whenever it starts or stops.
  func update(_ changes: () -> Void) {
    updates += 1
    changes()
    updates -= 1
    requestFrames()
  }

  /// The position of an item on the screen, from which it flies; nil without one.
  func source(of item: Int) -> Source? { model.source(of: item, at: clock.now) }

  /// Requests a frame, even if something is drawn before it.
  func refresh() {
    awaitsFrame = true
    requestFrames()
  }

  /// Records whether the view has an area. The same value again changes nothing.
  func note(isVisible new: Bool) {
    if emptySize.note(isVisible: new, at: clock.now), !new { refresh() }
  }

  /// Draws without waiting for a frame, for sizes and data that arrive during a frame.
  func drawNow() { draw(at: clock.now) }

  /// Draws the scene at a time. A frame can be dated ahead of the present, so later drawings are never before it.
  private func draw(at time: Double) {
    willDraw()
    let latest = max(time, shown ?? time)
    let time = recorder?.recordFrame(at: latest) ?? latest
    model.scene(at: time, into: &scene)
    shown = time
    needsFrames = scene.isMoving
    requestFrames()
    if emptySize.take(by: time) { onInvisible() }
    clock.wakeAt = [scene.wakeAt, emptySize.dueTime].compactMap { $0 }.min()
    clock.publish { didDraw(scene) }
    for signal in model.takeSignals() { onSignal(signal) }
    didSendSignals()
  }

  private func requestFrames() {
    if updates == 0 { clock.isRunning = needsFrames || awaitsFrame }
  }
}
