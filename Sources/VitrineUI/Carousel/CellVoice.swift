#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// What an item is to VoiceOver: one element, "3 of 9", from which one goes on and back. Items out of view, and second
/// drawings of an item, are none.
struct CellVoice<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let focus: AccessibilityFocusState<Cell<ID>.Key?>.Binding

  func body(content: Content) -> some View {
    if driver.kind == .looping {
      named(content)
    } else {
      named(content).accessibilityAction { driver.activate(cell) }
    }
  }

  private func named(_ content: Content) -> some View {
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
    return isOpen ? Text("\(number) of \(count), open") : Text("\(number) of \(count)")
  }
}
#endif
