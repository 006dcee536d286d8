import Vitrine

/// The gestures of the views around an exhibit that can take over a drag.
struct Surroundings: OptionSet, Sendable {
  let rawValue: UInt8
  /// A scroll view or a page view that scrolls sideways.
  static let scrollsSideways = Surroundings(rawValue: 1)
  /// A scroll view that scrolls up and down.
  static let scrollsVertically = Surroundings(rawValue: 2)
  /// A page of a navigation stack that a drag anywhere in its content pops.
  static let pops = Surroundings(rawValue: 4)
  /// A sheet, or another view that a drag moves away.
  static let dismisses = Surroundings(rawValue: 8)
}

extension CarouselDriver {
  /// Whether a drag past an end of the strip belongs to the views around.
  ///
  /// A scroll view on the same axis takes over at both ends. A page and a sheet go in one direction, so they take over at the first item
  /// only. A loop has no ends.
  func yieldsAtEnds(in surroundings: Surroundings) -> Bool {
    let scrolls: Surroundings = isVertical ? .scrollsVertically : .scrollsSideways
    let goes: Surroundings = isVertical ? .dismisses : .pops
    return surroundings.contains(scrolls) || surroundings.contains(goes) && !steps.previous
  }

  /// Whether a scroll of a trackpad in a direction belongs to the strip, and not to the views around: whether a drag would.
  func takes(scroll direction: Vector, in surroundings: Surroundings) -> Bool {
    guard runs(along: direction) else { return false }
    return direction == .zero
      || exhibit.model.takesDrag(
        toward: direction, yieldingAtEnds: yieldsAtEnds(in: surroundings),
        at: exhibit.shown ?? exhibit.now)
  }
}
