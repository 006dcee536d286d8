extension CarouselModel {
  /// Changes the layout as an event says, while what is looked at stays where it is: the one way in which anything changes it.
  ///
  /// What is looked at is the point under the finger, or else the one about which the layout is changing already, or else the
  /// item on the alignment line. Then the way to the target *item* is planned again.
  mutating func relayout(for change: Event.Kind, at time: Double) {
    let motion = pace.at(time)
    let (old, place) = (strip, travel.position(at: motion))
    let (point, looked) = (pointLookedAt(at: motion), isSettled ? target : old.nearest(to: place))
    apply(change)
    guard strip.count > 0 else { return vanish() }
    let edit = Edit(change, count: old.count)
    target = renumber(target, from: old, by: edit)
    home = renumber(home, from: old, by: edit)
    if isOpen { opening = opening?.following(edit, in: strip.count) }
    follow(edit, from: old)
    if var held = grip {
      held.start = renumber(held.start, from: old, by: edit)
      held.touched.number = renumber(held.touched.number, from: old, by: edit)
      grip = held
    }
    strip.anchor = nil
    strip.look(at: motion)
    if var point {
      let before = old.place(of: point.number, fraction: point.fraction)
      point.number = renumber(point.number, from: old, by: edit)
      point.place = strip.place(of: point.number, fraction: point.fraction)
      if strip.isLoose(at: motion) { strip.anchor = point }
      carry(from: place, to: place + point.place - before, at: motion)
    } else {
      let new = renumber(looked, from: old, by: edit)
      let distance = (place - old.rest(of: looked)) * stretch(of: looked, in: old, to: new)
      carry(from: place, to: strip.rest(of: new) + distance, at: motion)
    }
  }

  /// The point that stays where it is drawn, whatever changes around it; nil for what is on the line.
  private func pointLookedAt(at motion: Double) -> Strip.Anchor? {
    if let grip { return grip.touched }
    return strip.isLoose(at: motion) ? strip.anchored : nil
  }

  /// Without items there is nothing to hold, and nowhere to go.
  private mutating func vanish() {
    _ = recognizer.cancel()
    letSeamGo(at: now)
    (grip, opening, wheelDeadline, strip.anchor) = (nil, nil, nil, nil)
    (isSettled, restsFreely) = (true, false)
    (strip.openings.all, hover) = ([], Hover())
    (target, home, base, travel) = (0, 0, 0, .rest(at: 0))
    (veil, isFadingOut) = (.rest(at: 1), false)
  }

  /// The number in the new layout of what had `number` in the old one.
  private func renumber(_ number: Int, from old: Strip, by edit: Edit) -> Int {
    guard old.count > 0 else { return 0 }
    let item = min(edit.item(old.item(number)), strip.count - 1)
    guard strip.loops else { return item }
    let laps = Double(old.laps(before: number)) * Double(strip.count)
    return strip.clamp(laps.floored(in: -1 << 30...1 << 30) + item)
  }

  /// How much more room the item looked at takes: what is looked at stays the same share of it away from the line.
  private func stretch(of looked: Int, in old: Strip, to new: Int) -> Double {
    guard old.count > 0 else { return 0 }
    let pitch = old.extent(of: looked) + old.gap
    return pitch >= Limit.leastLength ? (strip.extent(of: new) + strip.gap) / pitch : 1
  }

  /// Goes on from a place that means in the new layout what the old one meant in the old.
  private mutating func carry(from old: Double, to place: Double, at motion: Double) {
    base += place - old
    travel = travel.translated(by: place - old)
    guard !staysAtRest(at: place) else { return }
    if case .some = grip?.ends { grip?.ends = strip.bounds }
    if let offset = grip?.offset {
      let pull = unbanded(place) + axis.along(offset)
      grip?.pull = pull
    }
    guard !isHeld, !isFadingOut, wheelDeadline == nil else { return }
    isSettled = false
    let strip = planned
    let isWithin = strip.confined(place) == place
    let end = restsFreely ? strip.confined(travel.target) : strip.rest(of: target)
    switch travel {
    case .decay where isWithin, .fling where isWithin:
      run(from: place, velocity: travel.velocity(at: motion), at: motion)
    case .curve where abs(end - travel.target) < 1e-9: break
    default: travel = travel.retargeted(to: end, at: motion, with: .spring(.settling))
    }
  }

  /// Whether it was at rest and still is; not where it rested freely and may no longer.
  private mutating func staysAtRest(at place: Double) -> Bool {
    guard isSettled else { return false }
    let (planned, isStill) = (planned, !strip.isMoving(at: pace.at(now)))
    let rests = restsFreely ? planned.confined(place) : planned.rest(of: target)
    guard restsFreely && isStill || abs(place - rests) < 0.001 else { return false }
    travel = .rest(at: rests)
    return true
  }

  private mutating func apply(_ change: Event.Kind) {
    switch change {
    case .option(let option, let value): set(option, to: option.sanitized(value, for: exhibit))
    case .environment(let new):
      (environment, strip.seam.isCalm) = (new, new.reducesMotion)
      strip.openings.isImmediate = new.reducesMotion
    case .viewport(let new): (viewport, corner) = (new.dimensions, new.origin)
    case .count(let count): resize(to: count)
    case .extents(let extents, let first) where commonExtent == nil:
      strip.extents.replace(from: first, with: extents)
    case .extent(let extent) where commonExtent == nil: strip.extents.level(at: extent)
    case .insert(let number, let item, let extent):
      strip.extents.insert(number, at: item, each: commonExtent ?? extent)
    case .remove(let range): strip.extents.remove(range)
    case .move(let range, let place): strip.extents.move(range, to: place)
    default: break
    }
    strip.viewport = axis.length(of: viewport)
  }

  /// Items that come at the end are as long as the last one, until they are measured.
  private mutating func resize(to count: Int) {
    let old = strip.count
    let last = old > 0 ? strip.extents[old - 1] : 0
    strip.extents.insert(count - old, at: old, each: commonExtent ?? last)
    strip.extents.remove(count..<max(count, old))
  }
}

extension Motion.Spring {
  /// To the item that a release, a tap or a key chose: quick, and without overshoot unless the finger brought the speed.
  static var settling: Motion.Spring { Motion.Spring(duration: 0.31) }
}
