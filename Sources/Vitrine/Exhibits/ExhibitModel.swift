/// A model of an exhibit: events go in, scenes and signals come out.
///
/// Time is an argument: the same events give the same scenes at any frame rate and on any machine.
///
/// ```swift
/// func frame<Model: ExhibitModel>(of model: inout Model, at time: Double) -> ExhibitScene {
///   var scene = ExhibitScene()
///   model.scene(at: time, into: &scene)
///   for signal in model.takeSignals() { print(signal) }
///   return scene
/// }
/// ```
public protocol ExhibitModel {
  /// Handles one event, and returns at once whether the gesture belongs to the exhibit. The response to a gesture, a key or a
  /// wheel that the exhibit does not use is `.yours`, so that the page can use it. An open viewer covers the page, and uses all.
  ///
  /// Events must come in the order of their time; one with an earlier time counts as now. An event without a usable time is
  /// ignored; see ``Limit/times``. ``Event/Kind`` says how other unusable numbers are treated.
  @discardableResult
  mutating func handle(_ event: Event) -> Response

  /// Lets time pass until `time`, in seconds. Each deadline until then has its effect at its own time. A time before now, or
  /// beyond ``Limit/times``, changes nothing.
  mutating func advance(to time: Double)

  /// Fills `scene` with the exhibit as it looks at `time`, in seconds. A time beyond ``Limit/times`` counts as now.
  ///
  /// Drawing does not change the model and can be repeated. For a later time than now, the scene is the one that will be drawn
  /// if no event comes and no deadline passes until then.
  mutating func draw(at time: Double, into scene: inout ExhibitScene)

  /// Replaces `signals` with the signals since the last call, oldest first. Call it after drawing. A model keeps at most
  /// ``Limit/signals``.
  ///
  /// The storage of `signals` is used for the next signals. So a host that always passes the same array allocates nothing.
  mutating func takeSignals(into signals: inout [Signal])

  /// Returns the place of an item on the screen at a time, in seconds, from which it flies to full screen and to which it
  /// returns; nil if it has none.
  mutating func source(of item: Int, at time: Double) -> Source?

  /// Returns the pose of an item at a time, in seconds, even if it is invisible; nil without such an item. Lengths are in
  /// points on the screen.
  mutating func pose(of item: Int, at time: Double) -> Pose?

  /// The remaining part of the present motion, if a browser's compositor can draw it; nil otherwise.
  ///
  /// In a strip, only the offset changes. In a viewer, photographs change as the scenes show.
  var compositorMotion: CompositorMotion? { get }

  /// Replaces `times` with the times of a motion's keyframes, in seconds, from its start to its end. The storage of `times` is
  /// used again.
  ///
  /// A straight line between two keyframes is at most a quarter of a point from the scene, unless the motion is too quick for
  /// ``CompositorMotion/maximumKeyframes``.
  func keyframes(of motion: CompositorMotion, into times: inout [Double])

  /// Returns the offset of the last drawn scene at another time of its motion, in seconds.
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

  /// Returns the signals since the last call, oldest first. Call it after drawing.
  public mutating func takeSignals() -> [Signal] {
    var signals: [Signal] = []
    takeSignals(into: &signals)
    return signals
  }

  /// By default, items have no places on the page.
  public func source(of item: Int, at time: Double) -> Source? { nil }

  /// By default, the host draws every frame.
  public var compositorMotion: CompositorMotion? { nil }

  /// By default, there are no keyframes.
  public func keyframes(of motion: CompositorMotion, into times: inout [Double]) { times = [] }

  /// By default, the scene has no offset.
  public func offset(at time: Double) -> Vector { .zero }
}
