/// A model of an exhibit: events go in, scenes and signals come out.
///
/// Time is an argument: the same events give the same scenes at any frame rate and on any machine.
public protocol ExhibitModel {
  /// Handles one event, and answers at once whether the gesture belongs to the exhibit. A model answers `.yours` for an event
  /// that it does not use: a page does not scroll by a wheel that an exhibit claims.
  ///
  /// Events come in the order of their time; one that is dated earlier counts as now. An event without a usable time is ignored;
  /// see ``Limit/times``. ``Event/Kind`` says how other unusable numbers are treated.
  @discardableResult
  mutating func handle(_ event: Event) -> Response

  /// Lets time pass until `time`, in seconds. Each deadline until then has its effect at its own time. A time before now,
  /// or beyond ``Limit/times``, changes nothing.
  mutating func advance(to time: Double)

  /// Fills `scene` with the exhibit as it looks at `time`, in seconds. A time beyond ``Limit/times`` counts as now.
  ///
  /// Drawing can be repeated and changes nothing of the model. At a time later than now, the scene is the one to come if nothing
  /// happens until then, also by itself.
  mutating func draw(at time: Double, into scene: inout ExhibitScene)

  /// Replaces `signals` with the signals since the last call, oldest first. Call it after drawing. A model keeps at most
  /// ``Limit/signals``.
  ///
  /// The storage of `signals` is used for those to come: a host that hands the same array over each time allocates nothing.
  mutating func takeSignals(into signals: inout [Signal])

  /// The place of an item on the screen at a time, in seconds, from which it flies to full screen and to which it returns; nil
  /// where it has none.
  mutating func source(of item: Int, at time: Double) -> Source?

  /// How an item looks at a time, in seconds, also outside the view; nil without such an item. Lengths are in points on the screen.
  mutating func pose(of item: Int, at time: Double) -> Pose?

  /// How the scene last asked for goes on to rest, if a browser's compositor can draw that; nil where more changes, or nothing.
  ///
  /// Of a strip nothing changes but the offset. The photographs of a viewer change as the scenes say.
  var compositorMotion: CompositorMotion? { get }

  /// Replaces `times` with the times of a motion's keyframes, in seconds, from its start to its end. The storage of `times` is
  /// used again.
  ///
  /// What a straight line between two keyframes draws is at most a quarter of a point from the scene, unless the motion is too
  /// quick for ``CompositorMotion/mostKeyframes``.
  func keyframes(of motion: CompositorMotion, into times: inout [Double])

  /// The offset of the scene last asked for at another time on its course, in seconds.
  func offset(at time: Double) -> Vector
}

extension ExhibitModel {
  /// Lets time pass until `time`, in seconds, and fills `scene` for that time.
  ///
  /// ```swift
  /// var carousel = CarouselModel()
  /// var scene = ExhibitScene()
  /// carousel.scene(at: 1, into: &scene)
  /// assert(scene.placements.isEmpty)
  /// ```
  public mutating func scene(at time: Double, into scene: inout ExhibitScene) {
    advance(to: time)
    draw(at: time, into: &scene)
  }

  /// What has happened since the last call, oldest first; to be asked for after drawing.
  public mutating func takeSignals() -> [Signal] {
    var signals: [Signal] = []
    takeSignals(into: &signals)
    return signals
  }

  /// Items have no places on the page, unless the exhibit says so.
  public func source(of item: Int, at time: Double) -> Source? { nil }

  /// Every frame has to be asked for, unless the exhibit says otherwise.
  public var compositorMotion: CompositorMotion? { nil }

  /// Without a motion there are no keyframes.
  public func keyframes(of motion: CompositorMotion, into times: inout [Double]) { times = [] }

  /// The scene stays where it is, unless the exhibit says otherwise.
  public func offset(at time: Double) -> Vector { .zero }
}
