import Vitrine

/// What a screen reader asks for.
extension CarouselDriver {
  /// Where a screen reader asks to scroll to.
  enum Side {
    case left, right, top, bottom
  }

  /// What is still to be answered.
  enum Question: Equatable {
    /// Where a scroll ends.
    case place
    /// Where the element is that shall be listened to next, once it is in view.
    case element(ID)
  }

  /// Goes as far toward a side of the view as it shows, and says where that ends; whether the strip runs that way.
  @discardableResult
  func scroll(toward side: Side) -> Bool {
    let isAlong = (side == .top || side == .bottom) == isVertical
    guard isAlong, press(isOnward(side) ? .pageDown : .pageUp) else { return false }
    question = .place
    return true
  }

  private func isOnward(_ side: Side) -> Bool {
    side == .bottom || side == (environment.isRightToLeft ? .left : .right)
  }

  /// Brings the item that is so many on from a cell, and lets it be listened to next; says so where there is none.
  func adjust(_ cell: Cell<ID>, by distance: Int) {
    let (count, there) = (roster.count, cell.index + distance)
    guard count > 1, options[.loop] == 1 || (0..<count).contains(there) else {
      return noticed(.place(cell.index, of: count))
    }
    let item = ((there % count) + count) % count
    question = .element(roster[item])
    exhibit.handle(.select(item: item, animated: true))
  }

  /// Answers what was asked, as soon as it can be.
  func answer(_ scene: ExhibitScene) {
    switch question {
    case .place where !scene.isMoving:
      question = nil
      noticed(.place(scene.current, of: roster.count))
    case .element(let id):
      guard let cell = seen(id) else { return }
      question = nil
      listened.go(to: cell.id)
    default: break
    }
  }
}
