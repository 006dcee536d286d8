import Vitrine

extension Rig where Model == CarouselModel {
  /// Returns how the last scene of a resting strip violates the rules of rest; nil if it does not.
  var restBreach: String? {
    guard layout.count > 0, !scene.placements.isEmpty else { return nil }
    let offset = lineOffset(in: scene)
    guard abs(layout.confined(offset) - offset) < 1e-6 else { return "it rests beyond its ends" }
    guard record.option(.snap) != 2, record.exhibit != .expanding else { return nil }
    let distance = layout.distance(of: scene.target, from: offset)
    return distance < 1e-6 ? nil : "it rests \(distance) beside item \(scene.target)"
  }
}

/// Checks a scene of a strip at any instant: each item once, no overlaps, no gaps, no odd numbers.
struct StripChecker {
  private(set) var violation: String?
  private let strip: StripRig
  private let layout: ReferenceStrip

  /// Checks the scene drawn last.
  init(of strip: StripRig) {
    self.strip = strip
    layout = strip.layout
    violation = numbers ?? items ?? starts ?? coverage ?? current
  }

  private var scene: ExhibitScene { strip.scene }

  private var numbers: String? {
    let all = scene.numbers + scene.offset.numbers + [scene.position]
    return all.allSatisfy { $0.isFinite } ? nil : "a number is not finite"
  }

  /// Each original is drawn at most once, and always if a copy of it is drawn.
  private var items: String? {
    let originals = scene.placements.filter { $0.lap == 0 }.map(\.item)
    guard Set(originals).count == originals.count else { return "an item twice in \(originals)" }
    let all = Set(scene.placements.map(\.item))
    guard all.isSubset(of: 0..<layout.count) else { return "no such item in \(all)" }
    guard all == Set(originals) else { return "copies without their items: \(all), \(originals)" }
    for (offset, placement) in scene.placements.enumerated()
    where layout.item(scene.first + offset) != placement.item {
      return "\(placement.item) is not item \(scene.first + offset)"
    }
    return nil
  }

  /// Each item has the length that the host has sent, and begins a gap after the end of the one before.
  private var starts: String? {
    var end: Double?
    for placement in scene.placements {
      let span = strip.span(of: placement)
      let extent = layout.extents[placement.item]
      guard abs(span.upperBound - span.lowerBound - extent) < 1e-6 else {
        return "\(placement.item) is \(span), not \(extent) long"
      }
      if let end, abs(span.lowerBound - end) > 1e-6 {
        return "\(placement.item) starts at \(span.lowerBound), not at \(end)"
      }
      end = span.upperBound + layout.gap
    }
    return nil
  }

  private var coverage: String? {
    guard layout.count > 0, layout.lap > 0.5, layout.viewport > 0 else { return nil }
    guard let first = scene.placements.first, let last = scene.placements.last else {
      return layout.loops ? "nothing is drawn" : nil
    }
    // A single item does not follow itself.
    let loops = layout.loops && layout.count > 1
    let (start, end) = (strip.start(of: first), strip.span(of: last).upperBound + layout.gap)
    let reachesBack = start <= 1e-6 || (!loops && first.item == 0)
    let reachesOn =
      end >= layout.viewport - 1e-6 || (!loops && last.item == layout.count - 1)
    return reachesBack && reachesOn ? nil : "a gap: from \(start) to \(end)"
  }

  /// No item rests nearer to the line than the current one.
  private var current: String? {
    guard layout.count > 0, !scene.placements.isEmpty else { return nil }
    let offset = strip.lineOffset(in: scene)
    let nearest = layout.nearest(to: offset)
    let distance = layout.distance(of: scene.current, from: offset)
    return distance < abs(layout.restingOffset(of: nearest) - offset) + 1e-3
      ? nil : "\(layout.item(nearest)) is nearer than \(scene.current)"
  }
}
