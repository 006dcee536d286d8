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

  /// Where an item was drawn at an instant.
  public struct Place {
    var time: Double
    var item: Int
    var frame: Frame

    /// When, in seconds; which item; and what was seen of it, in points from the corner of the exhibit: x, y, width, height.
    public var numbers: [Double] {
      [time, Double(item), frame.x, frame.y, frame.width, frame.height]
    }
  }

  /// A digest of each frame and each answer, in order.
  public private(set) var digests: [UInt64] = []
  /// The expectations that did not hold.
  public private(set) var failures: [Failure] = []
  /// What each frame of those drawn 60 times a second shows, in order.
  public private(set) var places: [Place] = []
  private var scene = ExhibitScene()
  private var signals: [Signal] = []

  private static let frame = 1.0 / 60

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
        draw(&model, at: Double(drawn) * Self.frame)
        note(at: Double(drawn) * Self.frame)
        drawn += 1
      }
      perform(step, with: &model, shown: Double(drawn - 1) * Self.frame)
    }
  }

  private mutating func perform<Model: ExhibitModel>(
    _ step: Trace.Step, with model: inout Model, shown: Double
  ) {
    switch step.action {
    case .happen(let kind): answer(model.handle(Event(at: step.time, shown: shown, kind)))
    case .expect(let expectation):
      draw(&model, at: step.time)
      check(expectation, line: step.line)
    }
  }

  private mutating func draw<Model: ExhibitModel>(_ model: inout Model, at time: Double) {
    model.scene(at: time, into: &scene)
    signals += model.takeSignals()
    var digest = Digest()
    digest.add(scene)
    digests.append(digest.value)
  }

  private mutating func note(at time: Double) {
    for placement in scene.placements {
      var frame = placement.frame
      frame.x += scene.offset.x
      frame.y += scene.offset.y
      places.append(Place(time: time, item: placement.item, frame: frame))
    }
  }

  private mutating func answer(_ response: Response) {
    var digest = Digest()
    digest.add(Double(response.claim.rawValue))
    digest.add(response.suppressesClick ? 1 : 0)
    digests.append(digest.value)
  }

  private mutating func check(_ expectation: Expectation, line: Int) {
    if !expectation.holds(for: scene, after: signals) {
      failures.append(Failure(line: line, seen: expectation.look(at: scene, after: signals)))
    }
    signals.removeAll { expectation.concerns($0) }
  }
}
