@testable import Vitrine

/// One small world of cards: how many, how they lie, how much of them shows, and how they are opened.
struct CardWorld {
  /// What opens a card.
  enum Way: CaseIterable { case hover, tap, code }

  let count: Int
  let way: Way
  let options: [Option: Double]
  let isRightToLeft: Bool
  let viewport: Double
  /// How far the row has been scrolled.
  let scrolled: Double

  var name: String {
    let set = options.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    return "\(count) cards in \(viewport) from \(scrolled), \(way), \(set), \(isRightToLeft)"
  }

  /// Every row of so many cards that opens on a curve.
  static func all(of count: Int, on curve: Double) -> [CardWorld] {
    let row = Double(count) * 170 - 20
    var worlds: [CardWorld] = []
    for way in Way.allCases {
      for bits in 0..<8 {
        for (axis, isRightToLeft) in [(0.0, false), (0, true), (1, false)] {
          for (viewport, scrolled) in [(200, 0.0), (200, 60), (max(150, row), 0), (900, 0)] {
            let options: [Option: Double] = [
              .loop: Double(bits & 1), .reveal: Double(bits >> 1 & 1),
              .multiple: Double(bits >> 2), .axis: axis, .curve: curve,
            ]
            worlds.append(
              CardWorld(
                count: count, way: way, options: options, isRightToLeft: isRightToLeft,
                viewport: viewport, scrolled: scrolled))
          }
        }
      }
    }
    return worlds
  }

  /// The row, at rest.
  var row: Passing {
    var row = Passing.cards(
      count, options: options, isRightToLeft: isRightToLeft, viewport: viewport)
    let along = row.model.axis.isVertical ? Vector(x: 0, y: scrolled) : Vector(x: scrolled, y: 0)
    let delta = isRightToLeft && !row.model.axis.isVertical ? along * -1 : along
    row.happen(.wheel(Wheel(delta: delta, isFocused: true)), at: 0.1)
    row.look(at: 1)
    return row
  }

  /// Opens a card of a row that rests, or closes it.
  ///
  /// - Returns: When it begins to; nil when nothing of it can be reached.
  func turn(_ item: Int, isOpen: Bool, in row: inout Passing, at time: Double) -> Double? {
    if way == .code {
      row.happen(.expand(item: item, isOpen: isOpen, animated: true), at: time)
      return time
    }
    guard let place = row.middleSeen(of: item) else { return nil }
    if way == .tap {
      _ = row.tap(place, at: time)
      return time + 0.05
    }
    guard isOpen else {
      row.leave(at: time)
      return time
    }
    row.hover(place, at: time)
    return time + 0.1
  }
}

extension Wheel {
  fileprivate init(delta: Vector, isFocused: Bool) {
    self.init(delta: delta)
    self.isFocused = isFocused
  }
}

extension Passing {
  /// The middle of what shows of a card; nil when too little does.
  func middleSeen(of item: Int) -> Double? {
    for span in spans(of: item) {
      let shown =
        max(
          0, span.lowerBound)...max(0, span.lowerBound, min(model.strip.viewport, span.upperBound))
      if shown.upperBound - shown.lowerBound > 2 {
        return (shown.lowerBound + shown.upperBound) / 2
      }
    }
    return nil
  }

  /// Where an item is seen, and where copies of it are.
  func spans(of item: Int) -> [ClosedRange<Double>] {
    scene.placements.filter { $0.item == item }.map { span(of: $0) }
  }

  func span(of placement: Placement) -> ClosedRange<Double> {
    let start = start(of: placement)
    return start...start + model.axis.length(of: placement.frame.dimensions)
  }
}
