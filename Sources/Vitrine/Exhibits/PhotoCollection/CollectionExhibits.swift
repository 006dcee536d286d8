/// The exhibits of a collection that are drawn: one at rest, and two while photographs fly from one to the other.
///
/// The grid always exists, because the host scrolls it in every arrangement. Exhibits are named by their positions:
/// ```
///   0      the grid
///   1, 2   rows: the present one, and the one that fades out
/// ```
struct CollectionExhibits: Equatable, Sendable {
  /// The grid, then the rows that are drawn.
  private(set) var drawn = [ArrangedExhibit(.grid)]
  /// The position of the exhibit that the person uses.
  private(set) var present = 0
  /// The position of the exhibit that fades out; nil if there is none.
  private(set) var leaving: Int?
  private(set) var rearrangement = Rearrangement()

  /// The positions of all rows.
  var rows: Range<Int> { drawn.indices.dropFirst() }

  /// The arrangement of the present exhibit.
  var arrangement: Arrangement { drawn[present].arrangement }

  /// Returns whether photographs fly away from an arrangement.
  func leaves(_ arrangement: Arrangement) -> Bool {
    leaving.map { drawn[$0].arrangement == arrangement } ?? false
  }
}

// MARK: Time and signals

extension CollectionExhibits {
  /// Lets time pass until `time`, in seconds. Rows that are not drawn any more are removed. The grid forgets removed photographs unless it
  /// alone is drawn: those that fly to another arrangement fade out in their flights.
  mutating func advance(to time: Double, announcing signals: inout SignalQueue) {
    if rearrangement.isActive || present > 0 { drawn[0].forgetRemoved() }
    rearrangement.advance(to: time)
    for index in drawn.indices { drawn[index].advance(to: time) }
    if !rearrangement.isActive { removeUnused(announcing: &signals) }
  }

  /// Collects the signals of the exhibits. The grid tells how far to scroll, and its columns, in every arrangement.
  mutating func collectSignals(into signals: inout SignalQueue) {
    var taken: [Signal] = []
    rearrangement.takeSignals(into: &taken)
    for signal in taken {
      if case .open = signal { signals.append(signal) }
    }
    for index in drawn.indices {
      drawn[index].takeSignals(into: &taken)
      for signal in taken where index == present || signal.isOfGrid { signals.append(signal) }
    }
  }

  /// Removes the rows that are not drawn any more.
  private mutating func removeUnused(announcing signals: inout SignalQueue) {
    leaving = nil
    guard drawn.count > (present > 0 ? 2 : 1) else { return }
    collectSignals(into: &signals)
    keep(present)
  }

  /// Keeps the grid and these exhibits.
  private mutating func keep(_ kept: Int...) {
    var (new, positions) = ([drawn[0]], [Int](repeating: 0, count: drawn.count))
    for index in rows where kept.contains(index) {
      positions[index] = new.count
      new.append(drawn[index])
    }
    (present, leaving) = (positions[present], leaving.map { positions[$0] })
    drawn = new
  }
}

extension Signal {
  fileprivate var isOfGrid: Bool {
    switch self {
    case .scroll, .columns: true
    default: false
    }
  }
}

// MARK: Events

extension CollectionExhibits {
  /// Sends an event to an exhibit. Those of the present one go through the flight.
  @discardableResult
  mutating func send(_ event: Event, to index: Int) -> Response {
    if index == present { return rearrangement.handle(event, over: &drawn[index]) }
    if index == leaving { rearrangement.followSource(event, count: drawn[index].count) }
    return drawn[index].handle(event)
  }

  /// Sends an event to the present exhibit.
  @discardableResult
  mutating func sendToPresent(_ event: Event) -> Response { send(event, to: present) }

  /// Sends an event to all exhibits but the present one.
  mutating func sendToOthers(_ event: Event) {
    for index in drawn.indices where index != present { send(event, to: index) }
  }
}

// MARK: Switches

extension CollectionExhibits {
  /// The photograph at which the person looks: the one that leads a flight.
  var itemLookedAt: Int? {
    (rearrangement.isActive ? rearrangement.leader : nil) ?? drawn[present].itemLookedAt
  }

  /// Returns the photographs that may fly from the present exhibit: those that are visible, and those beside the leader.
  mutating func photos(
    around leader: Int?, ratio: (Int) -> Double, at time: Double
  ) -> [FlownItem] {
    let count = drawn[0].count
    let leader = (leader ?? itemLookedAt ?? 0).clamped(toCount: count)
    let near = max(0, leader - Self.reach)..<min(count, leader + Self.reach)
    let seen = drawn[present].visibleItems(at: time).filter { !near.contains($0) }
    return (seen + near).map { FlownItem(item: $0, ratio: ratio($0)) }
  }

  /// The number of photographs on either side of the leader whose pictures are asked for: more than are visible beside it.
  private static let reach = 120

  /// Adds a row. Returns its position.
  mutating func append(_ row: ArrangedExhibit) -> Int {
    drawn.append(row)
    return drawn.count - 1
  }

  /// Photographs fly to another exhibit; see ``Rearrangement/start(from:to:leader:restsOnLeader:match:photos:at:)``.
  mutating func fly(
    to destination: Int, leader: Int?, photos: [FlownItem], at time: Double,
    announcing signals: inout SignalQueue
  ) {
    let source = present
    let old = change(source, destination) {
      $2.start(from: &$0, to: &$1, leader: leader, photos: photos, at: time)
    }
    present = destination
    if old == .source || leaving == nil { leaving = source }
    keep(present, leaving ?? 0)
    if !rearrangement.isActive { removeUnused(announcing: &signals) }
  }

  /// Photographs fly back to the exhibit that fades out. The place of the photograph that is open in a viewer is empty there.
  mutating func turnRound(viewed: Int?, at time: Double) {
    guard let destination = leaving else { return }
    change(present, destination) { $2.reverse(over: &$0, to: &$1, at: time) }
    (present, leaving) = (destination, present)
    sendToPresent(Event(at: time, .viewed(item: viewed)))
  }

  /// A photograph that was removed while it flew has come back; see ``Rearrangement/restore(_:as:over:at:)``.
  mutating func restore(_ removed: Int, as item: Int, at time: Double) {
    rearrangement.restore(removed, as: item, over: &drawn[present], at: time)
  }

  /// Shows an exhibit without a flight. It rests on a photograph; nil for the one at which the person looks.
  mutating func jump(
    to destination: Int, on item: Int?, speed: Double, at time: Double,
    announcing signals: inout SignalQueue
  ) {
    let item = item ?? itemLookedAt
    let point = item.flatMap { drawn[present].place(of: $0, at: time)?.visible.center }
    rearrangement = Rearrangement()
    sendToPresent(Event(at: time, .option(.speed, speed)))
    if destination != present {
      present = destination
      if let item, let point { drawn[present].rest(on: item, near: point) }
    }
    removeUnused(announcing: &signals)
  }

  /// Moves photographs to a share of their way; see ``Rearrangement/scrub(to:at:)``.
  mutating func scrub(to progress: Double, at time: Double) {
    rearrangement.scrub(to: progress, at: time)
  }

  /// Ends a scrub; see ``Rearrangement/endScrub(velocity:at:)``. The photographs fly on.
  /// - Returns: Whether they should turn round.
  mutating func endScrub(velocity: Double?, at time: Double) -> Bool {
    rearrangement.endScrub(velocity: velocity, at: time) == .returns
  }

  /// Changes two exhibits and the rearrangement.
  @discardableResult
  private mutating func change<Result>(
    _ source: Int, _ destination: Int,
    _ change: (inout ArrangedExhibit, inout ArrangedExhibit, inout Rearrangement) -> Result
  ) -> Result {
    var (one, other) = (ArrangedExhibit(.grid), ArrangedExhibit(.grid))
    swap(&one, &drawn[source])
    swap(&other, &drawn[destination])
    defer {
      swap(&one, &drawn[source])
      swap(&other, &drawn[destination])
    }
    return change(&one, &other, &rearrangement)
  }
}

// MARK: Scenes

extension CollectionExhibits {
  /// Fills `scene` with the present exhibit's own scene.
  mutating func draw(at time: Double, into scene: inout ExhibitScene) {
    drawn[present].draw(at: time, into: &scene)
  }

  /// Fills `flights` with the photographs that fly, and `old` with the scene of the exhibit that fades out.
  mutating func drawFlight(
    at time: Double, into flights: inout RearrangementScene, over old: inout ExhibitScene
  ) {
    rearrangement.draw(over: &drawn[present], at: time, into: &flights)
    if let leaving { drawn[leaving].draw(at: time, into: &old) }
  }

  /// Returns the place of a photograph on the screen; see ``ExhibitModel/source(of:at:)``.
  mutating func source(of item: Int, at time: Double) -> Source? {
    rearrangement.source(of: item, over: &drawn[present], at: time)
  }

  /// Returns the pose of a photograph on the screen; see ``ExhibitModel/pose(of:at:)``.
  mutating func pose(of item: Int, at time: Double) -> Pose? {
    rearrangement.pose(of: item, over: &drawn[present], at: time)
  }
}
