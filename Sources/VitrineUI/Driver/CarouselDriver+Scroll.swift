import Vitrine

extension CarouselDriver {
  /// Where a screen reader asks to scroll to.
  enum Side {
    case left, right, top, bottom
  }

  /// Goes one item toward a side of the view; whether the strip runs that way.
  @discardableResult
  func scroll(toward side: Side) -> Bool {
    let key: Key =
      switch side {
      case .left: .left
      case .right: .right
      case .top: .up
      case .bottom: .down
      }
    return press(key)
  }
}
