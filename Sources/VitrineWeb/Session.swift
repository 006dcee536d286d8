#if arch(wasm32)
import Vitrine

/// What one element of a page owns: a model, and the numbers that JavaScript reads in place.
@safe class Session {
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  private var taken = 0
  fileprivate var keyframes: [Double] = []
  let buffer = SceneBuffer()

  /// Writes the scene at `time` into the buffer and says how many placements it has.
  func draw(at time: Double) -> Int {
    advance(to: time)
    return preview(at: time)
  }

  /// Writes the scene to come at a time, if nothing happens until then, into the buffer, and says how many placements it has.
  func preview(at time: Double) -> Int {
    fill(&scene, at: time)
    buffer.write(&scene)
    return scene.placements.count
  }

  /// The oldest signal that has not been asked for.
  func nextSignal() -> Signal? {
    if taken == signals.count {
      takeSignals(into: &signals)
      taken = 0
    }
    guard taken < signals.count else { return nil }
    taken += 1
    return signals[taken - 1]
  }

  /// Hands an event to the model.
  func handle(_ event: Event) -> Response { Response(.yours) }

  /// The place of an item on the screen at a time, in seconds.
  func source(of item: Int, at time: Double) -> Source? { nil }

  /// How the scene last drawn goes on to rest by its offset alone.
  func compositorMotion() -> CompositorMotion? { nil }

  /// The offset of the scene last drawn at another time on its course.
  func offset(at time: Double) -> Vector { .zero }

  fileprivate func advance(to time: Double) {}
  fileprivate func fill(_ scene: inout ExhibitScene, at time: Double) {}
  fileprivate func writeKeyframes(of motion: CompositorMotion) {}
  fileprivate func takeSignals(into signals: inout [Signal]) {}
}

/// A session of one kind of exhibit.
final class ExhibitSession<Model: ExhibitModel>: Session {
  private var model: Model

  init(_ model: Model) {
    self.model = model
  }

  override func handle(_ event: Event) -> Response { model.handle(event) }

  override func source(of item: Int, at time: Double) -> Source? {
    Self.source(of: item, at: time, in: &model)
  }

  override func compositorMotion() -> CompositorMotion? { Self.compositorMotion(of: &model) }

  override func offset(at time: Double) -> Vector { Self.offset(of: &model, at: time) }

  override fileprivate func advance(to time: Double) { model.advance(to: time) }

  override fileprivate func fill(_ scene: inout ExhibitScene, at time: Double) {
    model.draw(at: time, into: &scene)
  }

  override fileprivate func writeKeyframes(of motion: CompositorMotion) {
    Self.write(motion, of: &model, into: &keyframes)
  }

  override fileprivate func takeSignals(into signals: inout [Signal]) {
    model.takeSignals(into: &signals)
  }

  // To read from a class's property, the whole model would be copied first; what may change is handed over in place.

  private static func source(
    of item: Int, at time: Double, in model: inout Model
  ) -> Source? {
    model.source(of: item, at: time)
  }

  private static func compositorMotion(of model: inout Model) -> CompositorMotion? {
    model.compositorMotion
  }

  private static func write(
    _ motion: CompositorMotion, of model: inout Model, into times: inout [Double]
  ) {
    model.keyframes(of: motion, into: &times)
  }

  private static func offset(of model: inout Model, at time: Double) -> Vector {
    model.offset(at: time)
  }
}

extension Session {
  /// Writes a motion of the compositor, each keyframe with its offset, and returns how many keyframes there are;
  /// `Web/src/engine/compositor-motion.js` reads it in the same order.
  func write(_ motion: CompositorMotion, to arguments: Arguments) -> Int32 {
    writeKeyframes(of: motion)
    guard arguments.capacity >= 2 + 3 * keyframes.count else { return 0 }
    arguments[0] = motion.end
    arguments[1] = motion.wakeAt
    for (index, time) in keyframes.enumerated() {
      let offset = offset(at: time)
      arguments[2 + 3 * index] = time
      arguments[3 + 3 * index] = offset.x
      arguments[4 + 3 * index] = offset.y
    }
    return Int32(keyframes.count)
  }
}
#endif
