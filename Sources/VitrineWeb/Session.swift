#if arch(wasm32)
import Vitrine

/// The engine's part of one element: a model, and the numbers that JavaScript reads in place.
@safe class Session {
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  private var taken = 0
  var keyframes: [Double] = []
  private let buffer = SceneBuffer(placements: 63)
  /// The numbers of a scene to come.
  private let previewBuffer = SceneBuffer(placements: 0)
  /// What moves photographs to or from the exhibit; nil without one.
  var rearrangement: RearrangementSession?

  /// Lets time pass until `time`, and returns the numbers of the scene then.
  func scene(at time: Double) -> UnsafeMutablePointer<Double> {
    advance(to: time)
    draw(at: time, into: buffer)
    return unsafe buffer.numbers
  }

  /// Returns the numbers of the scene at a later time, if nothing happens until then.
  func preview(at time: Double) -> UnsafeMutablePointer<Double> {
    draw(at: time, into: previewBuffer)
    return unsafe previewBuffer.numbers
  }

  /// Writes the scene at a time into a buffer.
  func draw(at time: Double, into buffer: SceneBuffer) {
    fill(&scene, at: time)
    buffer.write(&scene)
  }

  /// Returns the oldest signal that has not been taken.
  func nextSignal() -> Signal? {
    if taken == signals.count {
      takeSignals(into: &signals)
      taken = 0
    }
    guard taken < signals.count else { return nil }
    taken += 1
    return signals[taken - 1]
  }

  /// Sends an event to the model.
  func handle(_ event: Event) -> Response { Response(.yours) }

  /// Returns the source of an item at a time, in seconds.
  func source(of item: Int, at time: Double) -> Source? { nil }

  /// Returns the answer to a question at a time, in seconds.
  func answer(_ question: QuestionNumber?, at time: Double) -> Double { -1 }

  /// Returns the compositor motion of the last scene.
  func compositorMotion() -> CompositorMotion? { nil }

  /// Returns the offset of the last scene at another time of its motion.
  func offset(at time: Double) -> Vector { .zero }

  /// The session as what moves photographs; nil for that of an exhibit.
  var asRearrangement: RearrangementSession? { nil }

  /// The exhibit, if photographs can fly between it and others.
  var arranged: SessionExhibit? { nil }

  func advance(to time: Double) {}
  fileprivate func fill(_ scene: inout ExhibitScene, at time: Double) {}
  fileprivate func writeKeyframes(of motion: CompositorMotion) {}
  func takeSignals(into signals: inout [Signal]) {}
}

/// A session of one kind of exhibit.
final class ExhibitSession<Model: AnsweringModel>: Session {
  var model: Model

  init(_ model: Model) {
    self.model = model
  }

  override func handle(_ event: Event) -> Response {
    if let incoming { return incoming.handle(event) }
    if BuildFeature.rearrangement { rearrangement?.followSource(event) }
    return model.handle(event)
  }

  override func source(of item: Int, at time: Double) -> Source? {
    if let incoming { return incoming.source(of: item, at: time) }
    return Self.source(of: item, at: time, in: &model)
  }

  override func answer(_ question: QuestionNumber?, at time: Double) -> Double {
    model.answer(question, at: time)
  }

  /// The rearrangement that moves photographs to this exhibit.
  private var incoming: RearrangementSession? {
    guard BuildFeature.rearrangement, let rearrangement, rearrangement.leads(to: self) else {
      return nil
    }
    return rearrangement
  }

  override var arranged: SessionExhibit? { Model.exhibit(of: self) }

  override func compositorMotion() -> CompositorMotion? {
    if BuildFeature.rearrangement, rearrangement?.isActive == true { return nil }
    return Self.compositorMotion(of: &model)
  }

  override func offset(at time: Double) -> Vector { Self.offset(of: &model, at: time) }

  override func advance(to time: Double) { model.advance(to: time) }

  override fileprivate func fill(_ scene: inout ExhibitScene, at time: Double) {
    model.draw(at: time, into: &scene)
    if BuildFeature.rearrangement, let rearrangement, rearrangement.isActive {
      rearrangement.hideFlown(of: &scene, in: self, at: time)
    }
  }

  override fileprivate func writeKeyframes(of motion: CompositorMotion) {
    Self.write(motion, of: &model, into: &keyframes)
  }

  override func takeSignals(into signals: inout [Signal]) {
    model.takeSignals(into: &signals)
  }

  // Reading from a class's property would copy the whole model first, so it is passed `inout`.

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
  /// Writes a compositor motion, each keyframe with its offset. Returns the number of keyframes.
  /// `Web/src/engine/compositor-motion.js` reads it in the same order.
  func write(_ motion: CompositorMotion, to arguments: Arguments) -> Int32 {
    writeKeyframes(of: motion)
    guard arguments.capacity >= 2 + 3 * keyframes.count else { return 0 }
    arguments[0] = motion.end
    arguments[1] = motion.wakeAt
    for index in keyframes.indices {
      let offset = offset(at: keyframes[index])
      arguments[2 + 3 * index] = keyframes[index]
      arguments[3 + 3 * index] = offset.x
      arguments[4 + 3 * index] = offset.y
    }
    return Int32(keyframes.count)
  }
}
#endif
