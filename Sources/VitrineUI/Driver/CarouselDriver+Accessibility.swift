import Vitrine

/// Actions of VoiceOver.
extension CarouselDriver {
  /// The side of the view that VoiceOver scrolls toward.
  enum Side {
    case left, right, top, bottom
  }

  /// Scrolls one page toward a side, and announces the position at the end. Returns whether the strip runs in that direction.
  @discardableResult
  func scroll(toward side: Side) -> Bool {
    let isAlong = (side == .top || side == .bottom) == isVertical
    guard isAlong, ids.count > 0, press(isForward(side) ? .pageDown : .pageUp) else { return false }
    voiceOver.await(.position)
    return true
  }

  private func isForward(_ side: Side) -> Bool {
    side == .bottom || side == (environment.isRightToLeft ? .left : .right)
  }

  /// Selects the item at a distance from a cell, and moves VoiceOver to it. If there is no such item, announces the cell's
  /// position.
  func adjust(_ cell: Cell<ID>, by distance: Int) {
    let (count, index) = (ids.count, cell.index + distance)
    guard count > 1, options[.loop] == 1 || (0..<count).contains(index) else {
      return announce(.position(cell.index, of: count))
    }
    let item = ids.looped(index)
    voiceOver.await(ids[ifPresent: item].map { .element($0) })
    exhibit.handle(.select(item: item, animated: true))
  }

  /// Completes the pending request if the scene allows it.
  func fulfillAccessibilityRequest(in scene: ExhibitScene) {
    switch voiceOver.pending {
    case .position where !scene.isMoving:
      voiceOver.complete()
      guard ids.count > 0 else { return }
      announce(.position(scene.current, of: ids.count))
    case .element(let id):
      guard let cell = visibleCell(of: id) else { return }
      voiceOver.complete(movingTo: cell.id)
    default: break
    }
  }
}
