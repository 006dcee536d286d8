import Vitrine

/// Checks a row that rested, at any instant after a card of it has begun to open or close.
struct CardChecker {
  private let before: StripRig
  private let turn: CardCase.Turn
  private let room = 100.0

  init(of row: StripRig, after turn: CardCase.Turn) {
    before = row
    self.turn = turn
  }

  private var isOnCurve: Bool { before.record.option(.curve) != 4 }
  private var isMultiple: Bool { before.record.option(.multiple) == 1 }

  func violation(in row: StripRig) -> String? {
    StripChecker(of: row).violation ?? extents(in: row) ?? openness(in: row) ?? pointer(in: row)
      ?? handOver(in: row) ?? ends(in: row)
  }

  func violationAtRest(in row: StripRig) -> String? {
    let (scene, layout) = (row.scene, row.layout)
    guard !scene.isMoving, scene.wakeAt == nil else { return "it never rests" }
    guard scene.placements.allSatisfy({ $0.openness == 0 || $0.openness == 1 }) else {
      return "a card rests half open"
    }
    let offset = row.lineOffset(in: scene)
    guard abs(layout.confined(offset) - offset) < 1e-6 else { return "it rests beyond its ends" }
    guard isMultiple || row.open.count < 2 else { return "\(row.open) are open" }
    let seen = scene.placements.filter { $0.lap == 0 && $0.openness == 1 }.map(\.item)
    guard Set(seen).isSubset(of: row.open) else { return "\(seen) are seen open" }
    guard turn.isOpen else { return row.open.contains(turn.item) ? "it is still open" : nil }
    return row.open.contains(turn.item) ? view(in: row) : "it is not open"
  }

  /// The length of a card follows its openness.
  private func extents(in row: StripRig) -> String? {
    for placement in row.scene.placements {
      let (span, extent) = (row.span(of: placement), 150 + room * placement.openness)
      guard abs(span.upperBound - span.lowerBound - extent) < 1e-6 else {
        return "card \(placement.item) is \(span), not \(extent) long"
      }
    }
    return nil
  }

  private func openness(in row: StripRig) -> String? {
    let odd = row.scene.placements.first { !(-1e-9...1 + 1e-9).contains($0.openness) }
    return isOnCurve ? odd.map { "card \($0.item) is open by \($0.openness)" } : nil
  }

  /// A resting mouse stays in the card that it has opened.
  private func pointer(in row: StripRig) -> String? {
    guard let pointer = turn.pointer else { return nil }
    let isInside = row.spans(of: turn.item).contains {
      $0.lowerBound - 1e-6 <= pointer && pointer <= $0.upperBound + 1e-6
    }
    return isInside ? nil : "\(pointer) is not in \(row.spans(of: turn.item))"
  }

  /// While one card closes for another in full view, the cards before and after the two stay in place.
  private func handOver(in row: StripRig) -> String? {
    guard let pair, !isMultiple else { return nil }
    for placement in row.scene.placements {
      guard let old = before.span(like: placement),
        old.upperBound < pair.lowerBound || old.lowerBound > pair.upperBound
      else { continue }
      let start = row.start(of: placement)
      guard abs(start - old.lowerBound) < 0.5 else {
        return "card \(placement.item) goes from \(old.lowerBound) to \(start)"
      }
    }
    return nil
  }

  /// The range from the start of the closing card to the end of the opening one, or the other way round; nil unless both are
  /// fully visible and drawn once.
  private var pair: ClosedRange<Double>? {
    guard turn.isOpen, let old = before.open.first, old != turn.item else { return nil }
    let spans = [old, turn.item].flatMap { before.spans(of: $0) }
    guard spans.count == 2 else { return nil }
    let start = min(spans[0].lowerBound, spans[1].lowerBound)
    let end = max(spans[0].upperBound, spans[1].upperBound)
    return start > -1e-6 && end < before.length + 1e-6 ? start...end : nil
  }

  /// Neither end of the row is farther in view than it was before or will be at rest.
  private func ends(in row: StripRig) -> String? {
    guard !row.layout.loops, isOnCurve else { return nil }
    let (now, old) = (row.gaps, before.gaps)
    guard now.0 > old.0 + 1e-6 || now.1 > old.1 + 1e-6 else { return nil }
    var resting = row
    resting.draw(at: row.time + 10)
    let rest = resting.gaps
    guard now.0 <= max(old.0, rest.0) + 1e-6 else { return "a gap of \(now.0) at the start" }
    guard now.1 <= max(old.1, rest.1) + 1e-6 else { return "a gap of \(now.1) at the end" }
    return nil
  }

  /// The card is fully visible, or its start is.
  private func view(in row: StripRig) -> String? {
    let isWhole = row.spans(of: turn.item).contains {
      $0.lowerBound > -1e-6 && ($0.upperBound < row.length + 1e-6 || $0.lowerBound < 1e-6)
    }
    return isWhole ? nil : "\(row.spans(of: turn.item)) does not show whole"
  }
}

extension Rig where Model == CarouselModel {
  /// The empty lengths before the first item and behind the last one.
  fileprivate var gaps: (Double, Double) {
    let last = StripPoint(index: layout.count - 1, share: 1)
    return (
      max(0, offset(of: StripPoint(index: 0, share: 0))), max(0, length - offset(of: last))
    )
  }

  fileprivate func span(like placement: Placement) -> ClosedRange<Double>? {
    scene.placements.first { $0.item == placement.item && $0.lap == placement.lap }
      .map { span(of: $0) }
  }
}
