/// The flight of photographs from their places in one arrangement of a collection to those in another one.
///
/// It is a value between two exhibits, not a model over them. It stores the difference from each photograph's place in the destination,
/// and springs move the differences to zero. So the destination can scroll, change its size and its photographs meanwhile.
///
/// ```
/// pose(t) = pose in the destination now + difference · a(t) + change · b(t) + way · left
/// ```
/// The way leads from the start to the destination, and a finger leaves a share of it.
///
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
  private(set) var differences = FlightDifferences()
  /// The photograph that stays in front, and on which the destination rests; nil without photographs.
  package private(set) var leader: Int?
  private(set) var clock = MotionClock()
  /// Whether the destination has asked its host to scroll, and the host has not said yet how far it could.
  private var awaitsScroll = false
  /// The progress of a finger.
  private var finger = VelocityTracker()
  private var signals = SignalQueue()

  /// The maximum number of photographs that fly.
  package static let maximum = 48

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
  package var isActive: Bool { differences.isActive }
}

// MARK: Time

extension Rearrangement {
  /// Lets time pass until `time`, in seconds. At rest, it ends and signals `settle` with the leader, or -1 without one.
  package mutating func advance(to time: Double) {
    guard time.isTime else { return }
    clock.advance(to: time)
    if differences.advance(to: clock.now.motion) {
      awaitsScroll = false
      signals.append(.settle(item: leader ?? -1, isOpen: false))
    }
  }

  /// Replaces `taken` with the signals since the last call: `settle` at rest, and `open` for a photograph that was tapped while it
  /// flew.
  package mutating func takeSignals(into taken: inout [Signal]) { signals.take(into: &taken) }
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
    let response = differences.responses(at: clock.now.motion).ofGroups
    let shown = differences.groups.state(response).displacement
    var drawn = drawnFlights(over: &source, at: now)
    let count = destination.count
    let index = { match.inDestination($0).flatMap { $0 < count ? $0 : nil } }
    if shown > 0 { drawn.pass(index) } else { drawn.leave(index) }
    let here = leader.flatMap(match.inSource).flatMap { source.place(of: $0, at: now) }
    let point = drawn.middle(of: leader) ?? here?.visible.center
    rest(&destination, on: leader, near: point)
    if shown < 0 {
      drawn += drawnGroup(
        of: &source, and: &destination, match, besides: drawn, photos: photos, response, at: now)
    }
    let places = destination.arranged(drawn.map { $0.item.elsewhere }, at: now)
    let there = leader.flatMap { destination.place(of: $0, at: now) }
    self.leader = leader
    let keeps = differences.lead(
      drawn, to: places, from: (leader, here, there), reducesMotion: destination.reducesMotion,
      at: clock.now.motion)
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
    drawn.turnRound()
    leader = leader.flatMap(match.inDestination)
    if let leader, !destination.visibleItems(at: now).contains(leader) {
      rest(&destination, on: leader, near: drawn.middle(of: leader))
    }
    let places = destination.arranged(drawn.map { $0.item.elsewhere }, at: now)
    differences.leadBack(drawn, to: places, from: leader, at: clock.now.motion)
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
    relayout(&destination, following: Edit(count: destination.count), photos: photos) { _ in }
  }

  /// Leads a photograph that was removed while it flew to its place, because it has come back. It flies from where it is drawn, as visible
  /// as it is there.
  /// - Parameters:
  ///   - removed: Its item in the scene. If no such photograph fades out, nothing happens.
  ///   - item: Its new index in both exhibits.
  ///   - destination: The exhibit, which has the photograph again.
  ///   - time: The time, in seconds.
  package mutating func restore<B: ArrangementModel>(
    _ removed: Int, as item: Int, over destination: inout B, at time: Double
  ) {
    advance(to: time)
    guard removed < 0, (0..<destination.count).contains(item),
      let position = differences.flight(of: FlightSubject(number: removed)),
      differences.flight(of: .item(item)) == nil
    else { return }
    let now = clock.now.real
    destination.advance(to: now)
    let drawn = drawnFlights(over: &destination, at: now)
    differences.restore(position, as: item)
    let places = destination.arranged(differences.flights.map { $0.item }, at: now)
    differences.redirect(drawn, to: places, at: clock.now.motion)
  }

  private mutating func rest<B: ArrangementModel>(
    _ destination: inout B, on leader: Int?, near point: Vector?
  ) {
    guard let leader, let point else { return }
    let before = destination.viewport
    destination.rest(on: leader, near: point)
    awaitsScroll = destination.viewport != before
  }
}

// MARK: Scrubs

extension Rearrangement {
  /// Moves all photographs to a share of their way, from 0 to 1. A rubber band resists beyond. The ways lead from where the photographs
  /// were at the start, or in the exhibit from which they have turned round.
  ///
  /// The first call catches the photographs. If the finger begins elsewhere, they come under it within a quarter of a second, and follow
  /// its moves meanwhile. So they do after a change of the layout.
  package mutating func scrub(to progress: Double, at time: Double) {
    advance(to: time)
    guard progress.isReal, isActive else { return }
    if case .scrubbed = differences.phase {} else { finger.reset() }
    finger.add(progress, at: time)
    differences.scrub(to: progress, at: clock.now.motion)
  }

  /// Ends a scrub: a flick decides by its direction, a slower release by the predicted end of the finger.
  ///
  /// The photographs fly to the destination. If the outcome is `returns`, reverse the rearrangement at the same time.
  /// - Parameter velocity: The velocity of the finger, in shares of the way per second; nil for that of the scrub.
  package mutating func endScrub(velocity: Double? = nil, at time: Double) -> Outcome {
    advance(to: time)
    return differences.endScrub(
      velocity: velocity ?? finger.velocity(at: time), at: clock.now.motion)
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
      differences.remove(item)
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

  /// Follows an event of the exhibit that fades out, which has `count` photographs before. The exhibit itself handles it.
  package mutating func followSource(_ event: Event, count: Int) {
    guard isActive, let sane = event.sanitized else { return }
    differences.followSource(Edit(sane.kind, count: count))
  }

  /// Changes the layout of the destination. All photographs stay where they are drawn, and keep their velocities.
  private mutating func relayout<B: ArrangementModel>(
    _ destination: inout B, following edit: Edit, photos: [FlownItem] = [],
    _ change: (inout B) -> Void
  ) {
    let now = clock.now.real
    let drawn = drawnFlights(over: &destination, at: now)
    change(&destination)
    signals.follow(edit)
    leader = leader.flatMap { edit.count > 0 ? edit.item($0).clamped(toCount: edit.count) : nil }
    differences.follow(edit)
    differences.setFrames(of: photos)
    let places = destination.arranged(differences.flights.map { $0.item }, at: now)
    differences.redirect(drawn, to: places, at: clock.now.motion)
  }
}

// MARK: Presses

extension Rearrangement {
  private mutating func handle<B: ArrangementModel>(
    _ pointer: Pointer, of event: Event, over destination: inout B
  ) -> Response {
    switch (pointer.phase, differences.phase) {
    case (.down, .flying) where pointer.position.isFinite && !differences.flights.isEmpty:
      press(pointer, at: event.time, shown: min(event.shown, clock.now.real), over: &destination)
      return destination.handle(event)
    case (.move, .held(var press)) where press.pointer.id == pointer.id:
      let response = destination.handle(event)
      press.move(pointer)
      differences.update(press)
      if destination.isDragged { beginDrag(of: &destination) }
      return response
    case (.up, .held(let press)) where press.pointer.id == pointer.id,
      (.cancel, .held(let press)) where press.pointer.id == pointer.id:
      return release(press, event, over: &destination)
    default:
      let response = destination.handle(event)
      if case .held = differences.phase, destination.isDragged { beginDrag(of: &destination) }
      return response
    }
  }

  /// Holds all differences as they were drawn in the frame that the person has seen.
  private mutating func press<B: ArrangementModel>(
    _ pointer: Pointer, at time: Double, shown: Double, over destination: inout B
  ) {
    let viewport = destination.viewport
    let press = FlightPress(
      pointer, on: pointer.position * viewport.scale + viewport.origin, at: time,
      drawn: drawnFlights(over: &destination, at: shown), speed: clock.speed(at: shown))
    differences.hold(for: press, at: clock.motion(at: shown))
    clock.rewind(to: shown)
  }

  /// Lets the differences go on when a drag begins. The destination takes over the difference of the point under the finger, as far as
  /// it can move there. So that point follows the finger from now on.
  private mutating func beginDrag<B: ArrangementModel>(of destination: inout B) {
    guard case .held(let press) = differences.phase else { return }
    if let index = press.flight.flatMap({ differences.flight(numbered: $0) }) {
      let offset = press.offset(in: differences.flights[index].remainder(.held()).visible)
      relayout(&destination, following: Edit(count: destination.count)) {
        $0.shiftDrag(by: offset)
      }
    }
    differences.moveOn(at: clock.now.motion)
  }

  /// Lets the differences go on after the release. A tap on a photograph that flies asks the host to open it, and never reaches the
  /// destination, which has another place for it.
  private mutating func release<B: ArrangementModel>(
    _ press: FlightPress, _ event: Event, over destination: inout B
  ) -> Response {
    guard let flight = press.flight, case .pointer(let pointer) = event.kind else {
      let response = destination.handle(event)
      differences.moveOn(at: clock.now.motion)
      return response
    }
    var response = destination.handle(event.cancelled)
    if pointer.phase == .up {
      response.suppressesClick = true
      // An edit can have moved or removed it.
      let position = differences.flight(numbered: flight)
      if press.isTap(until: event.time),
        let item = position.flatMap({ differences.flights[$0].item.item })
      {
        signals.append(.open(item: item))
      }
    }
    differences.moveOn(at: clock.now.motion)
    return response
  }
}

extension Viewport {
  /// Returns whether an exhibit has kept its size, so that at most its place or its visible part has changed.
  fileprivate func isScrolled(from old: Viewport) -> Bool {
    dimensions == old.dimensions && scale == old.scale
  }
}
