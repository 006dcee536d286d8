#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The cells in and near the window of a grid, at the positions from the engine. It is built again when other cells come near.
struct PhotoCells<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let driver: PhotoGridDriver<ID>
  /// Whether the photographs can be in rows, which depend on their ratios and bring the one that VoiceOver reads into view. A grid is
  /// scrolled by the platform.
  var hasRows = false
  @FocusState private var focus: ID?
  @AccessibilityFocusState private var accessibilityFocus: Cell<ID>.Key?
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @SwiftUI.Environment(\.photoSections) private var sections
  @SwiftUI.Environment(\.photoOptions) private var options

  var body: some View {
    ZStack(alignment: .topLeading) {
      ScrollAnchor(top: driver.scroll.top)
      PhotoHeadings(driver: driver, direction: direction)
      layer(.main)
      if driver.isChangingColumns {
        layer(.covering).transition(.identity)
        layer(.front).transition(.identity)
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .animation(nil) { $0.frame(height: driver.dimensions.height, alignment: .topLeading) }
    .modifier(GridMeasure(driver: driver))
    .onLatestChange(of: driver.focus) { _, item in focus = item }
    .onLatestChange(of: driver.voiceOverFocus) { _, request in accessibilityFocus = request.key }
    .onLatestChange(of: focus) { _, item in follow(item) }
    .modifier(
      VoiceOverFollower(cell: hasRows ? accessibilityFocus : nil, driver: driver)
    )
    .environment(\.layoutDirection, .leftToRight)
  }

  private func layer(_ layer: CellLayer) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(driver.cells(of: layer), id: \.id) { button(of: $0) }
    }
    .modifier(ColumnsLayer(layer: layer, driver: driver))
  }

  private func button(of cell: Cell<ID>) -> some View {
    Button {
      driver.activate(cell)
    } label: {
      PhotoImage(items: items, cell: cell, isFullScreen: false)
        .environment(\.layoutDirection, direction)
        .modifier(PhotoFocus(cell: cell, driver: driver))
        .background {
          if hasRows || options.needsRatios {
            RatioUpdates(items: items, cell: cell, driver: driver)
          }
        }
    }
    .buttonStyle(.plain)
    .focused($focus, equals: cell.id.item)
    .accessibilityValue(Words.position(cell.index + 1, of: driver.count))
    .accessibilityFocused($accessibilityFocus, equals: cell.id)
    .accessibilityHidden(cell.isCopy || cell.hasLeft)
    .allowsHitTesting(!cell.hasLeft)
    // After its heading, which lies between two photographs.
    .accessibilitySortPriority(sections.lists.isEmpty ? 0 : -Double(cell.index) - 0.5)
    .modifier(PhotoPlacement(cell: cell))
    .transition(.identity)
  }

  private func follow(_ item: ID?) {
    if let cell = driver.cells.first(where: { $0.id.item == item }) { driver.focus(on: cell) }
  }
}

/// Brings the cell of a row that VoiceOver reads into view.
private struct VoiceOverFollower<ID: Hashable>: ViewModifier {
  /// The cell; nil if VoiceOver reads none, or if the photographs are always in a grid.
  let cell: Cell<ID>.Key?
  let driver: PhotoGridDriver<ID>

  func body(content: Content) -> some View {
    content.onLatestChange(of: cell) { _, cell in driver.follow(voiceOver: cell) }
  }
}

/// The view to which a grid scrolls.
struct ScrollAnchor: View {
  static let id = "VitrineUI.ScrollAnchor"
  let top: Double

  var body: some View {
    Color.clear
      .frame(width: 1, height: 1)
      .id(Self.id)
      .animation(nil) { $0.padding(.top, max(0, top)) }
      .accessibilityHidden(true)
  }
}
#endif
