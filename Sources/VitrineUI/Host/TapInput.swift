#if canImport(SwiftUI)
import SwiftUI

/// Taps that no view in a row of cards or photographs, or in an open photograph, takes. A button, and any gesture inside, has precedence.
struct TapInput: ViewModifier {
  let isOn: Bool
  let handleTap: @MainActor () -> Void

  func body(content: Content) -> some View {
    #if os(tvOS)
    // A remote taps the focused item.
    content
    #else
    content.gesture(TapGesture().onEnded { handleTap() }, including: isOn ? .all : .subviews)
    #endif
  }
}
#endif
