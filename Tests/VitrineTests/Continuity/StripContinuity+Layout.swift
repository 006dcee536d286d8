import Vitrine

// Another layout: another viewport, other items, other lengths, another direction.
extension StripContinuity {
  /// What is looked at stays where it is, as far from its place of rest as before; ends that come nearer may take it along.
  ///
  /// An item that is gone, or has another length, keeps nothing in place. Then only ``StripChecker`` checks the point looked at.
  /// Ends may have moved, and then the strip has another way to go and another velocity.
  mutating func layingOut(_ transition: StripTransition) -> String? {
    guard !transition.before.isHeld else { return holding(transition) }
    // Where the end of a lap becomes an end of the strip, the items beyond it are elsewhere.
    guard transition.before.layout.loops == transition.after.layout.loops else { return nil }
    let looked = transition.lookedAt
    guard !looked.isEmpty, looked.allSatisfy({ transition.index(of: $0) != nil }) else {
      return nil
    }
    use("is laid out anew")
    let ways = looked.compactMap { item in
      transition.shift(of: item).map { abs($0) - transition.shiftOfEnds(from: item) }
    }
    if let way = ways.min(), way > 1e-6 { return "what is looked at moves by \(way) too much" }
    let hasEnds = transition.before.layout.ends != nil || transition.after.layout.ends != nil
    if hasEnds || transition.turnsRound { return nil }
    return jerk(from: transition.velocities.before * transition.acceleration, transition)
  }

  /// One of the items in view stays as far from the line as it is drawn: the one that was touched.
  private mutating func holding(_ transition: StripTransition) -> String? {
    guard !transition.turnsRound, transition.isWithinEnds, !transition.changesItems else {
      return nil
    }
    use("is laid out anew in the hand")
    let (from, to) = (transition.from, transition.to)
    for placement in from.placements {
      guard let index = transition.index(of: placement.item) else { continue }
      let start = transition.before.distanceFromLine(of: placement, in: from)
      for new in to.placements where new.item == index {
        if abs(transition.after.distanceFromLine(of: new, in: to) - start) < 1e-6 { return nil }
      }
    }
    return "nothing stays under the finger"
  }
}

extension StripTransition {
  /// The items that rest nearest to the line.
  var lookedAt: [Int] {
    let layout = before.layout(in: from)
    let offset = before.lineOffset(in: from)
    let distances = layout.indices(around: offset).map {
      abs(layout.restingOffset(of: $0) - offset)
    }
    guard let least = distances.min() else { return [] }
    let nearest = layout.indices(around: offset).filter {
      abs(layout.restingOffset(of: $0) - offset) < least + 1e-6
    }
    return nearest.map(layout.item)
  }

  /// The new index of an item that is still there, and as long as it was.
  func index(of item: Int) -> Int? {
    let (old, new) = (before.record.items, after.record.items)
    guard old.ids.indices.contains(item), let index = new.ids.firstIndex(of: old.ids[item]),
      old.extents[item] == new.extents[index]
    else { return nil }
    return index
  }

  /// How much farther the line is from the place of rest of an item than before, in points.
  func shift(of item: Int) -> Double? {
    guard let index = index(of: item) else { return nil }
    let (old, new) = (before.layout(in: from), after.layout(in: to))
    return Self.distance(to: index, from: after.lineOffset(in: to), in: new)
      - Self.distance(to: item, from: before.lineOffset(in: from), in: old)
  }

  /// How far the ends move, as seen from an item, in points; 0 without ends.
  func shiftOfEnds(from item: Int) -> Double {
    let (old, new) = (before.layout(in: from), after.layout(in: to))
    guard let index = index(of: item), let left = old.ends, let right = new.ends else { return 0 }
    let (one, other) = (old.alignmentPoint(of: item), new.alignmentPoint(of: index))
    return max(
      abs(left.lowerBound - one - right.lowerBound + other),
      abs(left.upperBound - one - right.upperBound + other))
  }

  /// How far an offset is from the nearest place of rest of an item.
  private static func distance(to item: Int, from offset: Double, in layout: ReferenceStrip)
    -> Double
  {
    let distances = layout.indices(around: offset).filter { layout.item($0) == item }
      .map { offset - layout.restingOffset(of: $0) }
    return distances.min { abs($0) < abs($1) } ?? .infinity
  }

  /// Whether the direction of the strip is another one.
  var turnsRound: Bool {
    before.axis.isVertical != after.axis.isVertical
      || before.axis.isRightToLeft != after.axis.isRightToLeft
  }

  /// Whether the strip is not pulled beyond an end, before or after.
  var isWithinEnds: Bool {
    let (old, new) = (before.lineOffset(in: from), after.lineOffset(in: to))
    return before.layout(in: from).confined(old) == old && after.layout(in: to).confined(new) == new
  }

  /// Whether items go, or are longer or shorter now: the one that is touched may be one of them.
  var changesItems: Bool {
    switch event.kind {
    case .remove, .extents, .extent, .count: true
    default: false
    }
  }
}

extension Rig where Model == CarouselModel {
  /// How far an item begins behind the line, in points.
  fileprivate func distanceFromLine(of placement: Placement, in scene: ExhibitScene) -> Double {
    let layout = layout(in: scene)
    return span(of: placement, in: scene).lowerBound - layout.alignment * layout.viewport
  }
}
