#if arch(wasm32)
import Vitrine

/// What one element of a page owns: a model, and the numbers that JavaScript reads in place.
@safe class Session {
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  private var taken = 0
  let buffer = SceneBuffer()

  /// Writes the scene at `time` into the buffer and says how many placements it has.
  func draw(at time: Double) -> Int {
    fill(&scene, at: time)
    buffer.write(&scene)
    return scene.placements.count
  }

  /// The oldest signal that has not been asked for.
  func nextSignal() -> Signal? {
    if taken == signals.count { (signals, taken) = (takeSignals(), 0) }
    guard taken < signals.count else { return nil }
    taken += 1
    return signals[taken - 1]
  }

  /// Hands an event to the model.
  func handle(_ event: Event) -> Response { Response(.yours) }

  /// The place of an item on the screen.
  func source(of item: Int) -> Source? { nil }

  fileprivate func fill(_ scene: inout ExhibitScene, at time: Double) {}
  fileprivate func takeSignals() -> [Signal] { [] }
}

/// A session of one kind of exhibit.
final class ExhibitSession<Model: ExhibitModel>: Session {
  private var model: Model

  init(_ model: Model) {
    self.model = model
  }

  override func handle(_ event: Event) -> Response { model.handle(event) }

  override func source(of item: Int) -> Source? { Self.source(of: item, in: &model) }

  override fileprivate func fill(_ scene: inout ExhibitScene, at time: Double) {
    model.scene(at: time, into: &scene)
  }

  override fileprivate func takeSignals() -> [Signal] { model.takeSignals() }

  /// To read from a class's property, the whole model would be copied first; what may change is handed over in place.
  private static func source(of item: Int, in model: inout Model) -> Source? {
    model.source(of: item)
  }
}
#endif
