#if canImport(SwiftUI)
public import SwiftUI
import Vitrine

/// A grid of square photographs. A tap lets one fly to the full screen; dragged away, it lands in its cell.
///
/// ```swift
/// PhotoGrid(photos, ratio: \.ratio, selection: $open) { photo, display in
///   AsyncImage(url: photo.url(for: display.size)) { $0.resizable() } placeholder: { Color.gray }
/// }
/// ```
/// The grid scrolls by itself and has views for what is near its window only, so a collection may be as large as it likes; it
/// is not copied. The content is asked for each photograph twice, for its cell and for the full screen, and fills the space it
/// is given: an image shall be resizable, whoever loads it.
///
/// The selection is the photograph that is open. Assigned within `withAnimation` it flies, assigned plainly it is open at
/// once, and while one is open, another one's page is turned to. It becomes nil with the decision to close, while the
/// photograph is still on its way. It can be caught at any moment.
///
/// On iOS and tvOS an open photograph covers the window, on the other systems the grid.
public struct PhotoGrid<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let items: PhotoItems<Items, ID, Content>
  private let selection: Binding<ID?>?
  @State private var unbound: ID?
  @State private var stage = PhotoStage<ID>()

  init(_ items: PhotoItems<Items, ID, Content>, selection: Binding<ID?>?) {
    self.items = items
    self.selection = selection
  }

  /// What it looks like.
  public var body: some View {
    let driver = stage.driver
    ScrollViewReader { reader in
      ScrollView {
        PhotoCells(items: items, driver: driver)
      }
      .onChange(of: driver.scroll) { reader.scrollTo(ScrollMark.id, anchor: .top) }
    }
    .modifier(PhotoKeys(driver: driver))
    .modifier(FrameTicks(clock: stage.clock))
    .modifier(PhotoCover(items: items, stage: stage))
    .coordinateSpace(.photos)
    .background {
      PhotoNews(items: items, selection: selection ?? $unbound, driver: driver)
    }
  }
}

/// What a photo grid keeps for as long as it is on screen.
@MainActor
final class PhotoStage<ID: Hashable> {
  let clock = DisplayClock()
  let viewerClock = DisplayClock()
  private(set) lazy var driver = PhotoGridDriver<ID>(clock: clock, viewerClock: viewerClock)
}
#endif
