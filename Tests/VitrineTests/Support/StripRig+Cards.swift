import Vitrine

extension Rig where Model == CarouselModel {
  /// A row of cards of 150 points, 250 when open, 20 apart, of which 600 points show.
  static func cards(
    _ count: Int = 12, options: [Option: Double] = [:], isRightToLeft: Bool = false,
    viewport: Double = 600
  ) -> StripRig {
    let isVertical = options[.axis] == 1
    let size = Dimensions(
      width: isVertical ? 250 : viewport, height: isVertical ? viewport : 250)
    return StripRig(
      [Double](repeating: 150, count: count), as: .expanding, options: options,
      isRightToLeft: isRightToLeft, viewport: size)
  }

  /// A mouse without a pressed button, `offset` points along the row.
  mutating func hover(_ offset: Double, at time: Double) {
    touch(.move, point(at: offset), finger: 9, device: .mouse, at: time)
  }

  /// The mouse leaves the row.
  mutating func leave(at time: Double) {
    touch(.leave, .zero, finger: 9, device: .mouse, at: time)
  }

  /// How far a card is open in the scene drawn last; 0 if it is not drawn.
  func openness(of item: Int) -> Double {
    scene.placements.first { $0.item == item && $0.lap == 0 }?.openness ?? 0
  }

  /// The cards that are open, or will be.
  var open: [Int] { record.expandedItems }

  /// The signals about cards since signals were last emptied: the index of a card that opens, or -1 minus the index of one
  /// that closes.
  var turns: [Int] {
    signals.compactMap {
      if case .expand(let item, let isOpen) = $0 { isOpen ? item : -1 - item } else { nil }
    }
  }
}
