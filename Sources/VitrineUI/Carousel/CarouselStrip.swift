#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The items of a carousel that are in view or next to it. It is built again when other items come into view. A frame of
/// movement only reaches the modifiers of single cells.
struct CarouselStrip<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  /// The item that is current once there are items; nil for the first one.
  var first: ID?
  let driver: CarouselDriver<ID>
  let settings: CarouselSettings
  let axis: SwiftUI.Axis
  let direction: LayoutDirection
  @AccessibilityFocusState private var accessibilityFocus: Cell<ID>.Key?
  @FocusState private var focus: Cell<ID>.Key?

  var body: some View {
    StripLayout(
      axis: axis, limit: settings.rowHeight.map { CGFloat($0) }, ratio: settings.ratio,
      growsOnly: items.movementChangesSizes, missingItems: driver.missingItems,
      anchor: anchor, warn: driver.warnIfUnbounded
    ) {
      ForEach(cells, id: \.id) { cell in
        CellContent(items: items, cell: cell)
          .environment(\.layoutDirection, direction)
          .modifier(CellRatio(items: items, cell: cell, driver: driver))
          .modifier(CellMeasure(cell: cell, driver: driver, axis: axis, isOn: settings.isMeasured))
          .modifier(CellAccessibility(cell: cell, driver: driver, focus: $accessibilityFocus))
          .modifier(CellTaps(cell: cell, selectsFirst: settings.options[.tap] == 1))
          .modifier(CellFocus(cell: cell, driver: driver, focus: $focus, mode: settings.focus))
          .modifier(CellPlacement(cell: cell, drawing: settings.drawing))
          .modifier(CellAnchor(cell: cell, isOn: settings.isPlacedByLayout))
          .layoutValue(
            key: StripLayout.ItemNumber.self, value: driver.drawnItems.number(of: cell.id) ?? -1
          )
          // An item that leaves the view is gone, whatever the app animates.
          .transition(.identity)
      }
    }
    .onLatestChange(of: driver.voiceOverFocus) { _, request in
      accessibilityFocus = request.key
    }
    #if os(tvOS)
    .onLatestChange(of: driver.inputFocus) { _, request in focus = request.key }
    .onLatestChange(of: focus) { _, focus in driver.focus(on: focus) }
    #endif
  }

  /// The drawn cells, or the one that is laid out before them.
  private var cells: [Cell<ID>] {
    let drawn = driver.cells
    return driver.firstCell(of: items.ids, selected: first).map { [$0] } ?? drawn
  }

  private var anchor: StripAnchor? {
    guard settings.isPlacedByLayout else { return nil }
    return StripAnchor(
      settings.options, isReversed: axis == .horizontal && direction == .rightToLeft)
  }
}

/// Tells the layout which item is current, where it places items.
private struct CellAnchor<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let isOn: Bool

  func body(content: Content) -> some View {
    content.layoutValue(key: StripLayout.IsCurrent.self, value: isOn && cell.isCurrent)
  }
}

/// The content of an item. It is built again only when the carousel gets new items.
private struct CellContent<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  let cell: Cell<ID>

  var body: some View { items.content(of: cell) }
}

/// Reports the ratio of an item in view. Observable items can learn it late.
private struct CellRatio<Items: RandomAccessCollection, ID: Hashable, Content: View>: ViewModifier {
  let items: CarouselItems<Items, ID, Content>
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>

  func body(content: Self.Content) -> some View {
    if items.hasRatios {
      content.background { CellRatioReader(items: items, cell: cell, driver: driver) }
    } else {
      content
    }
  }
}

private struct CellRatioReader<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: CarouselItems<Items, ID, Content>
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>

  var body: some View {
    Color.clear
      .onLatestChange(of: items.ratio(of: cell), initial: true) { _, ratio in
        if let ratio { driver.setRatio(ratio, of: cell) }
      }
      .accessibilityHidden(true)
  }
}

/// Reports the length of an item's content.
private struct CellMeasure<ID: Hashable>: ViewModifier {
  let cell: Cell<ID>
  let driver: CarouselDriver<ID>
  let axis: SwiftUI.Axis
  let isOn: Bool

  func body(content: Content) -> some View {
    let isVertical = axis == .vertical
    content
      .fixedSize(horizontal: isOn && !isVertical, vertical: isOn && isVertical)
      .onLatestGeometry {
        ItemMeasurement(
          length: Double(isVertical ? $0.size.height : $0.size.width), isVertical: isVertical)
      } action: {
        driver.layoutCompleted()
        driver.measure(cell, $0)
      }
  }
}
#endif
