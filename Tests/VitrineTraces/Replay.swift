import Vitrine

/// Replays a trace through a model, with the frames that it names or 60 frames per second.
public struct Replay {
  /// One expectation that did not hold.
  public struct Failure {
    /// The line of the trace.
    public var line: Int
    /// The actual numbers.
    public var seen: [Double]
  }

  /// Everything drawn, signalled and answered, in order; see ``DigestLine``.
  public private(set) var digests: [DigestLine] = []
  /// The expectations that did not hold.
  public private(set) var failures: [Failure] = []
  /// The frames, and one more at the end, in order.
  public private(set) var shown: [ShownFrame] = []
  private var scene = ExhibitScene()
  private var signals: [Signal] = []
  /// Those since the last of the frames shown.
  private var untold: [Signal] = []
  /// Of the frames since the last line of `digests` about frames.
  private var frames = Digest()
  /// The frame that was drawn last: its number from 1, and its time in seconds.
  private var last = (number: 0, time: 0.0)

  private static let frame = 1.0 / 60
  /// A line of `digests` is about six frames, a tenth of a second.
  private static let framesInALine = 6

  /// Plays `trace`.
  public init(_ trace: Trace) {
    if let other = trace.other {
      play(trace, through: ArrangedPair(trace.exhibit, other)) { $0.change($1, at: $2) }
      return
    }
    switch trace.exhibit {
    case .grid: play(trace, through: PhotoGridModel())
    case .viewer: play(trace, through: PhotoViewerModel())
    case .carousel: play(trace, through: CarouselModel())
    case .expanding: play(trace, through: CarouselModel(.expanding))
    case .stitched: play(trace, through: CarouselModel(.stitched))
    case .collection:
      var ratios: [Double] = []
      play(trace, through: CollectionModel()) { model, change, time in
        if case .ratios(let new) = change { ratios = new }
        guard let change = CollectionChange(change) else { return }
        model.handle(
          change, ratio: { ratios.isEmpty ? 0 : ratios[$0 % ratios.count] }, at: time)
      }
    }
  }

  private mutating func play<Model: ExhibitModel>(
    _ trace: Trace, through model: Model,
    rearrange: (inout Model, Trace.Switch, _ time: Double) -> Void = { _, _, _ in }
  ) {
    var model = model
    for step in trace.steps {
      while !trace.isRecorded, Double(last.number) * Self.frame <= step.time {
        drawFrame(of: &model, at: Double(last.number) * Self.frame)
      }
      if case .rearrange(let change) = step.action {
        rearrange(&model, change, step.time)
      } else {
        perform(step, with: &model)
      }
    }
    showEnd(of: trace, with: &model)
    if (last.number - 1) % Self.framesInALine != 0 { endFrames() }
  }

  /// One frame more, for what the last steps changed.
  private mutating func showEnd<Model: ExhibitModel>(of trace: Trace, with model: inout Model) {
    guard let last = trace.steps.last else { return }
    _ = draw(&model, at: last.time)
    shown.append(ShownFrame(scene, at: last.time, signals: untold))
  }

  private mutating func drawFrame<Model: ExhibitModel>(of model: inout Model, at time: Double) {
    last = (last.number + 1, time)
    let taken = draw(&model, at: time)
    frames.add(scene)
    frames.add(taken)
    shown.append(ShownFrame(scene, at: time, signals: untold))
    untold = []
    if (last.number - 1) % Self.framesInALine == 0 { endFrames() }
  }

  private mutating func endFrames() {
    digests.append(DigestLine(time: last.time, subject: .frames, value: frames.value))
    frames = Digest()
  }

  private mutating func perform<Model: ExhibitModel>(
    _ step: Trace.Step, with model: inout Model
  ) {
    var digest = Digest()
    switch step.action {
    case .happen(let kind):
      let event = Event(at: step.time, shown: step.shown ?? last.time, kind)
      digest.add(model.handle(event))
      digests.append(DigestLine(time: step.time, subject: .answer, value: digest.value))
    case .expect(let expectation):
      let taken = draw(&model, at: step.time)
      digest.add(scene)
      digest.add(taken)
      digests.append(DigestLine(time: step.time, subject: .scene, value: digest.value))
      check(expectation, line: step.line)
    case .frame: drawFrame(of: &model, at: step.time)
    case .rearrange: break
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
      failures.append(Failure(line: line, seen: expectation.numbers(in: scene, after: signals)))
    }
    signals.removeAll { expectation.concerns($0) }
  }
}

extension CollectionChange {
  /// Creates the change of a collection that a line of a trace says; nil for a line about something else.
  fileprivate init?(_ change: Trace.Switch) {
    switch change {
    case .arrange(let arrangement, let animated):
      self = .arrange(Arrangement(rawValue: arrangement) ?? .grid, animated: animated)
    case .toward(let arrangement, let progress):
      self = .scrub(toward: Arrangement(rawValue: arrangement) ?? .grid, progress: progress)
    case .release(let velocity): self = .endScrub(velocity: velocity)
    case .updateRatios: self = .updateRatios
    case .restore(let removed, let item): self = .restore(removed, as: item)
    case .activate(let item): self = .activate(item)
    case .other, .ratios, .start, .reverse, .scrub: return nil
    }
  }
}
