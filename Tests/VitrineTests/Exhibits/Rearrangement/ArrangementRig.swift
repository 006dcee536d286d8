import VitrineTraces

@testable import Vitrine

/// The five arrangements of a collection, and a rearrangement between two of them: a host without a screen.
struct ArrangementRig {
  enum Name: CaseIterable { case grid, carousel, deck, expanding, stitched }

  private(set) var exhibits: [Name: AnyArrangement] = [:]
  /// The arrangement to which photographs fly, or that is shown.
  private(set) var shown: Name
  /// The one that fades out.
  private(set) var leaving: Name?
  private(set) var rearrangement = Rearrangement()
  private(set) var scene = RearrangementScene()
  private(set) var signals: [Signal] = []
  private(set) var time = 0.0
  let isRightToLeft: Bool
  var photos: [FlownItem]

  init(
    showing name: Name = .grid, count: Int = 40, isRightToLeft: Bool = false,
    reducesMotion: Bool = false
  ) {
    (shown, self.isRightToLeft) = (name, isRightToLeft)
    photos = (0..<count).map { FlownItem(item: $0, ratio: [1.5, 0.75, 1][$0 % 3]) }
    for name in Name.allCases {
      var model = Self.model(name)
      for kind in Self.beginning(of: name, count: count) { model.handle(Event(at: 0, kind)) }
      model.handle(
        Event(
          at: 0,
          .environment(
            Event.Environment(isRightToLeft: isRightToLeft, reducesMotion: reducesMotion))))
      model.advance(to: 0)
      exhibits[name] = model
    }
  }

  static func model(_ name: Name) -> AnyArrangement {
    switch name {
    case .grid: .grid(PhotoGridModel())
    case .carousel, .deck: .strip(CarouselModel())
    case .expanding: .strip(CarouselModel(.expanding))
    case .stitched: .strip(CarouselModel(.stitched))
    }
  }

  /// The width of the screen, in points.
  static let width = 600.0

  static func beginning(of name: Name, count: Int) -> [Event.Kind] {
    let items: [Event.Kind] = [.count(count), .viewport(viewport(of: name))]
    switch name {
    case .grid: return items
    case .carousel: return items + [.extent(250), .option(.spacing, 12), .option(.loop, 1)]
    case .deck:
      return items + [.extent(300), .option(.effect, Double(Effect.stack.rawValue))]
    case .expanding:
      return items + [.option(.collapsedSize, 120), .option(.expandedSize, 330)]
    case .stitched:
      return items + [
        .extents((0..<count).map { 260 * [1.5, 0.75, 1][$0 % 3] }, first: 0),
        .option(.rowHeight, 260),
      ]
    }
  }

  static func viewport(of name: Name) -> Viewport {
    name == .grid
      ? Viewport(
        dimensions: Dimensions(width: width, height: 4000), origin: Vector(x: 0, y: 60),
        window: Frame(x: 0, y: 0, width: width, height: 740))
      : Viewport(
        dimensions: Dimensions(width: width, height: 320), origin: Vector(x: 0, y: 100),
        window: Frame(x: 0, y: 0, width: width, height: 320))
  }

  /// Sends an event to an arrangement that is not shown.
  mutating func prepare(_ name: Name, _ kind: Event.Kind) {
    exhibits[name]?.handle(Event(at: 0, kind))
  }

  /// Says which part of its item each picture fills in the shown arrangement.
  mutating func setFrames(_ frame: PictureFrame, at time: Double) {
    guard var model = exhibits[shown] else { return }
    let framed = (0..<photos.count).map { FlownItem(item: $0, frame: frame) }
    rearrangement.setFrames(of: framed, over: &model, at: time)
    exhibits[shown] = model
  }

  func source(of item: Int, at time: Double) -> Source? {
    guard var model = exhibits[shown] else { return nil }
    return rearrangement.source(of: item, over: &model, at: time)
  }

  /// Whether photographs fly or fade.
  var isActive: Bool { rearrangement.isActive }

  /// Changes the shown arrangement. From the one that fades out, photographs fly back.
  mutating func show(_ name: Name, leader: Int? = nil, at time: Double) {
    pass(to: time)
    guard name != shown, var source = exhibits[shown], var destination = exhibits[name] else {
      return
    }
    if name == leaving {
      rearrangement.reverse(over: &source, to: &destination, at: time)
      leaving = shown
    } else {
      let kept = rearrangement.start(
        from: &source, to: &destination, leader: leader, photos: photos, at: time)
      if kept == .source { leaving = shown }
    }
    (exhibits[shown], exhibits[name]) = (source, destination)
    shown = name
  }

  @discardableResult
  mutating func happen(_ kind: Event.Kind, at time: Double, shown seen: Double? = nil) -> Response {
    pass(to: max(time, seen ?? time))
    return happenWithoutFrames(kind, at: time, shown: seen)
  }

  /// Sends an event of a time that has not passed yet.
  @discardableResult
  mutating func happenWithoutFrames(
    _ kind: Event.Kind, at time: Double, shown seen: Double? = nil
  ) -> Response {
    guard var model = exhibits[shown] else { return Response(.yours) }
    let response = rearrangement.handle(Event(at: time, shown: seen, kind), over: &model)
    exhibits[shown] = model
    takeSignals()
    return response
  }

  /// A removed photograph has come back.
  mutating func restore(_ removed: Int, as item: Int, at time: Double) {
    pass(to: time)
    guard var model = exhibits[shown] else { return }
    rearrangement.restore(removed, as: item, over: &model, at: time)
    exhibits[shown] = model
  }

  mutating func scrub(to progress: Double, at time: Double) {
    pass(to: time)
    rearrangement.scrub(to: progress, at: time)
  }

  mutating func endScrub(velocity: Double? = nil, at time: Double) -> Rearrangement.Outcome {
    pass(to: time)
    let outcome = rearrangement.endScrub(velocity: velocity, at: time)
    if outcome == .returns, let leaving { show(leaving, at: time) }
    return outcome
  }

  mutating func pass(to time: Double) {
    self.time = max(self.time, time)
    rearrangement.advance(to: time)
    for name in [shown, leaving].compactMap({ $0 }) { exhibits[name]?.advance(to: time) }
    if !rearrangement.isActive { leaving = nil }
    takeSignals()
  }

  private mutating func takeSignals() {
    var taken: [Signal] = []
    rearrangement.takeSignals(into: &taken)
    signals += taken
  }

  /// Returns the numbers of the motion that a compositor can play now; nil without one.
  mutating func compositorNumbers() -> [Double]? {
    guard var model = exhibits[shown] else { return nil }
    var numbers: [Double] = []
    let isPlayed = rearrangement.writeMotion(over: &model, into: &numbers)
    exhibits[shown] = model
    return isPlayed ? numbers : nil
  }

  @discardableResult
  mutating func draw(at time: Double) -> RearrangementScene {
    guard var model = exhibits[shown] else { return scene }
    rearrangement.draw(over: &model, at: time, into: &scene)
    exhibits[shown] = model
    return scene
  }

  /// Returns the frame of the drawn picture on the screen for each photograph that flies.
  func flown(at time: Double) -> [Int: Placement] {
    var copy = self
    guard var model = copy.exhibits[shown] else { return [:] }
    let reading = model.beginReading(at: time)
    model.endReading()
    var found: [Int: Placement] = [:]
    for var placement in copy.draw(at: time).placements {
      placement.position =
        (placement.position + reading.frameOffset) * reading.viewport.scale
        + reading.viewport.origin
      placement.scale *= reading.viewport.scale
      found[placement.item] = placement
    }
    return found
  }

  /// Returns the pose of a photograph in an arrangement.
  func pose(of item: Int, in name: Name, at time: Double) -> Pose? {
    guard var model = exhibits[name] else { return nil }
    return model.arranged([photos[item]], at: time).poses[0]
  }

  /// Returns the place of a photograph in the shown arrangement.
  func place(of photo: FlownItem, at time: Double) -> Pose? {
    guard var model = exhibits[shown] else { return nil }
    return model.arranged([photo], at: time).poses[0]
  }

  func pose(of item: Int, at time: Double) -> Pose? {
    guard var model = exhibits[shown] else { return nil }
    return rearrangement.pose(of: item, over: &model, at: time)
  }
}

/// A photograph that flies, as it is drawn on the screen.
struct FlownMotion {
  var frame: Frame
  var outline: Frame
  /// The velocity of the middle, in points per second.
  var velocity: Vector

  /// The largest distance between the same edges of two frames or outlines.
  func distance(to other: FlownMotion) -> Double {
    let differences = [frame - other.frame, outline - other.outline]
    return differences.flatMap { [$0.x, $0.y, $0.width, $0.height] }.map(abs).max() ?? 0
  }
}

extension ArrangementRig {
  /// The number of photographs of the shown arrangement.
  var count: Int { exhibits[shown]?.count ?? 0 }

  /// Returns the share of the way at a time, as the look of the groups says: 0 shows the one that fades out, 1 the other one.
  mutating func progress(at time: Double) -> Double {
    let scene = draw(at: time)
    return (1 + scene.destination.opacity - scene.source.opacity) / 2
  }

  /// The photographs that were announced at rest.
  var settled: [Int] {
    signals.compactMap { if case .settle(let item, _) = $0 { item } else { nil } }
  }

  /// The photographs that the host was asked to open.
  var opened: [Int] { signals.compactMap { if case .open(let item) = $0 { item } else { nil } } }

  /// Returns the photographs that fly, and their velocities in the frames after a time.
  func motion(at time: Double) -> [Int: FlownMotion] {
    let step = 1.0 / 65536
    let (now, next, last) = (flown(at: time), flown(at: time + step), flown(at: time + 2 * step))
    var found: [Int: FlownMotion] = [:]
    for (item, placement) in now {
      let here = placement.frame.center
      var motion = FlownMotion(
        frame: placement.frame, outline: placement.outline, velocity: .zero)
      if let near = next[item]?.frame.center, let far = last[item]?.frame.center {
        motion.velocity = ((near - here) * 4 - (far - here)) * (0.5 / step)
      }
      found[item] = motion
    }
    return found
  }

  /// Returns the photographs that are visible in an arrangement.
  func visible(in name: Name, at time: Double) -> [Int] {
    guard var model = exhibits[name] else { return [] }
    return model.visibleItems(at: time)
  }

  /// Returns the poses of all photographs in an arrangement.
  func poses(in name: Name, at time: Double) -> [Pose?] {
    guard var model = exhibits[name] else { return [] }
    return photos.indices.map { model.pose(of: $0, at: time) }
  }
}

extension Frame {
  /// Whether another frame is there, and its numbers are near.
  func isNear(_ other: Frame?, within tolerance: Double = 1e-6) -> Bool {
    guard let other else { return false }
    let difference = self - other
    return [difference.x, difference.y, difference.width, difference.height]
      .allSatisfy { abs($0) < tolerance }
  }
}
