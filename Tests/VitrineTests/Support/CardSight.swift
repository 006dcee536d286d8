@testable import Vitrine

/// What must be true of a row that rested, at any instant after a card of it has begun to open or close.
struct CardSight {
  private let before: Passing
  private let item: Int
  private let isOpen: Bool
  private let room = 100.0
  private let isOnCurve: Bool

  init(of row: Passing, turning item: Int, isOpen: Bool, at time: Double) {
    before = row
    (self.item, self.isOpen) = (item, isOpen)
    isOnCurve = row.model.options.curve != .spring
  }

  func breach(in row: Passing) -> String? {
    let time = row.model.now
    return Soundness(of: row, at: time).breach ?? extents(in: row) ?? openness(in: row)
      ?? pointer(in: row) ?? handOver(in: row) ?? ends(in: row)
  }

  func breachAtRest(in row: Passing) -> String? {
    let (scene, strip) = (row.scene, row.model.strip)
    guard !scene.isMoving, scene.wakeAt == nil, row.model.isSettled else { return "it never rests" }
    guard scene.placements.allSatisfy({ $0.openness == 0 || $0.openness == 1 }) else {
      return "a card rests half open"
    }
    let place = row.place(at: row.model.now)
    guard abs(strip.confined(place) - place) < 1e-6 else { return "it rests beyond its ends" }
    guard row.model.options.multiple || row.open.count < 2 else { return "\(row.open) are open" }
    guard isOpen else { return row.open.contains(item) ? "it is still open" : nil }
    return row.open.contains(item) ? view(in: row) : "it is not open"
  }

  /// A card is as long as it is open, and the row as long as its cards and gaps together.
  private func extents(in row: Passing) -> String? {
    var sum = 0.0
    for placement in row.scene.placements {
      let (span, extent) = (row.span(of: placement), 150 + room * placement.openness)
      guard abs(span.upperBound - span.lowerBound - extent) < 1e-6 else {
        return "card \(placement.item) is \(span), not \(extent) long"
      }
      if placement.lap == 0 { sum += extent + row.model.strip.spacing }
    }
    let isAll = row.scene.placements.filter { $0.lap == 0 }.count == row.model.strip.count
    return !isAll || abs(row.model.strip.lap - sum) < 1e-6 ? nil : "the row is not \(sum) long"
  }

  private func openness(in row: Passing) -> String? {
    let odd = row.scene.placements.first { !(-1e-9...1 + 1e-9).contains($0.openness) }
    return isOnCurve ? odd.map { "card \($0.item) is open by \($0.openness)" } : nil
  }

  /// A mouse that rests stays in the card it opened.
  private func pointer(in row: Passing) -> String? {
    guard let point = row.model.hover.point, let item = row.model.hover.opened else { return nil }
    let place = row.model.axis.place(of: point, in: row.model.viewport)
    let isInside = row.spans(of: item).contains {
      $0.lowerBound - 1e-6 <= place && place <= $0.upperBound + 1e-6
    }
    return isInside ? nil : "\(place) is not in \(row.spans(of: item))"
  }

  /// While one card hands over to another in full view, those before the two stay, and so does what is behind them.
  private func handOver(in row: Passing) -> String? {
    guard let pair, !row.model.options.multiple else { return nil }
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

  /// From the beginning of the card that was open and the one that takes over to their end, where both show whole and are not
  /// seen twice.
  private var pair: ClosedRange<Double>? {
    guard isOpen, let old = before.open.first, old != item else { return nil }
    let spans = [old, item].flatMap { before.spans(of: $0) }
    guard spans.count == 2 else { return nil }
    let start = min(spans[0].lowerBound, spans[1].lowerBound)
    let end = max(spans[0].upperBound, spans[1].upperBound)
    return start > -1e-6 && end < before.model.strip.viewport + 1e-6 ? start...end : nil
  }

  /// Neither end of the row comes farther into view than it was before or will be at rest.
  private func ends(in row: Passing) -> String? {
    guard !row.model.strip.loops, isOnCurve else { return nil }
    let (now, old) = (row.gaps, before.gaps)
    guard now.0 > old.0 + 1e-6 || now.1 > old.1 + 1e-6 else { return nil }
    let rest = row.resting.gaps
    guard now.0 <= max(old.0, rest.0) + 1e-6 else { return "a gap of \(now.0) at the start" }
    guard now.1 <= max(old.1, rest.1) + 1e-6 else { return "a gap of \(now.1) at the end" }
    return nil
  }

  /// It shows whole, or its beginning does.
  private func view(in row: Passing) -> String? {
    let viewport = row.model.strip.viewport
    let isWhole = row.spans(of: item).contains {
      $0.lowerBound > -1e-6 && ($0.upperBound < viewport + 1e-6 || $0.lowerBound < 1e-6)
    }
    return isWhole ? nil : "\(row.spans(of: item)) does not show whole"
  }
}

extension Passing {
  /// How much room is seen before the row begins, and behind its end.
  fileprivate var gaps: (Double, Double) {
    let strip = model.strip
    let start = strip.leading(of: 0) - model.place(at: model.now) + strip.line
    return (max(0, start), max(0, strip.viewport - start - strip.lap + strip.gap))
  }

  fileprivate var resting: Passing {
    var row = self
    row.look(at: model.now + 10)
    return row
  }

  fileprivate func span(like placement: Placement) -> ClosedRange<Double>? {
    scene.placements.first { $0.item == placement.item && $0.lap == placement.lap }
      .map { span(of: $0) }
  }
}
