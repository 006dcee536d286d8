#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// What an item is to VoiceOver: one element, "3 of 9", from which one goes on and back. Items out of view, and second
/// drawings of an item, are none.
struct CellVoice<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>

  func body(content: Content) -> some View {
    if driver.kind == .expanding {
      named(content).accessibilityAction { driver.toggle(cell.id.item) }
    } else {
      named(content)
    }
  }

  private func named(_ content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .accessibilityValue(Text("\(cell.index + 1) of \(driver.progress.count)"))
      .accessibilityAdjustableAction { driver.step($0 == .increment ? 1 : -1) }
      .accessibilityHidden(cell.isCopy || !cell.isSeen)
  }
}
#endif
