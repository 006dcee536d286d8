/// A strip and how far it is scrolled: one value owns both, because both use one coordinate system.
///
/// ```
///   resting --grab--> dragging --release--> moving --arrival--> resting
///      |--wheel--> wheeling --silence--> moving
///      |--scroll--> moving, or, with less motion, fadingOut --> moving
/// ```
/// This file holds the state and the functions that write it; the files beside it call these. Three functions change the layout:
/// two called `relayout`, and ``relayoutAboutAnchor(_:)``. The point looked at stays where it is drawn and keeps its velocity.
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

  private(set) var clock = MotionClock()
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
  var snap = Strip.Snap.item
  /// How much of a release's predicted way counts.
  var momentum = 0.0
  /// The signals that the host has not taken yet.
  private var signals = SignalQueue()

  /// The present.
  var now: Instant { clock.now }

  /// The item on which the strip rests or will rest.
  var targetItem: Int { strip.count > 0 ? strip.item(target) : 0 }

  /// The hold on the strip; nil while nothing holds it.
  var drag: Drag? { if case .dragging(let drag) = phase { drag } else { nil } }

  /// Whether something holds the strip.
  var isHeld: Bool { if case .dragging = phase { true } else { false } }

  /// Whether the strip rests.
  var isResting: Bool { if case .resting = phase { true } else { false } }

  /// The layout in which all motions have ended.
  var finalLayout: Strip { strip.isMoving(at: now.motion) ? strip.settled : strip }
}

// MARK: State

extension Scroller {
  /// Lets time pass until a time, in seconds, and lays the strip out for it.
  mutating func advance(to time: Double) {
    clock.pass(to: time)
    evaluate(at: now)
  }

  /// Lets motions run at another speed from now on.
  mutating func setSpeed(_ speed: Double) { clock.setSpeed(speed) }

  /// Lays the strip out for an instant. A strip that is held beyond an end moves with that end.
  mutating func evaluate(at instant: Instant) {
    strip.look(at: instant.motion)
    guard case .some = strip.anchor, let drag else { return }
    offset = .held(at: drag.offset(in: strip))
  }

  /// Enters a phase, where the strip is.
  mutating func enter(_ phase: Phase) { self.phase = phase }

  /// Enters a phase with another scroll offset.
  mutating func enter(_ phase: Phase, _ offset: Motion) {
    (self.phase, self.offset) = (phase, offset)
  }

  /// Fades the strip to an opacity.
  mutating func fade(to opacity: Double) { crossFade.fade(to: opacity, at: now.motion) }

  /// Ends a cross-fade at once.
  mutating func endFade() { crossFade = CrossFade() }

  /// Decides for a virtual index and announces it, if it is another item.
  mutating func setTarget(_ index: Int) {
    let before = targetItem
    target = index
    if targetItem != before { announce(.change(item: targetItem)) }
  }

  /// Lets the layout change about a point from now on.
  mutating func setAnchor(_ anchor: Strip.Anchor) { strip.anchor = anchor }

  /// Sets the first virtual index of the lap in which items are themselves.
  mutating func setFirstOriginal(_ index: Int) { firstOriginal = index }

  /// Moves the scroll offset, and the origin of the placements with it.
  mutating func translate(by distance: Double) {
    renderOrigin += distance
    offset = offset.translated(by: distance)
  }

  /// Subtracts laps from every virtual index. If the strip has an anchor, offsets stay, because the anchor fixes them.
  mutating func fold(_ laps: Int) {
    let indices = laps * strip.count
    target -= indices
    firstOriginal -= indices
    strip.anchor?.index -= indices
    if case nil = strip.anchor { translate(by: -Double(laps) * strip.lap) }
  }

  /// Adds a signal for the host.
  mutating func announce(_ signal: Signal) { signals.append(signal) }

  /// Replaces `taken` with the signals since the last call.
  mutating func takeSignals(into taken: inout [Signal]) { signals.take(into: &taken) }
}

// MARK: Layout

extension Scroller {
  /// Changes the layout, and goes on to the item that it was going to.
  ///
  /// The point looked at stays where it is drawn: the one under the finger, or the one about which the layout changes already,
  /// or the item on the line. Indices follow an edit of the items.
  mutating func relayout(following edit: Edit, _ change: (inout Strip) -> Void) {
    let motion = now.motion
    let (old, position) = (strip, offset.position(at: motion))
    let point = drag?.touched ?? (old.isLoose(at: motion) ? old.anchored : nil)
    let looked = isResting ? target : old.nearest(to: position)
    change(&strip)
    guard strip.count > 0 else { return clear() }
    target = strip.renumbered(target, from: old, by: edit)
    firstOriginal = strip.renumbered(firstOriginal, from: old, by: edit)
    if var drag {
      drag.startIndex = strip.renumbered(drag.startIndex, from: old, by: edit)
      drag.touched.index = strip.renumbered(drag.touched.index, from: old, by: edit)
      phase = .dragging(drag)
    }
    strip.anchor = nil
    strip.look(at: motion)
    if var point {
      let before = old.offset(of: point.index, fraction: point.fraction)
      point.index = strip.renumbered(point.index, from: old, by: edit)
      point.offset = strip.offset(of: point.index, fraction: point.fraction)
      if strip.isLoose(at: motion) { strip.anchor = point }
      shift(from: position, to: position + point.offset - before)
    } else {
      let new = strip.renumbered(looked, from: old, by: edit)
      let distance =
        (position - old.rest(of: looked)) * strip.stretch(of: new, from: looked, in: old)
      shift(from: position, to: strip.rest(of: new) + distance)
    }
  }

  /// Changes the layout about a point, which stays where it is drawn from now on, and goes on as the change says.
  mutating func relayout(
    pinning point: Strip.Anchor, _ change: (inout Strip) -> Continuation
  ) {
    let final = finalLayout.offset(of: point.index, fraction: point.fraction)
    let rest = offset.target - (final - point.offset)
    let velocity =
      offset.velocity(at: now.motion) - strip.rate(of: point.index, fraction: point.fraction)
    strip.anchor = point
    let continuation = change(&strip)
    evaluate(at: now)
    switch continuation {
    case .reveal(let reveal):
      replan(to: rest, revealing: reveal, velocity: velocity * reveal.velocityShare)
    case .retarget(let timing): replan(with: timing)
    }
  }

  /// Changes the layout about the point about which it changes already. The strip goes on as it does.
  mutating func relayoutAboutAnchor(_ change: (inout Strip) -> Void) {
    change(&strip)
    evaluate(at: now)
  }

  /// Without items there is nothing to hold, and nowhere to go.
  private mutating func clear() {
    strip.seam.letGo(scaleVelocity: 0, at: now.motion)
    strip.anchor = nil
    strip.expansions.all = []
    (phase, target, offset, crossFade) = (.resting(.item), 0, .rest(at: 0), CrossFade())
    (firstOriginal, renderOrigin) = (0, 0)
  }
}
