#if canImport(SwiftUI)
import SwiftUI

/// What a photograph on the full screen is to VoiceOver: one element, "3 of 9", from which one goes on and back. Those beside
/// it are none.
struct PhotoVoice<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let viewer: PhotoViewerDriver<ID>
  let focus: AccessibilityFocusState<Cell<ID>.Key?>.Binding

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isImage)
      .accessibilityValue(Text("\(cell.index + 1) of \(viewer.count)"))
      .accessibilityAdjustableAction { viewer.adjust(by: $0 == .increment ? 1 : -1) }
      .accessibilityHidden(cell !== viewer.photo)
      .accessibilityFocused(focus, equals: cell.id)
  }
}
#endif
