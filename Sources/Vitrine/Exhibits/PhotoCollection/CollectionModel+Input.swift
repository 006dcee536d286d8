/// The input that the present exhibit takes. Nothing here changes the collection.
extension CollectionModel {
  /// The photograph on which keys act.
  package var focused: Int { exhibits.drawn[exhibits.present].focused }

  /// The card that is open and does not move; nil without one.
  package var openCard: Int? {
    guard arrangement == .expanding, !isRearranging else { return nil }
    let cards = exhibits.drawn[exhibits.present].strip.styled.scroller.strip.expansions
    return cards.newest.flatMap { cards.card(of: $0)?.value == 1 ? $0 : nil }
  }

  /// Whether a tap that ended the present press would not act on a photograph.
  package var suppressesTap: Bool {
    exhibits.present > 0 && exhibits.drawn[exhibits.present].strip.suppressesTap
  }

  /// Returns the wheel event of a digital crown that scrolls a row by a number of photographs; nil for a grid, which the host scrolls.
  package func wheel(scrolling items: Double) -> Wheel? {
    exhibits.present > 0 ? exhibits.drawn[exhibits.present].strip.wheel(scrolling: items) : nil
  }

  /// Returns whether a drag in a direction belongs to the exhibit at a time, in seconds.
  package func takesDrag(toward direction: Vector, at time: Double) -> Bool {
    exhibits.present > 0
      && exhibits.drawn[exhibits.present].strip.takesDrag(
        toward: direction, yieldingAtEnds: false, at: time)
  }
}
