#if canImport(SwiftUI)
import SwiftUI
import Vitrine

#if os(macOS)
import AppKit
#endif

/// The keys that move through a grid. A remote moves focus without them.
///
/// The grid as a whole takes keyboard focus, because a button takes it only where the person has set so.
struct PhotoKeys<ID: Hashable>: ViewModifier {
  let driver: PhotoGridDriver<ID>
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    content
      .modifier(KeyFocusable())
      .focused($isFocused)
      // The grid marks a cell instead of itself.
      .focusEffectDisabled()
      .onKey(driver.handleKey)
      .onLatestChange(of: isFocused) { _, isFocused in
        driver.setFocused(isFocused, byPointer: Self.isClick)
      }
      .onAppear {
        driver.onFocusRequest = { [isFocused = $isFocused] in isFocused.wrappedValue = true }
      }
    #endif
  }

  #if !os(tvOS) && !os(watchOS)
  /// Whether a click has just given the focus. On the iPad, a tap on a button gives none.
  private static var isClick: Bool {
    #if os(macOS)
    NSApplication.shared.currentEvent.map { [.leftMouseDown, .leftMouseUp].contains($0.type) }
      ?? false
    #else
    false
    #endif
  }
  #endif
}

/// Marks the cell of a grid on which keys act.
struct PhotoFocus<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: PhotoGridDriver<ID>

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #else
    content.overlay {
      if driver.hasKeyFocus(cell) {
        FocusRing(edge: CropShape(crop: cell.placement.crop, radii: cell.placement.radii))
      }
    }
    #endif
  }
}
#endif
