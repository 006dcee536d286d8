/// The flight of photographs from their places in one arrangement of a collection to those in another one.
///
/// It is a value between two exhibits, not a model over them. It stores the difference from each photograph's place in the destination,
/// and springs move the differences to zero. So the destination can scroll, change its size and its photographs meanwhile.
///
/// ```
/// pose(t) = pose in the destination now + difference · a(t) + change · b(t)
/// ```
/// A switch has one source: the poses on the screen. The source may rest, glide, or be the destination of a flight that is under way.
///
/// ```
/// var rearrangement = Rearrangement()
/// rearrangement.start(from: &grid, to: &row, photos: ratios, at: 3)       // a frame has been drawn at 3
/// rearrangement.reverse(over: &row, to: &grid, at: 3.2)                   // turns round without a jolt
/// rearrangement.handle(press, over: &grid)                                // catches all photographs
/// rearrangement.advance(to: 4)
/// rearrangement.draw(over: &grid, at: 4, into: &scene)
/// ```
/// Until it ends, events of the destination go through it. This file contains the state and all functions that write it.
package struct Rearrangement: Equatable, Sendable {
  private(set) var phase = Phase.ended
  /// The photograph that stays in front, and on which the destination rests; nil without photographs.
  package private(set) var leader: Int?
  /// The photographs that fly: the leader first, then the nearest ones to it.
  private(set) var flights: [ItemFlight] = []
  /// The other photographs.
  private(set) var groups = GroupCrossing()
  private(set) var clock = MotionClock()
  /// Whether photographs fade instead of flying.
  private var reducesMotion = false
  /// Whether the destination has asked its host to scroll, and the host has not said yet how far it could.
  private var awaitsScroll = false
  private var signals = SignalQueue()

  /// The maximum number of photographs that fly.
  package static let maximum = 48

  /// The activity of a rearrangement. Times are motion times.
  enum Phase: Equatable, Sendable {
    case ended
    /// Springs move the differences.
    case flying(from: Double, until: Double)
    /// With reduced motion: the groups cross-fade.
    case fading(from: Double, until: Double)
    /// A press holds the differences.
    case held(Press)
    /// A finger moves the differences along: 0 is the start, 1 the destination.
    case scrubbed(Double)
  }

  /// A press while photographs fly.
  struct Press: Equatable, Sendable {
    let pointer: Pointer
    /// The time, in seconds.
    let time: Double
    /// The photograph under the finger; nil if there is none that flies.
    let item: Int?
    /// The point under the finger, as a share of the photograph.
    let fraction: Vector
    /// Whether the press can become no tap, because the photograph was too fast or the finger has moved.
    var catchesOnly: Bool
  }

  /// Which exhibit fades out from now on.
  package enum Leaving: Sendable {
    /// The one from which photographs fly.
    case source
    /// The same as before. The one from which photographs fly is not visible yet, and its host can remove it.
    case earlierSource
  }

  /// Where a scrub leads.
  package enum Outcome: Sendable {
    /// The photographs fly to the destination.
    case arrives
    /// The host must reverse the rearrangement.
    case returns
  }

  /// Creates a rearrangement that has ended.
  package init() {}

  /// Whether photographs fly or fade.
  package var isActive: Bool {
    if case .ended = phase { false } else { true }
  }
}

// MARK: Time

extension Rearrangement {
  /// Lets time pass until `time`, in seconds. At rest, it ends and signals `settle` with the leader, or -1 without one.
  package mutating func advance(to time: Double) {
    guard time.isTime else { return }
    clock.advance(to: time)
    switch phase {
    case .flying(_, let end) where clock.now.motion >= end: self.end()
    case .fading(_, let end) where clock.now.motion >= end: self.end()
    default: break
    }
  }

  /// Replaces `taken` with the signals since the last call: `settle` at rest, and `open` for a photograph that was tapped while it
  /// flew.
  package mutating func takeSignals(into taken: inout [Signal]) { signals.take(into: &taken) }

  private mutating func end() {
    (phase, flights, groups, awaitsScroll) = (.ended, [], GroupCrossing(), false)
    signals.append(.settle(item: leader ?? -1, isOpen: false))
  }

  /// Lets everything move by itself from now on.
  private mutating func moveOn() {
    let now = clock.now.motion
    let group = groups.magnitudes
    var (difference, change) = group
    for index in flights.indices {
      let magnitudes = flights[index].magnitudes
      difference = max(difference, magnitudes.difference)
      change = max(change, magnitudes.change)
    }
    guard !reducesMotion else {
      phase = .fading(from: now, until: now + Fade.duration * groups.way)
      return
    }
    let slowest = DifferenceResponses.spring(of: DifferenceResponses.count - 1)
    phase = .flying(
      from: now, until: now + slowest.settlingTime(displacement: difference, velocity: change))
  }

  /// How much of the differences is left at a motion time.
  func responses(at time: Double) -> DifferenceResponses {
    switch phase {
    case .flying(let start, let end) where time < end: .springs(after: time - start)
    case .fading(let start, let end) where time < end:
      .constant((end - max(time, start)) / (end - start), changing: -1 / (end - start))
    case .held: .held()
    case .scrubbed(let progress): .held(1 - Self.range.offset(for: progress))
    case .ended, .flying, .fading: .held(0)
    }
  }

  /// The progress of a scrub. A rubber band resists beyond its ends.
  private static var range: ElasticRange { ElasticRange(0...1, dimension: 1) }

  /// The progress: 0 at the start, 1 at the destination. A scrub that begins near the end begins a little before it.
  package var progress: Double {
    if case .scrubbed(let progress) = phase { return progress }
    return min(share(responses(at: clock.now.motion)), isActive ? Self.latestCatch : 1)
  }

  private func share(_ responses: DifferenceResponses) -> Double {
    ((1 - groups.state(responses.ofGroups).displacement) / 2).clamped(to: 0...1)
  }
}

// MARK: Switches

extension Rearrangement {
  /// Moves the photographs of an exhibit to their places in another one. The destination comes to rest on the leader at once.
  ///
  /// A photograph flies if it is visible in one of the exhibits, and in or near the view of the other one. At most
  /// ``Rearrangement/maximum`` photographs fly, those nearest to the leader. The others fade. If an exhibit has no size, all fade.
  ///
  /// If photographs fly already, `source` is the exhibit to which they fly.
  /// - Parameters:
  ///   - leader: The photograph of the destination that the person means; nil for the one at which the person looks.
  ///   - restsOnLeader: Whether a destination without a given leader comes to rest on the photograph at which the person looks. Otherwise
  ///     it stays where it is, and no photograph leads.
  ///   - match: The photographs that both exhibits have in common.
  ///   - photos: The pictures of photographs of the destination that may fly. Without its picture, a photograph flies with the frame of
  ///     its item.
  ///   - time: The time, in seconds.
  @discardableResult
  package mutating func start<A: ArrangementModel, B: ArrangementModel>(
    from source: inout A, to destination: inout B, leader: Int? = nil, restsOnLeader: Bool = true,
    match: ItemMatch = .sameItems, photos: [FlownItem] = [], at time: Double
  ) -> Leaving {
    guard time.isTime else { return .source }
    advance(to: time)
    awaitsScroll = false
    let now = clock.now.real
    source.advance(to: now)
    destination.advance(to: now)
    let isMeant = leader.map { (0..<destination.count).contains($0) } ?? false
    let lookedAt = restsOnLeader ? (isActive ? self.leader : nil) ?? source.itemLookedAt : nil
    let leader = isMeant ? leader : lookedAt.flatMap(match.inDestination)
    let response = responses(at: clock.now.motion).ofGroups
    var drawn = drawnFlights(over: &source, at: now)
    match.renumber(&drawn)
    let here = leader.flatMap(match.inSource).flatMap { source.place(of: $0, at: now) }
    let point = middle(of: leader, in: drawn) ?? here?.visible.center
    rest(&destination, on: leader, near: point)
    if groups.state(response).displacement < 0 {
      drawn += drawnGroup(
        of: &source, and: &destination, match, besides: drawn, photos: photos, response, at: now)
    }
    let places = destination.arranged(drawn.map { $0.item.elsewhere }, at: now)
    reducesMotion = destination.reducesMotion
    let there = leader.flatMap { destination.place(of: $0, at: now) }
    let keeps = groups.redirect(response, from: here, to: reducesMotion ? nil : there)
    self.leader = leader
    fly(drawn, to: places)
    return keeps ? .earlierSource : .source
  }

  /// Turns round: the photographs fly back to the exhibit from which they came. It is as it was, unless the leader is invisible there.
  /// - Parameters:
  ///   - present: The exhibit to which they fly.
  ///   - destination: The exhibit from which they came, or the one that fades out.
  ///   - match: The photographs that both exhibits have in common.
  ///   - time: The time, in seconds.
  package mutating func reverse<A: ArrangementModel, B: ArrangementModel>(
    over present: inout A, to destination: inout B, match: ItemMatch = .sameItems, at time: Double
  ) {
    guard time.isTime else { return }
    advance(to: time)
    guard isActive else {
      start(
        from: &present, to: &destination, leader: leader.flatMap(match.inDestination), match: match,
        at: time)
      return
    }
    awaitsScroll = false
    let now = clock.now.real
    present.advance(to: now)
    destination.advance(to: now)
    var drawn = drawnFlights(over: &present, at: now)
    match.renumber(&drawn)
    leader = leader.flatMap(match.inDestination)
    if let leader, !destination.visibleItems(at: now).contains(leader) {
      rest(
        &destination, on: leader,
        near: middle(of: leader, in: drawn))
    }
    let places = destination.arranged(drawn.map { $0.item.elsewhere }, at: now)
    groups.reverse(responses(at: clock.now.motion).ofGroups)
    fly(drawn, to: places)
  }

  /// Learns which parts of their items the pictures fill in the destination. All photographs stay where they are drawn.
  ///
  /// A host can measure items when it has drawn the destination, after the start.
  package mutating func setFrames<B: ArrangementModel>(
    of photos: [FlownItem], over destination: inout B, at time: Double
  ) {
    advance(to: time)
    guard isActive else { return }
    destination.advance(to: clock.now.real)
    relayout(
      &destination, following: Edit(.focus(item: 0), count: destination.count), photos: photos
    ) { _ in }
  }

  private mutating func rest<B: ArrangementModel>(
    _ destination: inout B, on leader: Int?, near point: Vector?
  ) {
    guard let leader, let point else { return }
    let before = destination.viewport
    destination.rest(on: leader, near: point)
    awaitsScroll = destination.viewport != before
  }

  private func middle(of item: Int?, in drawn: [DrawnItem]) -> Vector? {
    drawn.indices.first { drawn[$0].item.item == item }.map { drawn[$0].pose.visible.center }
  }

  /// Begins the flights of drawn photographs to their places. Those without a place fade out where they are, if they fly already.
  private mutating func fly(_ drawn: [DrawnItem], to places: ArrangedItems) {
    let middle = middle(of: leader, in: drawn)
    var chosen: [(index: Int, rank: Double)] = []
    for index in drawn.indices where !reducesMotion || drawn[index].isFlying {
      let near = places.isNear(index)
      guard near || drawn[index].isFlying else { continue }
      let distance = middle.map { ($0 - drawn[index].pose.visible.center).length } ?? 0
      // Photographs that fly already come first, so that none of them vanishes.
      let rank = distance + (drawn[index].isFlying ? 0 : Limit.distance)
      var position = chosen.count
      while position > 0, chosen[position - 1].rank > rank { position -= 1 }
      guard position < Self.maximum else { continue }
      chosen.insert((index, rank), at: position)
      if chosen.count > Self.maximum { chosen.removeLast() }
    }
    flights.removeAll(keepingCapacity: true)
    flights.reserveCapacity(chosen.count)
    for (rank, choice) in chosen.enumerated() {
      let index = choice.index
      flights.append(
        ItemFlight(
          places.items[index], stiffness: DifferenceResponses.count * rank / chosen.count,
          from: drawn[index].pose, velocity: drawn[index].velocity,
          to: places.isNear(index) ? places.poses[index] : nil, moving: places.velocities[index]))
    }
    moveOn()
  }
}

// MARK: Scrubs

extension Rearrangement {
  /// Moves all photographs to a share of their way, from 0 to 1. A rubber band resists beyond.
  ///
  /// The first call catches the photographs. Begin with ``progress``, and nothing jumps.
  package mutating func scrub(to progress: Double, at time: Double) {
    advance(to: time)
    guard progress.isReal, isActive else { return }
    if case .scrubbed = phase {
    } else {
      let responses = responses(at: clock.now.motion)
      // Near the end, the start could only be found by dividing by nearly nothing.
      hold(responses, times: 1 / (1 - min(share(responses), Self.latestCatch)))
    }
    phase = .scrubbed(progress)
  }

  /// Ends a scrub with a velocity, in shares of the way per second: a flick decides by its direction, a slower release by the predicted
  /// end.
  ///
  /// The photographs fly to the destination. If the outcome is `returns`, reverse the rearrangement at the same time.
  package mutating func endScrub(velocity: Double, at time: Double) -> Outcome {
    advance(to: time)
    guard case .scrubbed(let progress) = phase else { return .arrives }
    let velocity = velocity.isReal ? velocity.clamped(to: -Limit.length...Limit.length) : 0
    let way = max(Self.leastWay, flights.first?.magnitudes.difference ?? 0)
    let step = PageSnap(before: -way, here: 0, after: way)
      .step(from: progress * way, velocity: velocity * way)
    let (responses, slope) = (
      responses(at: clock.now.motion), Self.range.slope(at: progress)
    )
    for index in flights.indices {
      flights[index].release(responses, changing: -velocity * slope)
    }
    groups.release(responses.ofGroups, changing: -velocity * slope)
    moveOn()
    return step == .after ? .arrives : .returns
  }

  /// The largest share of the way at which a scrub catches photographs.
  private static var latestCatch: Double { 0.95 }

  /// The shortest way that counts for a release, in points. A leader may stay in its place, and then only the others fly.
  private static var leastWay: Double { 300 }

  /// Stops all differences at their present remainders, multiplied by a factor.
  private mutating func hold(_ responses: DifferenceResponses, times factor: Double = 1) {
    for index in flights.indices {
      flights[index].hold(responses, times: factor)
    }
    groups.hold(responses.ofGroups, times: factor)
  }
}

// MARK: Events of the destination

extension Rearrangement {
  /// Handles an event of the destination, and passes it on.
  ///
  /// A press holds all differences. They go on when a drag begins, or after the release. A change of the layout keeps every photograph
  /// where it is drawn, with its velocity. A removed photograph fades out where it is. The speed is that of the option.
  package mutating func handle<B: ArrangementModel>(
    _ event: Event, over destination: inout B
  ) -> Response {
    guard let sane = event.sanitized else { return destination.handle(event) }
    advance(to: sane.present)
    if case .option(.speed, let value) = sane.kind { clock.setSpeed(Option.speed.sanitized(value)) }
    guard isActive else { return destination.handle(event) }
    switch sane.kind {
    case .pointer(let pointer): return handle(pointer, of: sane, over: &destination)
    case .viewed(let item?):
      let response = destination.handle(event)
      if let index = flight(of: item) { flights.remove(at: index) }
      return response
    case .wheel, .magnify, .key, .pause, .focus, .step, .page, .viewed(nil), .picture, .source,
      .open, .close, .scrub, .option(.speed, _):
      return destination.handle(event)
    case .viewport(let new) where !awaitsScroll && new.isScrolled(from: destination.viewport):
      return destination.handle(event)
    default:
      destination.advance(to: clock.now.real)
      let edit = Edit(sane.kind, count: destination.count)
      if case .viewport = sane.kind { awaitsScroll = false }
      var response = Response(.yours)
      relayout(&destination, following: edit) { response = $0.handle(event) }
      return response
    }
  }

  /// Changes the layout of the destination. All photographs stay where they are drawn, and keep their velocities.
  private mutating func relayout<B: ArrangementModel>(
    _ destination: inout B, following edit: Edit, photos: [FlownItem] = [],
    _ change: (inout B) -> Void
  ) {
    let now = clock.now.real
    let drawn = drawnFlights(over: &destination, at: now)
    let (responses, phase) = (responses(at: clock.now.motion), phase)
    change(&destination)
    signals.follow(edit)
    leader = leader.flatMap { edit.count > 0 ? edit.item($0).clamped(toCount: edit.count) : nil }
    for index in flights.indices {
      let item = flights[index].item.item
      // A photograph that is only in the source keeps its index.
      guard item >= 0, item < edit.countBefore else { continue }
      flights[index].item.item = edit.index(of: item) ?? -1 - item
      if let photo = photos.first(where: { $0.item == item }) {
        flights[index].item.frame = photo.frame
      }
    }
    let places = destination.arranged(flights.map { $0.item }, at: now)
    for index in flights.indices {
      flights[index].item = places.items[index]
      flights[index].redirect(
        from: drawn[index].pose, velocity: drawn[index].velocity, to: places.poses[index],
        moving: places.velocities[index])
    }
    groups.restart(responses.ofGroups)
    switch phase {
    case .held: hold(.held())
    case .scrubbed(let progress):
      hold(
        .held(), times: 1 / max(1 - Self.latestCatch, 1 - Self.range.offset(for: progress)))
    case .ended: break
    case .flying, .fading: moveOn()
    }
  }
}

// MARK: Presses

extension Rearrangement {
  private mutating func handle<B: ArrangementModel>(
    _ pointer: Pointer, of event: Event, over destination: inout B
  ) -> Response {
    switch (pointer.phase, phase) {
    case (.down, .flying) where pointer.position.isFinite && !flights.isEmpty:
      press(pointer, at: event.time, shown: min(event.shown, clock.now.real), over: &destination)
      return destination.handle(event)
    case (.move, .held(var press)) where press.pointer.id == pointer.id:
      let response = destination.handle(event)
      let way = (pointer.position - press.pointer.position).length
      if !(way < Threshold.slop(of: press.pointer.device)) { press.catchesOnly = true }
      phase = .held(press)
      if destination.isDragged { beginDrag(of: &destination) }
      return response
    case (.up, .held(let press)) where press.pointer.id == pointer.id,
      (.cancel, .held(let press)) where press.pointer.id == pointer.id:
      return release(press, event, over: &destination)
    default:
      let response = destination.handle(event)
      if case .held = phase, destination.isDragged { beginDrag(of: &destination) }
      return response
    }
  }

  /// Holds all differences as they were drawn in the frame that the person has seen.
  private mutating func press<B: ArrangementModel>(
    _ pointer: Pointer, at time: Double, shown: Double, over destination: inout B
  ) {
    let responses = responses(at: clock.motion(at: shown))
    let viewport = destination.viewport
    let point = pointer.position * viewport.scale + viewport.origin
    var touched: DrawnItem?
    for photo in drawnFlights(over: &destination, at: shown)
    where photo.pose.visible.contains(point) && photo.item.item >= 0 {
      if touched.map({ photo.pose.depth > $0.pose.depth }) ?? true { touched = photo }
    }
    let frame = touched?.pose.visible ?? Frame(x: 0, y: 0, width: 1, height: 1)
    let velocity = touched?.velocity.visible.center ?? .zero
    hold(responses)
    clock.rewind(to: shown)
    phase = .held(
      Press(
        pointer: pointer, time: time, item: touched?.item.item,
        fraction: Vector(
          x: (point.x - frame.x) / frame.width, y: (point.y - frame.y) / frame.height),
        catchesOnly: velocity.length * clock.speed(at: shown) >= Motion.Decay.minimumVelocity))
  }

  /// Lets the differences go on when a drag begins. The destination takes over the difference of the point under the finger, as far as
  /// it can move there. So that point follows the finger from now on.
  private mutating func beginDrag<B: ArrangementModel>(of destination: inout B) {
    guard case .held(let press) = phase else { return }
    if let index = press.item.flatMap({ flight(of: $0) }) {
      let left = flights[index].remainder(.held()).visible
      let offset = Vector(
        x: left.x + left.width * press.fraction.x, y: left.y + left.height * press.fraction.y)
      relayout(&destination, following: Edit(.focus(item: 0), count: destination.count)) {
        $0.shiftDrag(by: offset)
      }
    }
    moveOn()
  }

  /// Lets the differences go on after the release. A tap on a photograph that flies asks the host to open it, and never reaches the
  /// destination, which has another place for it.
  private mutating func release<B: ArrangementModel>(
    _ press: Press, _ event: Event, over destination: inout B
  ) -> Response {
    guard let item = press.item, case .pointer(var pointer) = event.kind else {
      let response = destination.handle(event)
      moveOn()
      return response
    }
    let isUp = pointer.phase == .up
    pointer.phase = .cancel
    var cancelled = event
    cancelled.kind = .pointer(pointer)
    var response = destination.handle(cancelled)
    if isUp {
      response.suppressesClick = true
      if !press.catchesOnly, event.time - press.time <= Threshold.tapDuration {
        signals.append(.open(item: item))
      }
    }
    moveOn()
    return response
  }
}

extension Viewport {
  /// Returns whether an exhibit has kept its size, so that at most its place or its visible part has changed.
  fileprivate func isScrolled(from old: Viewport) -> Bool {
    dimensions == old.dimensions && scale == old.scale
  }
}
