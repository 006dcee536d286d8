@testable import Vitrine

extension Passing {
  /// A row of cards of 150 points, 250 when open, 20 apart, of which 600 points show.
  static func cards(
    _ count: Int = 12, options: [Option: Double] = [:], isRightToLeft: Bool = false,
    viewport: Double = 600
  ) -> Passing {
    let side = options[.axis] == 1 ? viewport : 250
    let size = Dimensions(width: options[.axis] == 1 ? 250 : viewport, height: side)
    return Passing(
      [Double](repeating: 150, count: count), as: .expanding, options: options,
      isRightToLeft: isRightToLeft, viewport: size)
  }

  /// A mouse that presses nothing, `place` points along the row.
  mutating func hover(_ place: Double, at time: Double) {
    happen(.pointer(Pointer(id: 9, .move, device: .mouse, position: point(at: place))), at: time)
  }

  /// The mouse goes elsewhere.
  mutating func leave(at time: Double) {
    happen(.pointer(Pointer(id: 9, .leave, device: .mouse, position: .zero)), at: time)
  }

  private func point(at place: Double) -> Vector {
    let (axis, viewport) = (model.axis, model.viewport)
    let frame = axis.frame(start: place, extent: 0, in: viewport)
    return axis.isVertical
      ? Vector(x: viewport.width / 2, y: frame.y) : Vector(x: frame.x, y: viewport.height / 2)
  }

  /// Where a card is seen, from the start of the viewport to its end.
  func span(of item: Int) -> ClosedRange<Double>? {
    guard let placement = scene.placements.first(where: { $0.item == item && $0.lap == 0 }) else {
      return nil
    }
    let start = start(of: placement)
    return start...start + model.axis.length(of: placement.frame.dimensions)
  }

  /// How far a card is open.
  func openness(of item: Int) -> Double { model.strip.openings.card(of: item)?.value ?? 0 }

  /// The cards that are open, or will be.
  var open: [Int] { model.strip.openings.all.filter(\.isOpen).map(\.item) }

  /// What was told of cards since signals were last emptied: the index of one that opens, -1 less for one that closes.
  var turns: [Int] {
    signals.compactMap {
      if case .expand(let item, let isOpen) = $0 { isOpen ? item : -1 - item } else { nil }
    }
  }
}
