import Vitrine

/// Two arrangements of a collection, and a flight between them, as one exhibit of a trace.
struct ArrangedPair: ExhibitModel {
  private var shown: AnyArrangement
  private var other: AnyArrangement
  private var rearrangement = Rearrangement()
  private var flown = RearrangementScene()
  private var ratios: [Double] = []

  init(_ shown: Trace.Kind, _ other: Trace.Kind) {
    (self.shown, self.other) = (AnyArrangement(shown), AnyArrangement(other))
  }

  /// Changes the flight.
  mutating func change(_ change: Trace.Switch, at time: Double) {
    switch change {
    case .other(let kind): other.handle(Event(at: time, kind))
    case .ratios(let ratios): self.ratios = ratios
    case .start(let leader):
      _ = rearrangement.start(
        from: &shown, to: &other, leader: leader, photos: photos, at: time)
      swap(&shown, &other)
    case .reverse: reverse(at: time)
    case .scrub(let progress): rearrangement.scrub(to: progress, at: time)
    case .release(let velocity):
      let outcome = rearrangement.endScrub(velocity: velocity, at: time)
      if case .returns = outcome { reverse(at: time) }
    case .arrange, .toward, .updateRatios, .restore, .activate: break
    }
  }

  private mutating func reverse(at time: Double) {
    rearrangement.reverse(over: &shown, to: &other, at: time)
    swap(&shown, &other)
  }

  private var photos: [FlownItem] {
    guard !ratios.isEmpty else { return [] }
    return (0..<shown.count).map { FlownItem(item: $0, ratio: ratios[$0 % ratios.count]) }
  }

  mutating func handle(_ event: Event) -> Response { rearrangement.handle(event, over: &shown) }

  mutating func advance(to time: Double) {
    rearrangement.advance(to: time)
    shown.advance(to: time)
    other.advance(to: time)
  }

  mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    guard rearrangement.isActive else { return shown.draw(at: time, into: &scene) }
    rearrangement.draw(over: &shown, at: time, into: &flown)
    scene = ExhibitScene()
    scene.placements = flown.placements.reversed()
    for index in scene.placements.indices {
      let placement = scene.placements[index]
      scene.placements[index].position = placement.position + shown.offset(at: time)
    }
    (scene.sceneOpacity, scene.backdrop) = (flown.destination.opacity, flown.source.opacity)
    (scene.position, scene.seam) = (flown.destination.scale, flown.source.scale)
    scene.isMoving = flown.isMoving
  }

  mutating func takeSignals(into signals: inout [Signal]) {
    rearrangement.takeSignals(into: &signals)
    var own: [Signal] = []
    shown.takeSignals(into: &own)
    signals += own
  }

  mutating func pose(of item: Int, at time: Double) -> Pose? {
    rearrangement.pose(of: item, over: &shown, at: time)
  }
}

extension AnyArrangement {
  /// Creates the exhibit of a trace. A viewer and a collection are no arrangements.
  fileprivate init(_ kind: Trace.Kind) {
    switch kind {
    case .grid, .viewer, .collection: self = .grid(PhotoGridModel())
    case .carousel: self = .strip(CarouselModel())
    case .expanding: self = .strip(CarouselModel(.expanding))
    case .stitched: self = .strip(CarouselModel(.stitched))
    }
  }
}
