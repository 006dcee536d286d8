#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// With `.carouselTap(.select)`, lets only the current item receive taps, on systems where the engine cannot take a tap from a
/// button. A tap on another item reaches the carousel.
struct CellTaps<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let selectsFirst: Bool

  func body(content: Content) -> some View {
    content.allowsHitTesting(!selectsFirst || cell.isCurrent)
  }
}
#endif
