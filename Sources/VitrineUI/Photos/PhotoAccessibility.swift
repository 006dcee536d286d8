#if canImport(SwiftUI)
import SwiftUI

/// Makes the shown photograph one adjustable VoiceOver element with a value such as "3 of 9". Hides its neighbours.
struct PhotoAccessibility<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let viewer: PhotoViewerDriver<ID>
  let focus: AccessibilityFocusState<Cell<ID>.Key?>.Binding

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isImage)
      .accessibilityValue(Words.position(cell.index + 1, of: viewer.count))
      .accessibilityAdjustableAction { viewer.adjust(by: $0 == .increment ? 1 : -1) }
      .accessibilityHidden(cell !== viewer.photo)
      .accessibilityFocused(focus, equals: cell.id)
  }
}
#endif
