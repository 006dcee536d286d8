#if canImport(SwiftUI)
import SwiftUI

/// Lets a view with arrow keys have keyboard focus.
///
/// On the Mac and the iPad, a view takes a click or the Tab key as a text field does, whatever the setting for keyboard navigation:
/// developer.apple.com/documentation/swiftui/focusinteractions/edit
struct KeyFocusable: ViewModifier {
  var isOn = true

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content.focusable(isOn)
    #else
    content.focusable(isOn, interactions: .edit)
    #endif
  }
}
#endif
