#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The cells in and near the window of a grid, where the engine has placed them. It is built again when other cells come near.
struct PhotoCells<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let driver: PhotoGridDriver<ID>
  @FocusState private var focus: ID?
  @AccessibilityFocusState private var voice: Cell<ID>.Key?
  @SwiftUI.Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack(alignment: .topLeading) {
      ScrollMark(top: driver.scroll.top)
      ForEach(driver.cells, id: \.id) { cell in
        Button {
          driver.open(cell.id.item, at: cell.index)
        } label: {
          PhotoImage(items: items, cell: cell, isFullScreen: false)
            .environment(\.layoutDirection, direction)
        }
        .buttonStyle(.plain)
        .focused($focus, equals: cell.id.item)
        .accessibilityValue(Text("\(cell.index + 1) of \(driver.count)"))
        .accessibilityFocused($voice, equals: cell.id)
        .modifier(PhotoPlace(cell: cell))
      }
    }
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: driver.extent.height, alignment: .topLeading)
    .onGeometryChange(for: GridSight.self) {
      GridSight($0)
    } action: {
      driver.look($0.viewport)
    }
    .onChange(of: driver.focus) { _, item in focus = item }
    .onChange(of: driver.listened) { _, listened in voice = listened.key }
    .onChange(of: focus) { _, item in follow(item) }
    .environment(\.layoutDirection, .leftToRight)
  }

  private func follow(_ item: ID?) {
    if let cell = driver.cells.first(where: { $0.id.item == item }) { driver.focus(on: cell) }
  }
}

/// A place that a grid can be scrolled to.
struct ScrollMark: View {
  static let id = "VitrineUI.ScrollMark"
  let top: Double

  var body: some View {
    Color.clear
      .frame(width: 1, height: 1)
      .id(Self.id)
      .padding(.top, max(0, top))
      .accessibilityHidden(true)
  }
}

/// What of a grid shows, and where it is, in the coordinates of its viewer.
private struct GridSight: Equatable, Sendable {
  private let frame: CGRect
  private let window: CGRect

  init(_ proxy: GeometryProxy) {
    #if os(iOS) || os(tvOS)
    frame = proxy.frame(in: .global)
    #else
    frame = proxy.frame(in: .photos)
    #endif
    window =
      proxy.bounds(of: .scrollView(axis: .vertical)) ?? CGRect(origin: .zero, size: proxy.size)
  }

  var viewport: Viewport {
    Viewport(
      dimensions: Dimensions(width: frame.width, height: frame.height),
      origin: Vector(x: frame.minX, y: frame.minY),
      window: Frame(x: window.minX, y: window.minY, width: window.width, height: window.height))
  }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space that a grid and its viewer share.
  static var photos: NamedCoordinateSpace { .named("VitrineUI.photos") }
}
#endif
