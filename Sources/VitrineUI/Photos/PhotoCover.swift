#if canImport(SwiftUI)
import SwiftUI

/// Puts the viewer of a grid over the window on systems with transparent full-screen covers, and over the grid on others.
struct PhotoCover<Items: RandomAccessCollection, ID: Hashable, Content: View>: ViewModifier {
  let items: PhotoItems<Items, ID, Content>
  let storage: PhotoStorage<ID>
  #if EXECUTES_VIEWS
  /// Tests of the views try both kinds of systems.
  @SwiftUI.Environment(\.hasFullScreenCovers) private var hasFullScreenCovers
  #endif

  func body(content: Self.Content) -> some View {
    #if os(macOS) || os(watchOS) || os(visionOS)
    content.modifier(GridCover(items: items, storage: storage))
    #elseif EXECUTES_VIEWS
    if hasFullScreenCovers {
      content.modifier(WindowCover(items: items, storage: storage))
    } else {
      content.modifier(GridCover(items: items, storage: storage))
    }
    #else
    content.modifier(WindowCover(items: items, storage: storage))
    #endif
  }
}

#if os(macOS) || os(watchOS) || os(visionOS) || EXECUTES_VIEWS
/// Puts the viewer over the grid.
private struct GridCover<Items: RandomAccessCollection, ID: Hashable, Content: View>: ViewModifier {
  let items: PhotoItems<Items, ID, Content>
  let storage: PhotoStorage<ID>

  func body(content: Self.Content) -> some View {
    content.overlay {
      PhotoSurface(
        items: items, viewer: storage.driver.viewer, clock: storage.viewerClock,
        cellSize: storage.driver.cellSize)
    }
  }
}
#endif

#if !os(macOS) && !os(watchOS) && !os(visionOS)
/// Puts the viewer over the window.
private struct WindowCover<Items: RandomAccessCollection, ID: Hashable, Content: View>: ViewModifier
{
  let items: PhotoItems<Items, ID, Content>
  let storage: PhotoStorage<ID>
  @State private var isShown = false

  func body(content: Self.Content) -> some View {
    content
      .onAppear(perform: connect)
      .fullScreenCover(isPresented: $isShown) {
        CoverContent(items: items, driver: storage.driver, clock: storage.viewerClock)
      }
  }

  /// Lets the viewer show and hide the cover, without an animation, because the engine animates the flight. The closure holds
  /// the binding only: one that held the view would keep the driver that holds the closure.
  private func connect() {
    let viewer = storage.driver.viewer
    viewer.onPresent = { [isShown = $isShown] isPresented in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isShown.wrappedValue = isPresented }
    }
    viewer.onPresent(viewer.isPresented)
  }
}

/// The content of one cover. Each cover is a surface of its own, whose size comes late.
private struct CoverContent<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let driver: PhotoGridDriver<ID>
  let clock: DisplayClock
  @State private var token = PhotoSurfaceToken()

  var body: some View {
    PhotoSurface(
      items: items, viewer: driver.viewer, clock: clock, cover: token, cellSize: driver.cellSize
    )
    .modifier(CoverAppearance(viewer: driver.viewer))
    .onAppear { driver.viewer.add(token) }
    .onDisappear { driver.viewer.remove(token) }
  }
}
#endif
#endif
