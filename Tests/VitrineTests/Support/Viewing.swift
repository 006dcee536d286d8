@testable import Vitrine

/// A viewer, the events that reach it and what is drawn: a host without a screen.
struct Viewing {
  static let screen = Dimensions(width: 390, height: 844)
  static let cell = Frame(x: 16, y: 200, width: 118, height: 118)
  /// A photograph of this ratio is 390 by 260 on the screen.
  static let ratio = 1.5
  static let item = 7

  var model = PhotoViewerModel()
  private(set) var scene = ExhibitScene()
  /// What the viewer has told since this was last emptied.
  var signals: [Signal] = []

  /// A viewer on a screen, with nothing open and a cell to open from.
  init(source: Source? = Source(frame: Viewing.cell)) {
    happen(.viewport(Viewport(screen: Self.screen)), at: 0)
    happen(.source(source), at: 0)
  }

  /// A viewer in which a photograph is open and at rest.
  static func open(source: Source? = Source(frame: Viewing.cell)) -> Viewing {
    var viewing = Viewing(source: source)
    viewing.happen(Viewing.opening, at: 0)
    viewing.look(at: 5)
    viewing.signals = []
    return viewing
  }

  static let opening = Event.Kind.open(item: item, ratio: ratio, animated: true)
  static let spread = Pose.spread(on: screen, ratio: ratio)
  static let seated = Pose.seated(in: Source(frame: cell), ratio: ratio)

  @discardableResult
  mutating func happen(_ kind: Event.Kind, at time: Double, shown: Double? = nil) -> Response {
    happen(Event(at: time, shown: shown, kind))
  }

  @discardableResult
  mutating func happen(_ event: Event) -> Response {
    defer { signals += model.takeSignals() }
    return model.handle(event)
  }

  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ x: Double, _ y: Double, finger: Int32 = 1, at time: Double,
    shown: Double? = nil
  ) -> Response {
    let position = Vector(x: x, y: y)
    return happen(
      .pointer(Pointer(id: finger, phase, position: position)), at: time, shown: shown)
  }

  /// Draws, and tells what is seen of the photograph; nil when there is none.
  @discardableResult
  mutating func look(at time: Double) -> Placement? {
    model.scene(at: time, into: &scene)
    signals += model.takeSignals()
    return scene.placements.first
  }

  /// A finger that goes from one place to another with constant velocity, in samples of 120 a second; it stays down.
  mutating func drag(
    from start: Vector, to end: Vector, starting time: Double, during duration: Double
  ) {
    touch(.down, start.x, start.y, at: time)
    move(from: start, to: end, starting: time, during: duration)
  }

  mutating func move(
    from start: Vector, to end: Vector, starting time: Double, during duration: Double
  ) {
    let count = max(1, Int((duration * 120).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      let place = start + (end - start) * share
      touch(.move, place.x, place.y, at: time + duration * share)
    }
  }

  mutating func tap(at time: Double, shown: Double? = nil) {
    touch(.down, 195, 422, at: time, shown: shown)
    touch(.up, 195, 422, at: time + 0.05)
  }

  /// The pose drawn at an instant.
  func pose(at time: Double) -> Pose { model.pose(at: model.pace.at(time)) }
}
