#if EXECUTES_VIEWS
import SwiftUI

@testable import VitrineUI

/// What only the window on Linux shows of strips.
extension MountedCarousel {
  /// The items that are at least partly in view.
  var shown: [DrawnView] { window.drawn.filter { !$0.visible.isEmpty } }
}

extension MountedCards {
  /// The visible part of a card.
  func card(_ number: Int) -> CGRect? { window.drawn("poster \(number)").first?.visible }
}

extension MountedPhotographs {
  /// The gap between two photographs that are side by side.
  var gap: CGFloat? {
    guard let first = window.drawn("0").first, let second = window.drawn("1").first else {
      return nil
    }
    return second.visible.minX - first.visible.maxX
  }
}
#endif
