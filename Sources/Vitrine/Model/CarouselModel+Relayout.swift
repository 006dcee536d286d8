extension CarouselModel {
  /// Changes the layout while what is looked at stays where it is: the one way in which anything changes it.
  ///
  /// What is looked at is the item on the alignment line: at rest the one it rests on, else the one nearest to the line now,
  /// with its distance from the line and its velocity. Then the way to the target *item* is planned again.
  /// - Parameter item: What became of an item's index by the change.
  mutating func relayout(
    at time: Double, mapping item: (Int) -> Int = { $0 }, _ change: (inout CarouselModel) -> Void
  ) {
    let motion = pace.at(time)
    let (old, way) = (strip, travel)
    let looked = isSettled ? target : old.nearest(to: way.position(at: motion))
    let distance = way.position(at: motion) - old.rest(of: looked)
    change(&self)
    guard strip != old, strip.count > 0 else { return }
    target = renumber(target, from: old, mapping: item)
    let place = strip.rest(of: renumber(looked, from: old, mapping: item)) + distance
    carry(to: place, from: way, at: motion)
  }

  /// The number in the new layout of what had `number` in the old one.
  private func renumber(_ number: Int, from old: Strip, mapping item: (Int) -> Int) -> Int {
    guard old.count > 0 else { return 0 }
    return strip.clamp(old.laps(before: number) * strip.count + item(old.item(number)))
  }

  /// Goes on from a place that means in the new layout what the old one meant in the old.
  private mutating func carry(to place: Double, from old: Motion, at motion: Double) {
    let moved = place - old.position(at: motion)
    base += moved
    guard !isSettled else {
      let rests = strip.bounds.map { place.clamped(to: $0) } ?? place
      travel = .rest(at: options.snap == .free ? rests : strip.rest(of: target))
      return
    }
    grip?.pull += moved
    travel = old.translated(by: moved)
    guard grip == nil, wheelDeadline == nil else { return }
    travel = travel.retargeted(to: strip.rest(of: target), at: motion, with: .spring(.settling))
  }

  mutating func resize(to count: Int, at time: Double) {
    let (old, new) = (strip.count, max(0, count))
    if new > old {
      insert(new - old, at: old, extent: old > 0 ? strip.extents[old - 1] : 0, at: time)
    } else {
      remove(new..<old, at: time)
    }
  }

  mutating func insert(_ number: Int, at item: Int, extent: Double, at time: Double) {
    guard number > 0, (0...strip.count).contains(item) else { return }
    relayout(at: time, mapping: { $0 >= item ? $0 + number : $0 }) {
      $0.strip.extents.insert(number, at: item, each: extent)
    }
  }

  /// Takes items away; where the one looked at is among them, the one that follows takes its place.
  mutating func remove(_ range: Range<Int>, at time: Double) {
    let range = range.clamped(to: 0..<strip.count)
    let left = strip.count - range.count
    guard !range.isEmpty else { return }
    relayout(
      at: time,
      mapping: {
        $0 < range.lowerBound ? $0 : min(max(range.lowerBound, $0 - range.count), left - 1)
      }
    ) { $0.strip.extents.remove(range) }
  }

  /// Takes measured extents in; changes of less than half a point are what rounding makes of the same size.
  mutating func measure(_ extents: [Double], first: Int, at time: Double) {
    if first == 0, extents.count == strip.count {
      relayout(at: time) { $0.strip.extents = Extents(extents) }
      return
    }
    relayout(at: time) { model in
      for (index, extent) in extents.enumerated()
      where abs(model.strip.extents[first + index] - extent) >= 0.5 {
        model.strip.extents[first + index] = extent
      }
    }
  }
}

extension Motion.Spring {
  /// To the item that a release, a tap or a key chose: quick, and without overshoot unless the finger brought the speed.
  static let settling = Motion.Spring(duration: 0.35)
}
