/// Plans the motion again after a change of the layout.
extension Scroller {
  /// The continuation of a strip after a change of its layout about a pinned point.
  enum Continuation {
    /// How the strip moves to show an item.
    struct RevealPlan {
      /// The virtual index of the item; nil for none.
      var index: Int?
      var edge: Strip.Reveal
      var timing: Motion.Timing
      /// The share of its velocity that the strip keeps.
      var velocityShare = 1.0
    }

    /// To the same target with the timing of the layout, so that no gap opens on the way.
    case retarget(Motion.Timing)
    case reveal(RevealPlan)
  }

  /// Where the strip rests or will rest; nil if that is not decided.
  var stop: Stop? {
    switch phase {
    case .resting(let stop), .moving(let stop): stop
    case .dragging, .wheeling, .fadingOut: nil
    }
  }

  /// Whether the strip rests, or will rest, at any offset.
  var stopsFreely: Bool { stop == .free }

  /// Whether a change of the layout may plan the motion again: only while the strip rests or moves by itself.
  var canReplan: Bool { if case .some = stop { true } else { false } }

  /// Moves to an offset of the final layout. If `reveal` names an item, moves far enough to show the whole item. A strip that
  /// snaps to items rests on the nearest one from there.
  mutating func replan(
    to restingOffset: Double, revealing reveal: Continuation.RevealPlan, velocity: Double
  ) {
    guard !isHeld else { return }
    // A wheel goes on scrolling. The strip snaps once the wheel is silent.
    if case .wheeling = phase, reveal.index == nil { return }
    let wasResting = isResting
    if case .fadingOut = phase {
      // The target fades in at its new offset.
      guard case .some = reveal.index else { return }
      fade(to: 1)
    }
    let (layout, position) = (finalLayout, offset.position(at: now.motion))
    if reveal.index == nil, offset.runsOut {
      decay(from: position, velocity: velocity)
      let isStill = wasResting && offset.isResting(at: now.motion)
      return enter(isStill ? .resting(.free) : .moving(.free))
    }
    var end =
      reveal.index.map { layout.offset(showing: $0, from: restingOffset, toward: reveal.edge) }
      ?? layout.confined(restingOffset)
    if snap == .item { end = layout.snapped(end, showing: reveal.index) }
    setTarget(layout.nearest(to: end, preferring: target))
    let stop: Stop = layout.rests(target, at: end) ? .item : .free
    let isStill =
      wasResting && abs(end - position) < Rounding.summed && abs(velocity) < Rounding.summed
    guard !isStill else { return enter(.resting(stop)) }
    noteMovement()
    enter(
      .moving(stop),
      .held(at: position, velocity: velocity)
        .retargeted(to: end, at: now.motion, with: reveal.timing))
  }

  /// Moves to the offset at which the strip will rest in the final layout.
  mutating func replan(with timing: Motion.Timing) {
    guard canReplan else { return }
    let (layout, isFree) = (finalLayout, stopsFreely)
    let end = isFree ? layout.confined(offset.target) : layout.restingOffset(of: target)
    guard abs(end - offset.target) > Rounding.summed else { return }
    enter(
      .moving(isFree ? .free : .item), offset.retargeted(to: end, at: now.motion, with: timing))
  }

  /// Replaces the offset by the equivalent one in the new layout, and plans the motion again.
  mutating func shift(from old: Double, to new: Double) {
    translate(by: new - old)
    guard !keepAtRest(at: new) else { return }
    if var drag {
      if case .some = drag.limits { drag.limits = strip.bounds }
      drag.setOffset(new, in: strip, moved: drag.translation)
      enter(.dragging(drag))
    }
    guard canReplan else { return }
    let (layout, isFree) = (finalLayout, stopsFreely)
    enter(.moving(isFree ? .free : .item))
    let isWithin = layout.confined(new) == new
    let end = isFree ? layout.confined(offset.target) : layout.restingOffset(of: target)
    switch offset {
    case .decay where isFree && isWithin, .fling where isFree && isWithin:
      decay(from: new, velocity: offset.velocity(at: now.motion))
    case .curve where abs(end - offset.target) < Rounding.summed: break
    default:
      enter(phase, offset.retargeted(to: end, at: now.motion, with: .spring(.settling)))
    }
  }

  /// Keeps a resting strip at rest if the new layout allows it. Returns whether it did.
  private mutating func keepAtRest(at position: Double) -> Bool {
    guard isResting else { return false }
    let (layout, isStill) = (finalLayout, !strip.isMoving(at: now.motion))
    let end = stopsFreely ? layout.confined(position) : layout.restingOffset(of: target)
    guard stopsFreely && isStill || abs(position - end) < Rounding.computed else { return false }
    enter(phase, .rest(at: end))
    return true
  }
}

extension Strip {
  /// Returns the resting offset of the item nearest to an offset. If it does not show the whole item `index`, but that of the
  /// item on the other side of the offset does, returns the other one.
  fileprivate func snapped(_ offset: Double, showing index: Int?) -> Double {
    let nearest = nearest(to: offset)
    let nearer = restingOffset(of: nearest)
    guard let index, !isWhole(index, at: nearer) else { return nearer }
    let other = restingOffset(of: clamp(nearer < offset ? nearest + 1 : nearest - 1))
    return isWhole(index, at: other) ? other : nearer
  }

  private func isWhole(_ index: Int, at offset: Double) -> Bool {
    self.offset(showing: index, from: offset, toward: .nearest) == offset
  }
}

extension Motion {
  /// Whether it slows down by itself, without a chosen end.
  fileprivate var runsOut: Bool {
    switch self {
    case .decay, .fling: true
    case .rest, .held, .spring, .curve: false
    }
  }
}
