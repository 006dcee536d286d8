#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Lets a remote focus an item, or the views in it. On other systems the carousel as a whole has keyboard focus, and a ring
/// marks the card that its keys act on.
struct CellFocus<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let focus: FocusState<Cell<ID>.Key?>.Binding
  let mode: CarouselFocus

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
      .focusable(isFocusable)
      .focused(focus, equals: cell.id)
      .modifier(RemoteFocus(isFocused: isFocusable && focus.wrappedValue == cell.id))
      .gesture(
        TapGesture().onEnded { driver.activate(cell) }, including: isFocusable ? .all : .subviews
      )
      .disabled(cell.isCopy)
    #else
    content
      .overlay {
        if driver.hasKeyFocus(cell) { FocusRing(edge: CropShape(cell.stripPlacement)) }
      }
      #if os(visionOS)
    // A tap acts on these as on a button, so they are highlighted like one when a person looks at them.
    .hoverEffect(.automatic, isEnabled: driver.kind != .plain)
      #endif
    #endif
  }

  #if os(tvOS)
  private var isFocusable: Bool { driver.isFocusable(cell, asItem: mode == .items) }
  #endif
}

#if os(tvOS)
/// Raises the item that a remote has focused. The space that it needs is that of the scale effect.
private struct RemoteFocus: ViewModifier {
  let isFocused: Bool

  func body(content: Content) -> some View {
    content
      .scaleEffect(isFocused ? 1.06 : 1)
      .shadow(color: .black.opacity(isFocused ? 0.4 : 0), radius: 12, y: 8)
      .animation(.easeOut(duration: 0.15), value: isFocused)
  }
}
#endif
#endif
