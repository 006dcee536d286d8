#if arch(wasm32)
import Vitrine

/// What one element of a page owns: a model, and the numbers that JavaScript reads in place.
@safe class Session {
  fileprivate var scene = ExhibitScene()
  fileprivate var signals: [Signal] = []
  fileprivate var taken = 0
  let buffer = SceneBuffer()

  /// Hands an event to the model.
  func handle(_ event: Event) -> Response { Response(.yours) }

  /// Writes the scene at `time` into the buffer and says how many placements it has.
  func draw(at time: Double) -> Int { 0 }

  /// The oldest signal that has not been asked for.
  func nextSignal() -> Signal? {
    guard taken < signals.count else { return nil }
    taken += 1
    return signals[taken - 1]
  }

  /// The place of an item on the screen.
  func source(of item: Int) -> Source? { nil }
}

/// A session of one kind of exhibit.
final class ExhibitSession<Model: ExhibitModel>: Session {
  private var model: Model

  init(_ model: Model) {
    self.model = model
  }

  override func handle(_ event: Event) -> Response { model.handle(event) }

  override func draw(at time: Double) -> Int {
    model.scene(at: time, into: &scene)
    buffer.write(scene)
    return scene.placements.count
  }

  override func nextSignal() -> Signal? {
    if taken == signals.count { (signals, taken) = (model.takeSignals(), 0) }
    return super.nextSignal()
  }

  override func source(of item: Int) -> Source? { model.source(of: item) }
}
#endif
