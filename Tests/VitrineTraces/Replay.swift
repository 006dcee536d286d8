import Vitrine

/// Plays a trace through a model at 60 frames a second and tells what was drawn.
public struct Replay {
  /// One expectation that did not hold.
  public struct Failure {
    /// The line of the trace that says it.
    public var line: Int
    /// What was there instead.
    public var seen: [Double]
  }

  /// Everything drawn, signalled and answered, in order; see ``DigestLine``.
  public private(set) var digests: [DigestLine] = []
  /// The expectations that did not hold.
  public private(set) var failures: [Failure] = []
  /// The frames drawn 60 times a second, and one at the end, in order.
  public private(set) var shown: [ShownFrame] = []
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  /// Those since the last of the frames shown.
  private var untold: [Signal] = []
  /// Of the frames since the last line of `digests` about frames.
  private var frames = Digest()

  private static let frame = 1.0 / 60
  /// A line of `digests` is about six frames, a tenth of a second.
  private static let framesInALine = 6

  /// Plays `trace`.
  public init(_ trace: Trace) {
    switch trace.exhibit {
    case .grid: play(trace, through: PhotoGridModel())
    case .viewer: play(trace, through: PhotoViewerModel())
    case .carousel: play(trace, through: CarouselModel())
    case .expanding: play(trace, through: CarouselModel(.expanding))
    case .stitched: play(trace, through: CarouselModel(.stitched))
    }
  }

  private mutating func play<Model: ExhibitModel>(_ trace: Trace, through model: Model) {
    var model = model
    var drawn = 0
    for step in trace.steps {
      while Double(drawn) * Self.frame <= step.time {
        drawFrame(drawn, of: &model)
        drawn += 1
      }
      perform(step, with: &model, shown: Double(drawn - 1) * Self.frame)
    }
    showEnd(of: trace, with: &model)
    guard (drawn - 1) % Self.framesInALine != 0 else { return }
    endFrames(at: Double(drawn - 1) * Self.frame)
  }

  /// One frame more, for what the last steps changed.
  private mutating func showEnd<Model: ExhibitModel>(of trace: Trace, with model: inout Model) {
    guard let last = trace.steps.last else { return }
    _ = draw(&model, at: last.time)
    shown.append(ShownFrame(scene, at: last.time, signals: untold))
  }

  private mutating func drawFrame<Model: ExhibitModel>(_ number: Int, of model: inout Model) {
    let time = Double(number) * Self.frame
    let taken = draw(&model, at: time)
    frames.add(scene)
    frames.add(taken)
    shown.append(ShownFrame(scene, at: time, signals: untold))
    untold = []
    if number % Self.framesInALine == 0 { endFrames(at: time) }
  }

  private mutating func endFrames(at time: Double) {
    digests.append(DigestLine(time: time, subject: .frames, value: frames.value))
    frames = Digest()
  }

  private mutating func perform<Model: ExhibitModel>(
    _ step: Trace.Step, with model: inout Model, shown: Double
  ) {
    var digest = Digest()
    switch step.action {
    case .happen(let kind):
      digest.add(model.handle(Event(at: step.time, shown: shown, kind)))
      digests.append(DigestLine(time: step.time, subject: .answer, value: digest.value))
    case .expect(let expectation):
      let taken = draw(&model, at: step.time)
      digest.add(scene)
      digest.add(taken)
      digests.append(DigestLine(time: step.time, subject: .scene, value: digest.value))
      check(expectation, line: step.line)
    }
  }

  /// Fills the scene and returns the signals that were waiting.
  private mutating func draw<Model: ExhibitModel>(
    _ model: inout Model, at time: Double
  ) -> [Signal] {
    model.scene(at: time, into: &scene)
    let taken = model.takeSignals()
    signals += taken
    untold += taken
    return taken
  }

  private mutating func check(_ expectation: Expectation, line: Int) {
    if !expectation.holds(for: scene, after: signals) {
      failures.append(Failure(line: line, seen: expectation.look(at: scene, after: signals)))
    }
    signals.removeAll { expectation.concerns($0) }
  }
}
