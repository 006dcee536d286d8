#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Makes an item one adjustable VoiceOver element with a value such as "3 of 9". Hides items out of view and copies.
struct CellAccessibility<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let focus: AccessibilityFocusState<Cell<ID>.Key?>.Binding

  func body(content: Content) -> some View {
    if driver.kind == .plain {
      element(content)
    } else {
      element(content).accessibilityAction { driver.activate(cell) }
    }
  }

  private func element(_ content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .accessibilityValue(value)
      .accessibilityAdjustableAction { driver.adjust(cell, by: $0 == .increment ? 1 : -1) }
      .accessibilityHidden(cell.isCopy || !cell.isSeen)
      .accessibilityFocused(focus, equals: cell.id)
  }

  private var value: Text {
    let (number, count) = (cell.index + 1, driver.progress.count)
    let isOpen = driver.kind == .expanding && driver.expanded.contains(cell.id.item)
    return Words.position(number, of: count, isOpen: isOpen)
  }
}
#endif
