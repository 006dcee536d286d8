#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Lets the focus of a remote come to an item, or to what is in it. On other systems the carousel as a whole has the keyboard.
struct CellFocus<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let focus: FocusState<Cell<ID>.Key?>.Binding
  let look: CarouselFocus

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
      .focusable(takesFocus)
      .focused(focus, equals: cell.id)
      .gesture(
        TapGesture().onEnded { driver.activate(cell) }, including: takesFocus ? .all : .subviews
      )
      .disabled(cell.isCopy)
    #else
    content
    #endif
  }

  /// A closed card takes focus itself, or nobody could open it.
  private var takesFocus: Bool {
    let isClosed = driver.kind == .expanding && !driver.expanded.contains(cell.id.item)
    return !cell.isCopy && (look == .items || isClosed)
  }
}
#endif
