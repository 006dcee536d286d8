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
  /// Called before a scene is requested.
  var willDraw: () -> Void = {}
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
  private var warningTime: Double?
  private let clock: any FrameClock

  /// Creates a driver of `model` that requests frames from `clock`.
  init(_ model: Model, clock: any FrameClock) {
    self.model = model
    self.clock = clock
    clock.draw = { [weak self] in self?.draw(at: $0) }
  }

  /// The current time, in seconds.
  var now: Double { clock.now }

  /// Sends one event to the model, and requests a frame.
  /// - Parameter time: The time of the event, in seconds; the current time if omitted.
  @discardableResult
  func handle(_ kind: Event.Kind, at time: Double? = nil) -> Response {
    let response = model.handle(Event(at: time ?? clock.now, shown: shown, kind))
    clock.isRunning = true
    return response
  }

  /// Sends one event to the model, and draws at once. No frame is requested in between, so the views of the clock do not update
  /// without need.
  func handleAndDraw(_ kind: Event.Kind) {
    model.handle(Event(at: clock.now, shown: shown, kind))
    drawNow()
  }

  /// The position of an item on the screen, from which it flies; nil without one.
  func source(of item: Int) -> Source? { model.source(of: item, at: clock.now) }

  /// Requests a frame.
  func refresh() { clock.isRunning = true }

  /// Records whether the view has an area. A view can be empty for a moment while it appears.
  func note(isVisible: Bool) {
    warningTime = isVisible ? nil : clock.now + Self.visibilityTimeout
    if !isVisible { clock.isRunning = true }
  }

  /// How long a view can have no area, in seconds.
  private static var visibilityTimeout: Double { 1 }

  /// Draws without waiting for a frame, for sizes and data that arrive during a frame.
  func drawNow() { draw(at: clock.now) }

  /// Draws the scene at a time. A frame can be dated ahead of the present, so later drawings are never before it.
  private func draw(at time: Double) {
    willDraw()
    let time = max(time, shown ?? time)
    model.scene(at: time, into: &scene)
    shown = time
    clock.isRunning = scene.isMoving
    clock.wakeAt = [scene.wakeAt, warningDue(by: time)].compactMap { $0 }.min()
    didDraw(scene)
    for signal in model.takeSignals() { onSignal(signal) }
    didSendSignals()
  }

  /// The time of the warning about a view without area. Sends the warning if that time has come.
  private func warningDue(by time: Double) -> Double? {
    guard let warningTime, warningTime <= time else { return warningTime }
    self.warningTime = nil
    onInvisible()
    return nil
  }
}
