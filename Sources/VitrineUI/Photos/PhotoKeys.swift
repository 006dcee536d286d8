#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The keys that move through a grid. A remote moves focus without them.
struct PhotoKeys<ID: Hashable>: ViewModifier {
  let driver: PhotoGridDriver<ID>

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    content.onKeyPress(keys: Set(Key.equivalents.keys)) { press in
      Key(press).map(driver.press) == true ? .handled : .ignored
    }
    #endif
  }
}
#endif
