@testable import Vitrine

/// A carousel, the events that reach it and what is drawn: a host without a screen.
struct Passing {
  var model = CarouselModel()
  private(set) var scene = ExhibitScene()
  /// What the carousel has told since this was last emptied, but for the items it needs.
  var signals: [Signal] = []

  /// A carousel with items of these extents, at rest on the first.
  init(
    _ extents: [Double], as exhibit: CarouselModel.Exhibit = .looping,
    options: [Option: Double] = [:], isRightToLeft: Bool = false,
    viewport: Dimensions = Dimensions(width: 300, height: 300)
  ) {
    model = CarouselModel(exhibit)
    let unsaid: [Option: Double] = exhibit == .looping ? [.spacing: 0] : [:]
    let options = options.merging(unsaid) { set, _ in set }
    for (option, value) in options.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      happen(.option(option, value), at: 0)
    }
    happen(.environment(Event.Environment(isRightToLeft: isRightToLeft)), at: 0)
    happen(.viewport(Viewport(screen: viewport)), at: 0)
    happen(.count(extents.count), at: 0)
    happen(.extents(extents, first: 0), at: 0)
    look(at: 0)
    signals = []
  }

  @discardableResult
  mutating func happen(_ kind: Event.Kind, at time: Double, shown: Double? = nil) -> Response {
    happen(Event(at: time, shown: shown, kind))
  }

  @discardableResult
  mutating func happen(_ event: Event) -> Response {
    defer { takeSignals() }
    return model.handle(event)
  }

  @discardableResult
  mutating func look(at time: Double) -> ExhibitScene {
    model.scene(at: time, into: &scene)
    takeSignals()
    return scene
  }

  private mutating func takeSignals() {
    for signal in model.takeSignals() {
      if case .need = signal { continue }
      signals.append(signal)
    }
  }
}

extension Passing {
  /// A finger on the line across the middle of the viewport, `place` points along it.
  @discardableResult
  mutating func touch(
    _ phase: Pointer.Phase, _ place: Double, at time: Double, shown: Double? = nil,
    yieldsAtEnds: Bool = false
  ) -> Response {
    let (axis, viewport) = (model.axis, model.viewport)
    let middle = (axis.isVertical ? viewport.width : viewport.height) / 2
    let frame = axis.frame(start: place, extent: 0, in: viewport)
    let position =
      axis.isVertical ? Vector(x: middle, y: frame.y) : Vector(x: frame.x, y: middle)
    var pointer = Pointer(id: 1, phase, position: position)
    pointer.yieldsAtEnds = yieldsAtEnds
    return happen(.pointer(pointer), at: time, shown: shown)
  }

  /// A finger that goes from one place to another with constant velocity, in samples of 120 a second; it stays down.
  mutating func drag(
    from start: Double, to end: Double, starting time: Double, during duration: Double
  ) {
    touch(.down, start, at: time)
    let count = max(1, Int((duration * 120).rounded()))
    for step in 1...count {
      let share = Double(step) / Double(count)
      touch(.move, start + (end - start) * share, at: time + duration * share)
    }
  }

  /// A drag that ends with the finger lifted in full motion.
  mutating func flick(
    from start: Double, to end: Double, starting time: Double, during duration: Double
  ) {
    drag(from: start, to: end, starting: time, during: duration)
    touch(.up, end, at: time + duration)
  }

  mutating func tap(_ place: Double, at time: Double, shown: Double? = nil) -> Response {
    touch(.down, place, at: time, shown: shown)
    return touch(.up, place, at: time + 0.05)
  }

  /// The place on the alignment line, in points.
  func place(at time: Double) -> Double { model.place(at: time) }

  func velocity(at time: Double) -> Double { model.travel.velocity(at: model.pace.at(time)) }

  /// Where an item is seen, from the start of the viewport; of one seen twice, where it is itself.
  func start(of item: Int) -> Double? {
    guard let placement = scene.placements.first(where: { $0.item == item && $0.lap == 0 }) else {
      return nil
    }
    return start(of: placement)
  }

  func start(of placement: Placement) -> Double {
    let frame = placement.frame.moved(by: scene.offset)
    let (axis, viewport) = (model.axis, model.viewport)
    let corners = [frame.origin, Vector(x: frame.maxX, y: frame.maxY)]
    return corners.map { axis.place(of: $0, in: viewport) }.min() ?? .nan
  }

  /// The decisions told since signals were last emptied.
  var changes: [Int] {
    signals.compactMap { if case .change(let item) = $0 { item } else { nil } }
  }

  var settled: [Int] {
    signals.compactMap { if case .settle(let item, _) = $0 { item } else { nil } }
  }
}
