import Vitrine

/// What every exhibit does between the platform and its model: dates events, draws when a frame is due, and asks for frames
/// only while something moves.
///
/// ```
///   handle(event) -> model -> answer, at once        clock -> draw(at:) -> model -> scene -> drawn, then happened
/// ```
/// Signals are handed on after drawing, so whoever hears one may send the next event.
@MainActor
final class ExhibitDriver<Model: ExhibitModel> {
  private(set) var model: Model
  /// Called before a scene is asked for.
  var prepare: () -> Void = {}
  /// What was drawn last.
  private(set) var scene = ExhibitScene()
  /// The time of the frame on screen, in seconds; nil before the first.
  private(set) var shown: Double?
  /// Takes a scene to the views.
  var drawn: (ExhibitScene) -> Void = { _ in }
  /// Does what a signal says.
  var happened: (Signal) -> Void = { _ in }
  /// Called when all signals of a frame have been heard.
  var finished: () -> Void = {}
  /// Called when nothing has been to be seen for longer than views take to come.
  var missed: () -> Void = {}
  private var reminder: Double?
  private let clock: any FrameClock

  /// A driver of `model` that asks `clock` for frames.
  init(_ model: Model, clock: any FrameClock) {
    self.model = model
    self.clock = clock
    clock.draw = { [weak self] in self?.draw(at: $0) }
  }

  /// Now, in seconds.
  var now: Double { clock.now }

  /// Hands one event to the model, and sees to it that its effect is drawn in the next frame.
  /// - Parameter time: When it happened, in seconds; now when left out.
  @discardableResult
  func handle(_ kind: Event.Kind, at time: Double? = nil) -> Response {
    let response = model.handle(Event(at: time ?? clock.now, shown: shown, kind))
    clock.isRunning = true
    return response
  }

  /// Asks for a frame.
  func refresh() { clock.isRunning = true }

  /// Notes whether there is anything to be seen: views may have no size while they come, but not for long.
  func note(isVisible: Bool) {
    reminder = isVisible ? nil : clock.now + Self.patience
    if !isVisible { clock.isRunning = true }
  }

  /// How long a view may be without a size, in seconds.
  private static var patience: Double { 1 }

  /// Draws what is seen now, without waiting for a frame: for sizes and data, whose frame is being made already.
  func drawNow() { draw(at: clock.now) }

  /// A frame may be dated ahead of the present, so what is drawn next is never before it.
  private func draw(at time: Double) {
    prepare()
    let time = max(time, shown ?? time)
    model.scene(at: time, into: &scene)
    shown = time
    clock.isRunning = scene.isMoving
    clock.wakeAt = [scene.wakeAt, due(by: time)].compactMap { $0 }.min()
    drawn(scene)
    for signal in model.takeSignals() { happened(signal) }
    finished()
  }

  /// When nothing will have been to be seen for too long; says so if it is time.
  private func due(by time: Double) -> Double? {
    guard let due = reminder, due <= time else { return reminder }
    reminder = nil
    missed()
    return nil
  }
}
