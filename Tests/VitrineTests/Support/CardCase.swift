import Vitrine

/// One small world of cards: how many, how they lie, how much of them shows, and how they are opened.
struct CardCase {
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

  /// All cases of rows with a number of cards, which open on a curve.
  static func all(of count: Int, on curve: Double) -> [CardCase] {
    let row = Double(count) * 170 - 20
    var worlds: [CardCase] = []
    for way in Way.allCases {
      for bits in 0..<8 {
        for (axis, isRightToLeft) in [(0.0, false), (0, true), (1, false)] {
          for (viewport, scrolled) in [(200, 0.0), (200, 60), (max(150, row), 0), (900, 0)] {
            let options: [Option: Double] = [
              .loop: Double(bits & 1), .reveal: Double(bits >> 1 & 1),
              .multiple: Double(bits >> 2), .axis: axis, .curve: curve,
            ]
            worlds.append(
              CardCase(
                count: count, way: way, options: options, isRightToLeft: isRightToLeft,
                viewport: viewport, scrolled: scrolled))
          }
        }
      }
    }
    return worlds
  }

  /// The row, at rest.
  var row: StripRig {
    var row = StripRig.cards(
      count, options: options, isRightToLeft: isRightToLeft, viewport: viewport)
    row.happen(.wheel(Wheel(delta: row.axis.offset(scrolled), isFocused: true)), at: 0.1)
    row.draw(at: 1)
    return row
  }

  /// A card that opens or closes.
  struct Turn {
    var item: Int
    var isOpen: Bool
    /// When it begins to, in seconds.
    var time: Double
    /// Where the mouse rests that opened it, along the viewport; nil if no mouse did.
    var pointer: Double?
  }

  /// Opens a card of a row that rests, or closes it.
  ///
  /// - Returns: What happens; nil if too little of the card shows to be reached.
  func turn(_ item: Int, isOpen: Bool, in row: inout StripRig, at time: Double) -> Turn? {
    if way == .code {
      row.happen(.expand(item: item, isOpen: isOpen, animated: true), at: time)
      return Turn(item: item, isOpen: isOpen, time: time)
    }
    guard let offset = row.middleSeen(of: item) else { return nil }
    if way == .tap {
      row.tap(offset, at: time)
      return Turn(item: item, isOpen: isOpen, time: time + 0.05)
    }
    guard isOpen else {
      row.leave(at: time)
      return Turn(item: item, isOpen: isOpen, time: time)
    }
    row.hover(offset, at: time)
    return Turn(item: item, isOpen: isOpen, time: time + 0.1, pointer: offset)
  }
}

extension Wheel {
  fileprivate init(delta: Vector, isFocused: Bool) {
    self.init(delta: delta)
    self.isFocused = isFocused
  }
}

extension Rig where Model == CarouselModel {
  /// The middle of what shows of a card; nil if too little does.
  func middleSeen(of item: Int) -> Double? {
    for span in spans(of: item) {
      let (start, end) = (max(0, span.lowerBound), min(length, span.upperBound))
      if end - start > 2 { return (start + end) / 2 }
    }
    return nil
  }
}
