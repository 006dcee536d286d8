extension CarouselModel {
  /// Changes the layout as an event says, while what is looked at stays where it is: the one way in which anything changes it.
  ///
  /// What is looked at is the item on the alignment line: at rest the one it rests on, else the one nearest to the line now,
  /// with its distance from the line and its velocity. Then the way to the target *item* is planned again.
  mutating func relayout(for change: Event.Kind, at time: Double) {
    let motion = pace.at(time)
    let (old, place) = (strip, travel.position(at: motion))
    let looked = isSettled ? target : old.nearest(to: place)
    let distance = place - old.rest(of: looked)
    apply(change)
    guard strip != old, strip.count > 0 else { return }
    let edit = Edit(change, count: old.count)
    target = renumber(target, from: old, by: edit)
    let carried = strip.rest(of: renumber(looked, from: old, by: edit)) + distance
    carry(from: place, to: carried, at: motion)
  }

  /// The number in the new layout of what had `number` in the old one.
  private func renumber(_ number: Int, from old: Strip, by edit: Edit) -> Int {
    guard old.count > 0 else { return 0 }
    let item = min(edit.item(old.item(number)), strip.count - 1)
    return strip.clamp(old.laps(before: number) * strip.count + item)
  }

  /// Goes on from a place that means in the new layout what the old one meant in the old.
  private mutating func carry(from old: Double, to place: Double, at motion: Double) {
    base += place - old
    guard !isSettled else {
      travel = .rest(
        at: options.snap == .free ? strip.confined(place) : strip.rest(of: target))
      return
    }
    grip?.pull += place - old
    travel = travel.translated(by: place - old)
    guard !isHeld, wheelDeadline == nil else { return }
    travel = travel.retargeted(to: strip.rest(of: target), at: motion, with: .spring(.settling))
  }

  private mutating func apply(_ change: Event.Kind) {
    switch change {
    case .option(let option, let value): set(option, to: option.sanitized(value))
    case .environment(let new): environment = new
    case .viewport(let new): viewport = new.sanitized.dimensions
    case .count(let count): resize(to: max(0, count))
    case .extents(let extents, let first): strip.extents.replace(from: first, with: extents)
    case .insert(let number, let item, let extent):
      strip.extents.insert(number, at: item, each: extent)
    case .remove(let range): strip.extents.remove(range)
    default: break
    }
    strip.viewport = axis.length(of: viewport)
  }

  /// Items that come at the end are as long as the last one, until they are measured.
  private mutating func resize(to count: Int) {
    let old = strip.count
    let extent = old > 0 ? strip.extents[old - 1] : 0
    strip.extents.insert(count - old, at: old, each: extent)
    strip.extents.remove(count..<max(count, old))
  }

  private mutating func set(_ option: Option, to value: Double) {
    switch option {
    case .loop: strip.loops = value != 0
    case .spacing: strip.spacing = value
    case .align: strip.alignment = Strip.Alignment(rawValue: Int32(value)) ?? .center
    case .axis: options.isVertical = value != 0
    case .snap: options.snap = Strip.Snap(rawValue: Int32(value)) ?? .item
    case .damping: options.damping = value
    case .autoplay: options.autoplay = value > 0 ? max(1, value / 1000) : 0
    case .effect: options.effect = Effect(rawValue: Int32(value)) ?? .none
    case .speed, .minCell, .maxCell: break
    }
  }
}

extension Motion.Spring {
  /// To the item that a release, a tap or a key chose: quick, and without overshoot unless the finger brought the speed.
  static var settling: Motion.Spring { Motion.Spring(duration: 0.35) }
}
