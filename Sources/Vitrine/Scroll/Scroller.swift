/// A strip and how far it is scrolled: one value owns both, because both use one coordinate system.
///
/// ```
///   resting --grab--> dragging --release--> moving --arrival--> resting
///      |--scroll--> wheeling --silence--> moving
///      |--go--> moving, or, with less motion, fadingOut --> moving
/// ```
/// Three functions change the layout: two called `relayout`, and ``relayoutAboutAnchor(at:_:)``. The point looked at stays where
/// it is drawn and keeps its velocity.
struct Scroller: Equatable, Sendable {
  /// Where the strip comes to rest.
  enum Stop: Equatable, Sendable {
    /// On an item.
    case item
    /// Wherever it is.
    case free
  }

  /// What the strip is doing.
  enum Phase: Equatable, Sendable {
    case resting(Stop)
    case dragging(Drag)
    /// A wheel scrolls it, until the deadline, in seconds.
    case wheeling(until: Double)
    /// It is on its way to rest by itself.
    case moving(Stop)
    /// With less motion: it fades out where it is, then the target fades in.
    case fadingOut
  }

  /// The layout, at the instant evaluated last.
  private(set) var strip = Strip(extents: Extents(count: 0, each: 0), viewport: 0)
  private(set) var phase = Phase.resting(.item)
  /// The virtual index on which the strip rests or will rest: an item's index, plus the count for each lap.
  private(set) var target = 0
  /// The scroll offset: the point of the strip on the alignment line, in points, as a function of motion time.
  private(set) var offset = Motion.rest(at: 0)
  /// The opacity, in motion time: less than 1 only while the strip cross-fades.
  private(set) var crossFade = CrossFade()
  /// The first virtual index of the lap in which items are themselves; those beyond it are copies.
  private(set) var firstOriginal = 0
  /// The scroll offset from which placements count.
  private(set) var renderOrigin = 0.0
  private(set) var snap = Strip.Snap.item
  /// How much of a release's predicted way counts.
  var damping = 0.0

  /// The hold on the strip; nil while nothing holds it.
  var drag: Drag? { if case .dragging(let drag) = phase { drag } else { nil } }

  /// Whether something holds the strip.
  var isHeld: Bool { if case .dragging = phase { true } else { false } }

  /// Whether the strip rests.
  var isResting: Bool { if case .resting = phase { true } else { false } }

  /// Whether the strip rests, or will rest, wherever it is.
  private var stopsFreely: Bool {
    switch phase {
    case .resting(let stop), .moving(let stop): stop == .free
    case .dragging, .wheeling, .fadingOut: false
    }
  }

  /// Whether a change of the layout may plan the motion again: only at rest, or while the strip moves by itself.
  private var canReplan: Bool {
    switch phase {
    case .resting, .moving: true
    case .dragging, .wheeling, .fadingOut: false
    }
  }

  /// The layout in which all motions have ended.
  func planned(at now: Instant) -> Strip { strip.isMoving(at: now.motion) ? strip.settled : strip }
}

// MARK: Time

extension Scroller {
  /// Lays the strip out for an instant. A strip that is held beyond an end moves with that end.
  mutating func evaluate(at instant: Instant) {
    strip.look(at: instant.motion)
    guard case .some = strip.anchor, let drag else { return }
    offset = .held(at: strip.drawn(drag.rawOffset(along: strip.axis), within: drag.limits))
  }

  /// Returns the thing at a point in the frame drawn for `shown`.
  ///
  /// The layout goes there and comes back. A copy of it would have to allocate its open cards.
  mutating func hit(_ point: Vector, shown: Instant, now: Instant) -> Hit {
    strip.look(at: shown.motion)
    defer { strip.look(at: now.motion) }
    return hit(place(under: point, from: offset.position(at: shown.motion)))
  }

  /// When a wheel counts as silent, in seconds.
  var wheelDeadline: Double? {
    switch phase {
    case .wheeling(let deadline): deadline
    case .dragging(let drag): if case .wheel(let deadline) = drag.source { deadline } else { nil }
    case .resting, .moving, .fadingOut: nil
    }
  }

  /// When the strip comes to rest by itself, in seconds.
  func arrival(by clock: MotionClock) -> Double? {
    guard case .moving = phase else { return nil }
    return clock.realTime(of: max(offset.restTime, crossFade.restTime))
  }

  /// When the strip has faded out, in seconds.
  func fadeEnd(by clock: MotionClock) -> Double? {
    guard case .fadingOut = phase else { return nil }
    return clock.realTime(of: crossFade.restTime)
  }

  /// Puts the target on the line, and fades in there.
  mutating func fadeIn(at now: Instant) {
    offset = .rest(at: planned(at: now).rest(of: target))
    phase = .moving(.item)
    crossFade.fade(to: 1, at: now.motion)
  }

  /// Comes to rest and folds the laps it has gone: the same offset, counted from another lap. Of the virtual indices that
  /// are `mounted`, one lap are the originals.
  mutating func rest(mounted: Range<Int>, _ signals: inout SignalQueue) {
    phase = .resting(stopsFreely ? .free : .item)
    updateOriginals(mounted: mounted)
    let laps = strip.loops ? strip.laps(before: target) : 0
    if laps != 0 { fold(laps) }
    signals.append(.settle(item: targetItem, isOpen: false))
  }

  /// Subtracts laps from every virtual index. If the strip has an anchor, offsets stay, because the anchor fixes them.
  private mutating func fold(_ laps: Int) {
    let indices = laps * strip.count
    target -= indices
    firstOriginal -= indices
    strip.anchor?.number -= indices
    guard case nil = strip.anchor else { return }
    let distance = Double(laps) * strip.lap
    offset = offset.translated(by: -distance)
    renderOrigin -= distance
  }

  /// Moves the lap of the originals so that every mounted item has one. Called after each event, which may turn the strip round.
  mutating func updateOriginals(mounted: Range<Int>) {
    guard strip.loops, strip.count > 0 else { return }
    firstOriginal = firstOriginal(in: mounted)
  }

  /// The first virtual index of the lap in which items are themselves.
  ///
  /// It moves as little as possible, so an item and its copy change places only while the original is out of view. Drawing never
  /// moves it; events and deadlines do.
  func firstOriginal(in mounted: Range<Int>) -> Int {
    max(mounted.lowerBound, min(firstOriginal, mounted.upperBound - strip.count))
  }

  /// Lets an item be itself where it is nearest to the line; its copies take the other places.
  mutating func makeOriginal(of item: Int, at now: Instant) {
    firstOriginal = strip.nearestNumber(of: item, to: current(at: now)) - strip.count / 2
  }
}

// MARK: Dragging

extension Scroller {
  /// Grabs the strip as it was seen in the frame drawn for `shown`.
  mutating func grab(
    at point: Vector, on content: Pointer.Content, by source: Drag.Source, shown: Instant,
    at now: Instant
  ) {
    evaluate(at: shown)
    let seen = offset.position(at: shown.motion)
    let place = self.place(under: point, from: seen)
    let touched = strip.anchor(at: place)
    phase = .dragging(
      Drag(
        source: source, grabOffset: strip.raw(seen, within: nil), startIndex: target,
        touched: touched, isOnItem: abs(touched.place - place) < 1e-6, content: content))
    if strip.isMoving(at: shown.motion) { strip.anchor = touched }
    offset = .held(at: seen)
    evaluate(at: now)
    crossFade.fade(to: 1, at: now.motion)
  }

  /// Holds the strip at another point, without moving it: two fingers begin to pinch, or end.
  mutating func regrip(at point: Vector, moved translation: Vector, at instant: Instant) {
    guard var drag else { return }
    let seen = offset.position(at: instant.motion)
    drag.touched = strip.anchor(at: place(under: point, from: seen))
    drag.grabOffset = strip.raw(seen, within: drag.limits) + strip.axis.along(translation)
    strip.anchor = drag.touched
    phase = .dragging(drag)
  }

  /// Holds the ends as they are now, until ``releaseEnds(at:)``.
  mutating func holdEnds() {
    let bounds = strip.bounds
    change { $0.limits = bounds }
  }

  /// Lets the ends be those of the present layout again. The strip stays where it is.
  mutating func releaseEnds(at now: Instant) {
    guard var drag, case .some = drag.limits else { return }
    drag.limits = nil
    drag.grabOffset =
      strip.raw(offset.position(at: now.motion), within: nil) + strip.axis.along(drag.translation)
    phase = .dragging(drag)
  }

  /// Lets a wheel hold the strip until a deadline, in seconds.
  mutating func holdByWheel(until deadline: Double) {
    change { $0.source = .wheel(until: deadline) }
  }

  /// Follows a finger. The translation counts from the grab, in points on the screen.
  mutating func drag(by translation: Vector) {
    change { $0.translation = translation }
    guard let drag else { return }
    offset = .held(at: strip.drawn(drag.rawOffset(along: strip.axis), within: drag.limits))
  }

  /// Goes on with the velocity of the finger, in points per second on the screen, and comes to rest.
  mutating func release(velocity: Vector, at now: Instant, _ signals: inout SignalQueue) {
    guard let drag else { return }
    let asked = drag.rawOffset(along: strip.axis)
    let slope = strip.slope(at: asked, within: drag.limits)
    settle(
      from: strip.drawn(asked, within: nil), draggedBy: asked - drag.grabOffset,
      velocity: -strip.axis.along(velocity) * slope, start: drag.startIndex, at: now, &signals)
  }

  /// Lets go of the strip without a velocity.
  mutating func letGo(at now: Instant, _ signals: inout SignalQueue) {
    guard let drag else { return }
    settle(
      from: offset.position(at: now.motion), velocity: 0, start: drag.startIndex, at: now, &signals)
  }

  /// Scrolls by a wheel until a deadline, in seconds. It never goes farther beyond an end than it is.
  ///
  /// - Returns: Whether it moved.
  mutating func scroll(by distance: Double, until deadline: Double, at now: Instant) -> Bool {
    let place = offset.position(at: now.motion)
    var next = place + distance
    if let bounds = strip.bounds {
      next = next.clamped(to: min(bounds.lowerBound, place)...max(bounds.upperBound, place))
    }
    guard next != place else { return false }
    offset = .held(at: next)
    phase = .wheeling(until: deadline)
    crossFade.fade(to: 1, at: now.motion)
    return true
  }

  /// Comes to rest after a wheel has become silent.
  mutating func endWheel(at now: Instant, _ signals: inout SignalQueue) {
    settle(
      from: offset.position(at: now.motion), velocity: 0, start: current(at: now), at: now, &signals
    )
  }

  private mutating func change(_ change: (inout Drag) -> Void) {
    guard var drag else { return }
    change(&drag)
    phase = .dragging(drag)
  }

  /// The place of the strip that is drawn under a point of the viewport while `offset` is on the line.
  func place(under point: Vector, from offset: Double) -> Double {
    offset - strip.line + strip.axis.place(of: point, in: strip.viewport)
  }
}

// MARK: Going somewhere

extension Scroller {
  /// Sets where the strip comes to rest after a release.
  mutating func setSnap(_ new: Strip.Snap) {
    if new != snap {
      if case .resting = phase { phase = .resting(.item) }
      if case .moving = phase { phase = .moving(.item) }
    }
    snap = new
  }

  /// Comes to rest after a release at `offset` with `velocity`, as ``snap`` says; `distance` is how far it was dragged.
  private mutating func settle(
    from offset: Double, draggedBy distance: Double = 0, velocity: Double, start: Int,
    at now: Instant, _ signals: inout SignalQueue
  ) {
    let strip = planned(at: now)
    guard snap != .free else {
      let velocity = abs(velocity) < Motion.Decay.leastVelocity ? 0 : velocity
      phase = .moving(.free)
      return run(from: offset, velocity: velocity, at: now, &signals)
    }
    let index =
      snap == .page
      ? strip.page(from: offset, draggedBy: distance, velocity: velocity, start: start)
      : strip.landing(
        from: offset, velocity: velocity, predicting: Strip.prediction * damping)
    aim(at: index, &signals)
    phase = .moving(.item)
    self.offset = .spring(
      from: offset, velocity: velocity, to: strip.rest(of: index), at: now.motion, with: .settling)
  }

  /// Runs out freely, and bounces at the ends if there are any.
  private mutating func run(
    from offset: Double, velocity: Double, at now: Instant, _ signals: inout SignalQueue
  ) {
    let strip = planned(at: now)
    if let bounds = strip.bounds {
      self.offset = .fling(from: offset, velocity: velocity, in: bounds, at: now.motion)
    } else {
      self.offset = .decay(from: offset, velocity: velocity, at: now.motion)
    }
    aim(at: strip.nearest(to: self.offset.target), &signals)
  }

  /// Moves to a virtual index from where the strip is, keeping its velocity, or at once. With `crossFades` it fades out, and in
  /// again with the index on the line.
  mutating func go(
    to index: Int, animated: Bool = true, crossFades: Bool, at now: Instant,
    _ signals: inout SignalQueue
  ) {
    guard strip.count > 0 else { return }
    aim(at: strip.clamp(index), &signals)
    let rest = planned(at: now).rest(of: target)
    let place = offset.position(at: now.motion)
    guard animated, crossFades, abs(rest - place) > 0.5 else {
      phase = .moving(.item)
      if animated { crossFade.fade(to: 1, at: now.motion) } else { crossFade = CrossFade() }
      let timing: Motion.Timing = animated ? .spring(.settling) : .immediate
      return offset = offset.retargeted(to: rest, at: now.motion, with: timing)
    }
    offset = .held(at: place)
    phase = .fadingOut
    crossFade.fade(to: 0, at: now.motion)
  }

  /// Continues to an offset of the final layout. If the plan names an item, it goes far enough to show the whole item.
  private mutating func goOn(
    to goal: Double, _ plan: Plan.Reveal, velocity: Double, at now: Instant,
    _ signals: inout SignalQueue
  ) {
    guard !isHeld else { return }
    let wasResting = isResting
    if case .fadingOut = phase {
      // The target fades in where it will be then.
      guard case .some = plan.index else { return }
      crossFade.fade(to: 1, at: now.motion)
    }
    let (strip, place) = (planned(at: now), offset.position(at: now.motion))
    if plan.index == nil, offset.runsOut {
      run(from: place, velocity: velocity, at: now, &signals)
      phase =
        wasResting && offset.isResting(at: now.motion) ? .resting(.free) : .moving(.free)
      return
    }
    let end =
      plan.index.map { strip.showing($0, from: goal, toward: plan.edge) } ?? strip.confined(goal)
    if abs(strip.rest(of: target) - end) > 0.001 { aim(at: strip.nearest(to: end), &signals) }
    let stop: Stop = abs(strip.rest(of: target) - end) > 0.001 ? .free : .item
    let isStill = wasResting && abs(end - place) < 1e-9 && abs(velocity) < 1e-9
    phase = isStill ? .resting(stop) : .moving(stop)
    guard !isStill else { return }
    offset = .held(at: place, velocity: velocity)
      .retargeted(to: end, at: now.motion, with: plan.timing)
  }

  /// Scrolls until an item shows whole.
  mutating func reveal(
    _ index: Int, with timing: Motion.Timing, at now: Instant, _ signals: inout SignalQueue
  ) {
    goOn(
      to: offset.target, Plan.Reveal(index: index, edge: .nearest, timing: timing),
      velocity: offset.velocity(at: now.motion), at: now, &signals)
  }

  /// Decides for a virtual index and says so, once.
  private mutating func aim(at index: Int, _ signals: inout SignalQueue) {
    let before = targetItem
    target = index
    if targetItem != before { signals.append(.change(item: targetItem)) }
  }
}

// MARK: Layout

extension Scroller {
  /// How the strip goes on after a change of its layout about a pinned point.
  enum Plan {
    /// To show an item whole.
    struct Reveal {
      /// The virtual index of the item; nil for none.
      var index: Int?
      var edge: Strip.Reveal
      var timing: Motion.Timing
      /// How much of its velocity the strip keeps.
      var share = 1.0
    }

    /// To where it was going, with a timing of the layout's own, so that no gap opens on the way.
    case along(Motion.Timing)
    case reveal(Reveal)
  }

  /// Changes the layout, and goes on to the item that it was going to.
  ///
  /// The point looked at stays where it is drawn: the one under the finger, or the one about which the layout changes already,
  /// or the item on the line. Indices follow an edit of the items.
  mutating func relayout(
    following edit: Edit, at now: Instant, _ signals: inout SignalQueue,
    _ change: (inout Strip) -> Void
  ) {
    let motion = now.motion
    let (old, place) = (strip, offset.position(at: motion))
    let point = drag?.touched ?? (old.isLoose(at: motion) ? old.anchored : nil)
    let looked = isResting ? target : old.nearest(to: place)
    change(&strip)
    guard strip.count > 0 else { return clear(at: now) }
    target = strip.index(target, from: old, by: edit)
    firstOriginal = strip.index(firstOriginal, from: old, by: edit)
    if var drag {
      drag.startIndex = strip.index(drag.startIndex, from: old, by: edit)
      drag.touched.number = strip.index(drag.touched.number, from: old, by: edit)
      phase = .dragging(drag)
    }
    strip.anchor = nil
    strip.look(at: motion)
    if var point {
      let before = old.place(of: point.number, fraction: point.fraction)
      point.number = strip.index(point.number, from: old, by: edit)
      point.place = strip.place(of: point.number, fraction: point.fraction)
      if strip.isLoose(at: motion) { strip.anchor = point }
      move(from: place, to: place + point.place - before, at: now, &signals)
    } else {
      let new = strip.index(looked, from: old, by: edit)
      let distance = (place - old.rest(of: looked)) * strip.stretch(of: new, from: looked, in: old)
      move(from: place, to: strip.rest(of: new) + distance, at: now, &signals)
    }
  }

  /// Changes the layout about a point, which stays where it is drawn from now on, and goes on as the change says.
  mutating func relayout(
    pinning point: Strip.Anchor, at now: Instant, _ signals: inout SignalQueue,
    _ change: (inout Strip) -> Plan
  ) {
    let planned = planned(at: now).place(of: point.number, fraction: point.fraction)
    let goal = offset.target - (planned - point.place)
    let velocity =
      offset.velocity(at: now.motion) - strip.rate(of: point.number, fraction: point.fraction)
    strip.anchor = point
    let plan = change(&strip)
    evaluate(at: now)
    switch plan {
    case .reveal(let reveal):
      goOn(to: goal, reveal, velocity: velocity * reveal.share, at: now, &signals)
    case .along(let timing): replan(with: timing, at: now)
    }
  }

  /// Changes the layout about the point about which it changes already. The strip goes on as it does.
  mutating func relayoutAboutAnchor(at now: Instant, _ change: (inout Strip) -> Void) {
    change(&strip)
    evaluate(at: now)
  }

  /// Goes to where the strip will rest in the layout to come.
  private mutating func replan(with timing: Motion.Timing, at now: Instant) {
    guard canReplan else { return }
    let (strip, isFree) = (strip.settled, stopsFreely)
    let end = isFree ? strip.confined(offset.target) : strip.rest(of: target)
    guard abs(end - offset.target) > 1e-9 else { return }
    phase = .moving(isFree ? .free : .item)
    offset = offset.retargeted(to: end, at: now.motion, with: timing)
  }

  /// Without items there is nothing to hold, and nowhere to go.
  private mutating func clear(at now: Instant) {
    strip.seam.letGo(scaleVelocity: 0, at: now.motion)
    strip.anchor = nil
    strip.openings.all = []
    (phase, target, offset, crossFade) = (.resting(.item), 0, .rest(at: 0), CrossFade())
    (firstOriginal, renderOrigin) = (0, 0)
  }

  /// Replaces the offset by the equivalent one in the new layout, then plans the motion again.
  private mutating func move(
    from old: Double, to place: Double, at now: Instant, _ signals: inout SignalQueue
  ) {
    renderOrigin += place - old
    offset = offset.translated(by: place - old)
    guard !keepAtRest(at: place, now) else { return }
    if var drag {
      if case .some = drag.limits { drag.limits = strip.bounds }
      drag.grabOffset = strip.raw(place, within: drag.limits) + strip.axis.along(drag.translation)
      phase = .dragging(drag)
    }
    guard canReplan else { return }
    let (strip, isFree) = (planned(at: now), stopsFreely)
    phase = .moving(isFree ? .free : .item)
    let isWithin = strip.confined(place) == place
    let end = isFree ? strip.confined(offset.target) : strip.rest(of: target)
    switch offset {
    case .decay where isFree && isWithin, .fling where isFree && isWithin:
      run(from: place, velocity: offset.velocity(at: now.motion), at: now, &signals)
    case .curve where abs(end - offset.target) < 1e-9: break
    default: offset = offset.retargeted(to: end, at: now.motion, with: .spring(.settling))
    }
  }

  /// Keeps a resting strip at rest if the new layout allows it, and returns whether it did.
  private mutating func keepAtRest(at place: Double, _ now: Instant) -> Bool {
    guard isResting else { return false }
    let (planned, isStill) = (planned(at: now), !strip.isMoving(at: now.motion))
    let rests = stopsFreely ? planned.confined(place) : planned.rest(of: target)
    guard stopsFreely && isStill || abs(place - rests) < 0.001 else { return false }
    offset = .rest(at: rests)
    return true
  }
}

extension Motion {
  /// Whether it runs out by itself, to no chosen end.
  fileprivate var runsOut: Bool {
    switch self {
    case .decay, .fling: true
    case .rest, .held, .spring, .curve: false
    }
  }
}

extension Motion.Spring {
  /// To the item that a release, a tap or a key chose: quick, and without overshoot unless the finger brought the speed.
  static var settling: Motion.Spring { Motion.Spring(duration: 0.31) }
}
