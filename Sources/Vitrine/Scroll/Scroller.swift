/// A strip and its scroll offset. One value owns both, because both use one coordinate system.
///
/// ``MovingOffset`` moves the offset; this type says where the strip rests, and keeps the visible items in place when the layout
/// changes. This file contains the state and all functions that write it. `Scroller+Landing.swift` computes where the strip comes to
/// rest, and `Scroller+Touch.swift` the item under a finger.
///
/// Three functions change the layout: two called `relayout`, and ``relayoutAboutAnchor(_:)``. The anchored point stays in place
/// and keeps its velocity.
struct Scroller: Equatable, Sendable {
  /// The layout at the evaluated instant.
  private(set) var strip = Strip(extents: Extents(count: 0, each: 0), viewport: 0)
  /// The point of the strip on the alignment line, in points.
  private(set) var offset = MovingOffset<Touch>()
  /// The virtual index on which the strip rests or will rest: an item's index, plus the count for each lap.
  private(set) var target = 0
  /// Whether the strip rests, or will rest, at any offset instead of on an item. It counts only while the strip rests or moves by
  /// itself.
  private(set) var restsFreely = false
  /// The first virtual index of the lap of the originals. Items in other laps are copies.
  private(set) var firstOriginal = 0
  /// The scroll offset that is the origin of placements.
  private(set) var renderOrigin = 0.0
  /// Where it rests after a release.
  private(set) var snap = Strip.Snap.item
  /// How far a release carries, as a factor of its predicted distance.
  private(set) var momentum = 0.0
  /// The item on which ``rest(on:)`` has put the strip; nil once the strip has moved since then.
  private(set) var arrivedItem: Int?
  /// Whether its rest has been announced. After a movement, an edit or another target, the next rest is announced again.
  private var isSettled = false
  /// The laps that were subtracted at rests since the strip has existed. They keep the lap valid that a flight has stored.
  private(set) var subtractedLaps = 0
  /// The signals that the host has not taken yet.
  private var signals = SignalQueue()
}

// MARK: State

extension Scroller {
  /// The present.
  var now: Instant { offset.now }

  /// The item on which the strip rests or will rest.
  var targetItem: Int { strip.count > 0 ? strip.item(target) : 0 }

  /// Lets time pass until a time, in seconds, and evaluates the strip.
  mutating func advance(to time: Double) {
    offset.advance(to: time)
    evaluate(at: now)
  }

  /// Lets motions run at another speed from now on.
  mutating func setSpeed(_ speed: Double) { offset.setSpeed(speed) }

  /// Sets how far a release carries, as a factor of its predicted distance.
  mutating func setMomentum(_ momentum: Double) { self.momentum = momentum }

  /// Sets where the strip rests after a release. Until then, a strip that rests or moves rests on an item.
  mutating func setSnap(_ new: Strip.Snap) {
    if new != snap { restsFreely = false }
    snap = new
  }

  /// Evaluates the strip at an instant. A strip that is held beyond an end moves with that end.
  mutating func evaluate(at instant: Instant) {
    strip.evaluate(at: instant.motion)
    if case .some = strip.anchor, offset.isHeld { offset.follow(in: dragRange) }
  }

  /// Notes that the strip moves at once: under a finger, by a wheel, or to another offset.
  private mutating func noteMovement() {
    isSettled = false
    if BuildFeature.rearrangement { arrivedItem = nil }
  }

  /// Moves by itself to rest on the target, or at any offset.
  private mutating func move(_ motion: Motion, freely: Bool = false) {
    if !motion.isResting(at: now.motion) { noteMovement() }
    restsFreely = freely
    offset.enter(.moving, motion)
  }

  /// Sets the target, and announces it if it is another item.
  private mutating func setTarget(_ index: Int) {
    let before = targetItem
    target = index
    guard targetItem != before else { return }
    noteMovement()
    announce(.change(item: targetItem))
  }

  /// Adds a signal for the host.
  mutating func announce(_ signal: Signal) { signals.append(signal) }

  /// Replaces `taken` with the signals since the last call.
  mutating func takeSignals(into taken: inout [Signal]) { signals.take(into: &taken) }
}

// MARK: Drags

/// Drags by fingers, and by pinches of trackpads and wheels.
extension Scroller {
  /// Grabs the strip at its position in the frame drawn for `shown`.
  mutating func grab(
    at point: Vector, on content: Pointer.Content, by cause: DragCause, shown: Instant
  ) {
    evaluate(at: shown)
    let seen = offset.position(at: shown.motion)
    let (position, nearest) = (position(under: point, from: seen), strip.nearest(to: seen))
    let anchor = strip.anchor(at: position)
    let touch = Touch(
      startIndex: abs(strip.page(of: target) - strip.page(of: nearest)) > 1 ? nearest : target,
      point: anchor, isOnItem: abs(anchor.offset - position) < 1e-6, content: content,
      hadTarget: isLeftAlone && !restsFreely)
    offset.grab(touch, at: seen, in: strip.scrollRange, by: cause)
    if strip.isMoving(at: shown.motion) { strip.anchor = anchor }
    evaluate(at: now)
    offset.fade(to: 1)
  }

  /// Moves the grab to another point without moving the strip, when two fingers begin or end a pinch.
  mutating func moveGrab(
    to point: Vector, moved translation: Vector, at instant: Instant
  ) {
    guard var touch = offset.drag?.details else { return }
    let seen = offset.position(at: instant.motion)
    touch.point = strip.anchor(at: position(under: point, from: seen))
    touch.translation = translation
    hold(touch, at: seen)
    strip.anchor = touch.point
  }

  /// Lets the finger hold an offset from now on, without moving the strip. The translation counts from the same point as before.
  private mutating func hold(_ touch: Touch, at seen: Double) {
    let range = strip.elasticRange(touch.limits ?? strip.bounds)
    offset.reanchor(touch, at: seen, after: -strip.axis.along(touch.translation), in: range)
  }

  /// Keeps the present ends until ``releaseEnds()``.
  mutating func holdEnds() { offset.drag?.details.limits = strip.bounds }

  /// Uses the ends of the present layout again. The strip does not move.
  mutating func releaseEnds() {
    guard var touch = offset.drag?.details, case .some = touch.limits else { return }
    touch.limits = nil
    hold(touch, at: offset.position)
  }

  /// Follows a finger. The translation counts from the grab, in points on the screen.
  mutating func drag(by translation: Vector) {
    guard var touch = offset.drag?.details else { return }
    noteMovement()
    touch.translation = translation
    offset.drag(touch, by: -strip.axis.along(translation), in: dragRange)
  }

  /// Releases the strip with the velocity of the finger, in points per second on the screen.
  mutating func release(velocity: Vector) {
    guard let drag = offset.drag else { return }
    offset.release(velocity: -strip.axis.along(velocity), in: dragRange)
    land(draggedBy: drag.distance, startIndex: drag.details.startIndex)
  }

  /// Releases the strip without a velocity.
  mutating func endDrag() {
    if let touch = offset.drag?.details { land(startIndex: touch.startIndex) }
  }

  /// Releases the strip after a tap that is not for it: it continues to its target.
  mutating func endTap() {
    guard let touch = offset.drag?.details else { return }
    guard touch.hadTarget else { return endDrag() }
    move(to: target, of: settledStrip)
  }

  /// Continues the drag by a wheel until a deadline, in seconds.
  mutating func holdByWheel(until deadline: Double) { offset.drag?.cause = .wheel(until: deadline) }
}

// MARK: Wheels

/// Scrolling by a wheel. The strip snaps when the wheel is silent.
extension Scroller {
  /// Scrolls directly by a wheel. Returns whether the strip uses the event.
  ///
  /// The page can always scroll: a strip uses only movement along it, and passes on what would lead beyond its ends. A vertical
  /// loop has no ends, so it uses the wheel only while it has focus.
  mutating func scroll(by wheel: Wheel) -> Bool {
    let axis = strip.axis
    let delta = wheel.isSideways ? Vector(x: wheel.delta.x + wheel.delta.y, y: 0) : wheel.delta
    let isAlong = (abs(delta.x) > abs(delta.y)) != axis.isVertical
    guard strip.count > 0, !offset.isHeld, isAlong,
      !axis.isVertical || !strip.loops || wheel.isFocused,
      offset.scroll(by: axis.along(delta), within: strip.scrollRange.bounds)
    else { return false }
    noteMovement()
    offset.fade(to: 1)
    return true
  }

  /// Moves to rest after a wheel has become silent: to where a slow release would lead, unless a notch leads farther.
  mutating func endWheel() {
    let layout = settledStrip
    if let index = notchDestination(in: layout) { return move(to: index, of: layout) }
    land(startIndex: current(at: now))
  }
}

// MARK: To rest

/// The offsets at which the strip rests after a release, or to which code scrolls it.
extension Scroller {
  /// Moves to rest after a release at the present offset and with its velocity, as ``snap`` requires; `distance` is the length of
  /// the drag.
  private mutating func land(draggedBy distance: Double = 0, startIndex: Int) {
    guard snap != .free else {
      let velocity = offset.velocity
      return decay(
        from: offset.position,
        velocity: abs(velocity) < Motion.Decay.minimumVelocity ? 0 : velocity)
    }
    let layout = settledStrip
    move(to: landing(draggedBy: distance, startIndex: startIndex, in: layout), of: layout)
  }

  /// Moves to where a virtual index of the final layout rests. If the target rests there too, it stays the target.
  private mutating func move(to index: Int, of layout: Strip) {
    let end = layout.restingOffset(of: index)
    if !layout.rests(target, at: end) { setTarget(index) }
    move(
      .spring(
        from: offset.position, velocity: offset.velocity, to: end, at: now.motion, with: .settling))
  }

  /// Slows the strip down by friction. It bounces at the ends if there are any.
  private mutating func decay(from position: Double, velocity: Double) {
    let layout = settledStrip
    move(run(from: position, velocity: velocity, in: layout), freely: true)
    setTarget(layout.nearest(to: offset.target, preferring: target))
  }

  /// Scrolls to a virtual index: with the present velocity, or at once. With `crossFades`, the strip fades out, and fades in
  /// again with the index on the line. A strip that fades already puts the index on the line at once. Otherwise quick steps would
  /// leave it blank.
  mutating func scroll(to index: Int, animated: Bool, crossFades: Bool) {
    guard strip.count > 0 else { return }
    setTarget(strip.clamp(index))
    let (end, position) = (settledStrip.restingOffset(of: target), offset.position)
    if end != position { noteMovement() }
    if animated, crossFades, !offset.fade.isResting(at: now.motion) { return fadeIn() }
    guard animated, crossFades, abs(end - position) > Rounding.measured else {
      if animated { offset.fade(to: 1) } else { offset.setOpacity(1) }
      return move(
        offset.motion.retargeted(
          to: end, at: now.motion, with: animated ? .spring(.settling) : .immediate))
    }
    offset.enter(.fadingOut, .held(at: position))
    offset.fade(to: 0)
  }

  /// Moves the target to the line at once after the strip has faded out, and fades in.
  mutating func fadeIn() {
    move(.rest(at: settledStrip.restingOffset(of: target)))
    offset.fade(to: 1)
  }

  /// Scrolls by the shortest distance that makes an item fully visible. Does nothing if the item is fully visible where the strip
  /// rests or will rest.
  mutating func reveal(_ index: Int, with timing: Motion.Timing) {
    let end = settledStrip.offset(showing: index, from: offset.target, toward: .nearest)
    guard offset.isFadingOut || end != offset.target else { return }
    replan(
      to: offset.target,
      revealing: Continuation.RevealPlan(index: index, edge: .nearest, timing: timing),
      velocity: offset.velocity)
  }

  /// Rests on an item at once: on the line. A strip that rests at any offset stays where it is if the item is its current one, and fully
  /// visible.
  mutating func rest(on item: Int) {
    let (layout, current) = (settledStrip, current(at: now))
    let index = layout.nearestIndex(of: item, to: current)
    let shown = layout.offset(showing: index, from: offset.position, toward: .nearest)
    let stays =
      snap == .free && index == current && abs(shown - offset.position) < Rounding.computed
    setTarget(stays ? index : strip.clamp(destination(for: index)))
    offset.setOpacity(1)
    let line = layout.restingOffset(of: target)
    move(.rest(at: stays ? shown : line), freely: stays && !layout.rests(target, at: shown))
    arrivedItem = item
  }

  /// Moves the strip by a distance while a finger drags it, within its ends. The translation of the finger counts from the same point
  /// as before.
  mutating func shiftDrag(by distance: Double) {
    guard var touch = offset.drag?.details else { return }
    let (seen, bounds) = (offset.position, strip.scrollRange.bounds)
    let end = (seen + distance)
      .clamped(to: min(bounds.lowerBound, seen)...max(bounds.upperBound, seen))
    touch.point = strip.anchor(at: touch.point.offset + end - seen)
    hold(touch, at: end)
    offset.follow(in: dragRange)
  }

  /// Rests, and subtracts complete laps from the offset and the indices, so that they stay small.
  ///
  /// The item on which it rests is the original, because a copy cannot be used. The other copies among the `mounted` virtual
  /// indices stay.
  mutating func rest(mounted: Range<Int>) {
    offset.enter(.resting)
    updateOriginals(mounted: mounted)
    if strip.loops {
      firstOriginal = max(target - strip.count + 1, min(firstOriginal, target))
      let laps = strip.laps(before: target)
      if laps != 0 { subtract(laps) }
    }
    if !isSettled { announce(.settle(item: targetItem, isOpen: false)) }
    isSettled = true
  }

  /// Subtracts laps from every virtual index. While the layout changes about an anchor, offsets stay, because the anchor fixes
  /// them.
  private mutating func subtract(_ laps: Int) {
    if !strip.canChange(at: now.motion) { releaseAnchor() }
    let indices = laps * strip.count
    if BuildFeature.rearrangement { subtractedLaps += laps }
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

  /// Moves the scroll offset and the origin of the placements by the same distance.
  private mutating func translate(by distance: Double) {
    renderOrigin += distance
    offset.translate(by: distance)
  }

  /// Moves the lap of the originals so that every mounted item has an original. It is called after each event, because an event
  /// may reverse the strip.
  mutating func updateOriginals(mounted: Range<Int>) {
    guard strip.loops, strip.count > 0 else { return }
    firstOriginal = firstOriginal(in: mounted)
  }

  /// Makes an item the original at its position nearest to the line. Its copies are in other laps.
  mutating func makeOriginal(of item: Int) {
    firstOriginal = strip.nearestIndex(of: item, to: current(at: now)) - strip.count / 2
  }
}

// MARK: Layout

extension Scroller {
  /// Changes the layout and continues to the target item.
  ///
  /// One point stays in place: the one under the finger; else the one about which the layout already changes; else the item on
  /// the line. Indices follow an edit of the items, also those in signals.
  mutating func relayout(following edit: Edit, _ change: (inout Strip) -> Void) {
    let motion = now.motion
    let (old, position) = (strip, offset.position)
    let point = offset.drag?.details.point ?? (old.canChange(at: motion) ? old.anchored : nil)
    let observed = offset.isResting ? target : old.nearest(to: position)
    change(&strip)
    signals.follow(edit)
    if BuildFeature.rearrangement { arrivedItem = arrivedItem.flatMap(edit.index) }
    guard edit.count > 0 else { return clear() }
    target = strip.renumbered(target, from: old, by: edit)
    firstOriginal = strip.renumbered(firstOriginal, from: old, by: edit)
    if var touch = offset.drag?.details {
      touch.startIndex = strip.renumbered(touch.startIndex, from: old, by: edit)
      touch.point.index = strip.renumbered(touch.point.index, from: old, by: edit)
      offset.drag?.details = touch
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
    let final = settledStrip.offset(of: point.index, fraction: point.fraction)
    let restingOffset = offset.target - (final - point.offset)
    let velocity = offset.velocity - strip.velocity(of: point.index, fraction: point.fraction)
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
    offset.rest(at: 0)
    (target, restsFreely, firstOriginal, renderOrigin, isSettled) = (0, false, 0, 0, false)
  }
}

// MARK: Plans

/// The motion after a change of the layout.
extension Scroller {
  /// Moves to an offset of the final layout. If `reveal` names an item, moves far enough to show the whole item. A strip that
  /// snaps to items rests on the nearest one from there.
  private mutating func replan(
    to restingOffset: Double, revealing reveal: Continuation.RevealPlan, velocity: Double
  ) {
    guard !offset.isHeld else { return }
    // A wheel goes on scrolling. The strip snaps once the wheel is silent.
    if case .wheeling = offset.phase, reveal.index == nil { return }
    let wasResting = offset.isResting
    if offset.isFadingOut {
      // The target fades in at its new offset.
      guard case .some = reveal.index else { return }
      offset.fade(to: 1)
    }
    let (layout, position) = (settledStrip, offset.position)
    if reveal.index == nil, offset.motion.runsOut {
      decay(from: position, velocity: velocity)
      if wasResting, offset.motion.isResting(at: now.motion) { offset.enter(.resting) }
      return
    }
    let end = end(of: reveal, from: restingOffset, in: layout)
    setTarget(layout.nearest(to: end, preferring: target))
    let isFree = !layout.rests(target, at: end)
    let isStill =
      wasResting && abs(end - position) < Rounding.summed && abs(velocity) < Rounding.summed
    guard !isStill else { return restsFreely = isFree }
    noteMovement()
    move(
      .held(at: position, velocity: velocity)
        .retargeted(to: end, at: now.motion, with: reveal.timing),
      freely: isFree)
  }

  /// Moves to the offset at which the strip will rest in the final layout.
  private mutating func replan(with timing: Motion.Timing) {
    guard isLeftAlone else { return }
    let end = restingOffset(in: settledStrip, from: offset.target)
    guard abs(end - offset.target) > Rounding.summed else { return }
    move(offset.motion.retargeted(to: end, at: now.motion, with: timing), freely: restsFreely)
  }

  /// Replaces the offset by the equivalent one in the new layout, and plans the motion again.
  private mutating func shift(from old: Double, to new: Double) {
    translate(by: new - old)
    let layout = settledStrip
    if offset.isResting {
      let end = restingOffset(in: layout, from: new)
      let isStill = restsFreely && !strip.isMoving(at: now.motion)
      if isStill || abs(new - end) < Rounding.computed {
        return offset.enter(.resting, .rest(at: end))
      }
    }
    if var touch = offset.drag?.details {
      if case .some = touch.limits { touch.limits = strip.bounds }
      hold(touch, at: new)
    }
    guard isLeftAlone else { return }
    offset.enter(.moving)
    let end = restingOffset(in: layout, from: offset.target)
    switch offset.motion {
    case .decay where restsFreely && layout.confined(new) == new,
      .fling where restsFreely && layout.confined(new) == new:
      decay(from: new, velocity: offset.velocity)
    case .curve where abs(end - offset.target) < Rounding.summed: break
    default:
      // A row that moves with an opening card arrives with it.
      let timing = offset.motion.remainingTiming(at: now.motion) ?? .spring(.settling)
      move(
        offset.motion.retargeted(to: end, at: now.motion, with: timing), freely: restsFreely)
    }
  }
}
