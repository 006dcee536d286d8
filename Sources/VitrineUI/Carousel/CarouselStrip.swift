#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The items of a carousel that are in view or next to it. It is built again when other items come into view, not when they
/// move: a frame reaches the modifiers of single cells alone.
struct CarouselStrip<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  let driver: CarouselDriver<ID>
  let settings: CarouselSettings
  let axis: SwiftUI.Axis
  let direction: LayoutDirection
  @AccessibilityFocusState private var voice: Cell<ID>.Key?
  @FocusState private var focus: Cell<ID>.Key?

  var body: some View {
    StripLayout(axis: axis, row: settings.row.map { CGFloat($0) }, warn: driver.lie) {
      ForEach(driver.cells, id: \.id) { cell in
        CellContent(items: items, cell: cell)
          .environment(\.layoutDirection, direction)
          .modifier(CellMeasure(cell: cell, driver: driver, axis: axis, isOn: settings.isMeasured))
          .modifier(CellVoice(cell: cell, driver: driver, focus: $voice))
          .modifier(CellFocus(cell: cell, driver: driver, focus: $focus, look: settings.focus))
          .modifier(CellPlace(cell: cell, axis: axis, look: settings.look))
      }
    }
    .onChange(of: driver.listened) { _, listened in voice = listened.key }
    #if os(tvOS)
    .onChange(of: driver.focused) { _, focused in focus = focused.key }
    .onChange(of: focus) { _, focus in driver.focus(on: focus) }
    #endif
  }
}

/// What an item looks like: built once, and again only when the carousel was given its items anew.
private struct CellContent<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  let cell: Cell<ID>

  var body: some View { items.content(of: cell) }
}

/// Tells how long an item wants to be.
private struct CellMeasure<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let axis: SwiftUI.Axis
  let isOn: Bool

  func body(content: Content) -> some View {
    let isVertical = axis == .vertical
    content
      .fixedSize(horizontal: isOn && !isVertical, vertical: isOn && isVertical)
      .onGeometryChange(for: CGFloat.self) {
        isVertical ? $0.size.height : $0.size.width
      } action: {
        if isOn { driver.measure(cell, $0) }
      }
  }
}
#endif
