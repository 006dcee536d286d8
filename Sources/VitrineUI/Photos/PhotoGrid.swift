#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A grid of square photographs. A tapped photograph flies to the full screen; dragged away, it lands in its cell.
///
/// ```swift
/// PhotoGrid(photos, aspectRatio: \.ratio, selection: $open) { photo, display in
///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { display.placeholder }
/// }
/// ```
/// The grid has its own scroll view, and creates views only for the cells near its window. The collection is not copied and can
/// have any size. The content closure is called for each photograph twice, for its cell and for the full screen, where the
/// content of the cell lies beneath until the large image has loaded. The content must fill its space, so make images resizable.
///
/// The selection is the open photograph. An assignment within `withAnimation` lets the photograph fly; a plain assignment opens
/// it without animation. If no photograph has the id, it opens once the collection has it. While a photograph is open, another
/// assignment shows that photograph's page. The selection becomes nil at the decision to close, before the photograph has landed.
/// A finger can catch the photograph at any time.
///
/// An open photograph covers the window on iOS and tvOS, and the grid on the other systems.
public struct PhotoGrid<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: PhotoItems<Items, ID, Content>
  private let selection: Binding<ID?>?
  @State private var unbound: ID?
  @State private var storage = PhotoStorage<ID>()
  @SwiftUI.Environment(\.vitrineRecording) private var recording

  init(_ items: PhotoItems<Items, ID, Content>, selection: Binding<ID?>?) {
    self.items = items
    self.selection = selection
  }

  /// The content of the view.
  public var body: some View {
    let driver = storage.driver.recorded(in: recording)
    ScrollViewReader { reader in
      ScrollView {
        PhotoCells(items: items, driver: driver)
      }
      .modifier(ColumnsInput(driver: driver, clock: storage.clock))
      .onLatestChange(of: driver.scroll) { _, _ in reader.scrollTo(ScrollAnchor.id, anchor: .top) }
    }
    .modifier(PhotoScrubber(driver: driver))
    .modifier(PhotoKeys(driver: driver))
    .modifier(FrameTicks(clock: storage.clock))
    .modifier(EngineMotion())
    .geometryGroup()
    .modifier(PhotoCover(items: items, storage: storage))
    .coordinateSpace(.photos)
    .background {
      PhotoUpdates(items: items, selection: selection ?? $unbound, driver: driver)
    }
  }
}

/// The objects that a photo grid, or a viewer without a grid, keeps while it is on screen.
@MainActor
final class PhotoStorage<ID: Hashable> {
  let clock = DisplayClock()
  let viewerClock = DisplayClock()
  private(set) lazy var driver = PhotoGridDriver<ID>(
    clock: clock, viewerClock: viewerClock, showsCells: showsCells)
  private let showsCells: Bool

  init(showsCells: Bool = true) { self.showsCells = showsCells }
}
#endif
