/// A strip and its scroll offset. One value owns both, because both use one coordinate system.
///
/// ```
///   resting --grab--> dragging --release--> moving --arrival--> resting
///      |--wheel--> wheeling --silence--> moving
///      |--scroll--> moving, or, with less motion, fadingOut --> moving
///   moving, wheeling, fadingOut --grab--> dragging
/// ```
/// This file contains the state and the functions that write it; the files beside it only call these. Three functions change
/// the layout: two called `relayout`, and ``relayoutAboutAnchor(_:)``. The anchored point stays in place and keeps its
/// velocity.
struct Scroller: Equatable, Sendable {
  private(set) var clock = MotionClock()
  /// The layout at the evaluated instant.
  private(set) var strip = Strip(extents: Extents(count: 0, each: 0), viewport: 0)
  private(set) var phase = Phase.resting(.item)
  /// The virtual index on which the strip rests or will rest: an item's index, plus the count for each lap.
  private(set) var target = 0
  /// The scroll offset as a function of motion time: the point of the strip on the alignment line, in points.
  private(set) var offset = Motion.rest(at: 0)
  /// The opacity in motion time. It is below 1 only during a cross-fade.
  private(set) var sceneFade = Fade()
  /// The first virtual index of the lap of the originals. Items in other laps are copies.
  private(set) var firstOriginal = 0
  /// The scroll offset that is the origin of placements.
  private(set) var renderOrigin = 0.0
  /// Where it rests after a release.
  private(set) var snap = Strip.Snap.item
  /// How far a release carries, as a factor of its predicted distance.
  private(set) var momentum = 0.0
  /// Whether its rest has been announced, and neither the strip nor its target has moved since. Other items have not settled yet.
  private var isSettled = false
  /// The signals that the host has not taken yet.
  private var signals = SignalQueue()
}

// MARK: State

extension Scroller {
  /// Lets time pass until a time, in seconds, and evaluates the strip.
  mutating func advance(to time: Double) {
    clock.advance(to: time)
    evaluate(at: now)
  }

  /// Lets motions run at another speed from now on.
  mutating func setSpeed(_ speed: Double) { clock.setSpeed(speed) }

  /// Sets how far a release carries, as a factor of its predicted distance.
  mutating func setMomentum(_ momentum: Double) { self.momentum = momentum }

  /// Sets where the strip rests after a release. A strip that rests or moves counts as bound for an item until it is released.
  mutating func setSnap(_ new: Strip.Snap) {
    if new != snap {
      if case .resting = phase { enter(.resting(.item)) }
      if case .moving = phase { enter(.moving(.item)) }
    }
    snap = new
  }

  /// Evaluates the strip at an instant. A strip that is held beyond an end moves with that end.
  mutating func evaluate(at instant: Instant) {
    strip.evaluate(at: instant.motion)
    guard case .some = strip.anchor, let drag else { return }
    offset = .held(at: drag.offset(in: strip))
  }

  /// Enters a phase with the present scroll offset.
  mutating func enter(_ phase: Phase) { self.phase = phase }

  /// Enters a phase with another scroll offset.
  mutating func enter(_ phase: Phase, _ offset: Motion) {
    if !offset.isResting(at: now.motion) { noteMovement() }
    (self.phase, self.offset) = (phase, offset)
  }

  /// Notes that the strip moves at once: under a finger, by a wheel, or to another offset.
  mutating func noteMovement() { isSettled = false }

  /// Announces that the strip rests, unless nothing has moved.
  mutating func announceRest() {
    if !isSettled { announce(.settle(item: targetItem, isOpen: false)) }
    isSettled = true
  }

  /// Fades the strip to an opacity.
  mutating func fade(to opacity: Double) { sceneFade.fade(to: opacity, at: now.motion) }

  /// Ends a cross-fade at once.
  mutating func endFade() { sceneFade = Fade() }

  /// Sets the target, and announces it if it is another item.
  mutating func setTarget(_ index: Int) {
    let before = targetItem
    target = index
    guard targetItem != before else { return }
    noteMovement()
    announce(.change(item: targetItem))
  }

  /// Sets the point that stays in place when the layout changes.
  mutating func setAnchor(_ anchor: Strip.Anchor) { strip.anchor = anchor }

  /// Sets the first virtual index of the lap of the originals.
  mutating func setFirstOriginal(_ index: Int) { firstOriginal = index }

  /// Moves the scroll offset and the origin of the placements by the same distance.
  mutating func translate(by distance: Double) {
    renderOrigin += distance
    offset = offset.translated(by: distance)
  }

  /// Subtracts laps from every virtual index. While the layout changes about an anchor, offsets stay, because the anchor fixes
  /// them.
  mutating func fold(_ laps: Int) {
    if !strip.canChange(at: now.motion) { releaseAnchor() }
    let indices = laps * strip.count
    target -= indices
    firstOriginal -= indices
    strip.anchor?.index -= indices
    if case nil = strip.anchor { translate(by: -Double(laps) * strip.lap) }
  }

  /// Removes the anchor of a layout that no longer changes. Nothing moves on the screen.
  private mutating func releaseAnchor() {
    let origin = strip.origin
    strip.anchor = nil
    translate(by: origin - strip.origin)
  }

  /// Adds a signal for the host.
  mutating func announce(_ signal: Signal) { signals.append(signal) }

  /// Replaces `taken` with the signals since the last call.
  mutating func takeSignals(into taken: inout [Signal]) { signals.take(into: &taken) }
}

// MARK: Layout

extension Scroller {
  /// Changes the layout and continues to the target item.
  ///
  /// One point stays in place: the one under the finger; else the one about which the layout already changes; else the item on
  /// the line. Indices follow an edit of the items, also those in signals.
  mutating func relayout(following edit: Edit, _ change: (inout Strip) -> Void) {
    let motion = now.motion
    let (old, position) = (strip, offset.position(at: motion))
    let point = drag?.touched ?? (old.canChange(at: motion) ? old.anchored : nil)
    let observed = isResting ? target : old.nearest(to: position)
    change(&strip)
    signals.follow(edit)
    guard edit.count > 0 else { return clear() }
    target = strip.renumbered(target, from: old, by: edit)
    firstOriginal = strip.renumbered(firstOriginal, from: old, by: edit)
    if var drag {
      drag.startIndex = strip.renumbered(drag.startIndex, from: old, by: edit)
      drag.touched.index = strip.renumbered(drag.touched.index, from: old, by: edit)
      phase = .dragging(drag)
    }
    strip.anchor = nil
    strip.evaluate(at: motion)
    if var point {
      let before = old.offset(of: point.index, fraction: point.fraction)
      point.index = strip.renumbered(point.index, from: old, by: edit)
      point.offset = strip.offset(of: point.index, fraction: point.fraction)
      if strip.canChange(at: motion) { strip.anchor = point }
      shift(from: position, to: position + point.offset - before)
    } else {
      let new = strip.renumbered(observed, from: old, by: edit)
      let distance =
        (position - old.restingOffset(of: observed))
        * strip.stretch(of: new, from: observed, in: old)
      shift(from: position, to: strip.restingOffset(of: new) + distance)
    }
  }

  /// Changes the layout about a point, which stays in place from now on, and continues as `change` returns.
  mutating func relayout(
    pinning point: Strip.Anchor, _ change: (inout Strip) -> Continuation
  ) {
    let final = finalLayout.offset(of: point.index, fraction: point.fraction)
    let restingOffset = offset.target - (final - point.offset)
    let velocity =
      offset.velocity(at: now.motion) - strip.velocity(of: point.index, fraction: point.fraction)
    strip.anchor = point
    let continuation = change(&strip)
    evaluate(at: now)
    switch continuation {
    case .reveal(let reveal):
      replan(to: restingOffset, revealing: reveal, velocity: velocity * reveal.velocityShare)
    case .retarget(let timing): replan(with: timing)
    }
  }

  /// Changes the layout about its present anchor. The motion of the strip continues.
  mutating func relayoutAboutAnchor(_ change: (inout Strip) -> Void) {
    change(&strip)
    evaluate(at: now)
  }

  /// Resets the state that depends on items.
  private mutating func clear() {
    strip.seam.endPinch(scaleVelocity: 0, at: now.motion)
    strip.anchor = nil
    strip.expansions.all = []
    (phase, target, offset, sceneFade) = (.resting(.item), 0, .rest(at: 0), Fade())
    (firstOriginal, renderOrigin, isSettled) = (0, 0, false)
  }
}
