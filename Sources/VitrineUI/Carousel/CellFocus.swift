#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Lets the focus of a remote come to an item, or to what is in it. On other systems the carousel as a whole has the keyboard,
/// and a ring shows on which card its keys act.
struct CellFocus<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let focus: FocusState<Cell<ID>.Key?>.Binding
  let look: CarouselFocus
  #if !os(tvOS)
  @SwiftUI.Environment(\.isFocused) private var isFocused
  #endif

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
    content.overlay {
      if isFocused, driver.hasKeys(cell) { FocusRing(placement: cell.placement) }
    }
    #endif
  }

  /// A closed card takes focus itself, or nobody could open it.
  private var takesFocus: Bool {
    let isClosed = driver.kind == .expanding && !driver.expanded.contains(cell.id.item)
    return !cell.isCopy && (look == .items || isClosed)
  }
}

#if !os(tvOS)
/// A ring within the edges of what is seen of a card.
private struct FocusRing: View {
  let placement: Placement

  var body: some View {
    RoundedRectangle(cornerRadius: placement.radii.topLeft)
      .stroke(.tint, lineWidth: 2 * Self.width)
      .clipShape(RoundedRectangle(cornerRadius: placement.radii.topLeft))
      .frame(width: placement.frame.width, height: placement.frame.height)
      .offset(x: placement.crop.left, y: placement.crop.top)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  /// Broad enough to be seen on a picture, in points.
  private static var width: CGFloat { 3 }
}
#endif
#endif
