#if canImport(SwiftUI)
import SwiftUI

/// Puts the viewer of a grid over the window on systems with transparent full-screen covers, and over the grid on others.
struct PhotoCover<Items: RandomAccessCollection, ID: Hashable, Content: View>: ViewModifier {
  let items: PhotoItems<Items, ID, Content>
  let storage: PhotoStorage<ID>
  #if !os(macOS) && !os(watchOS) && !os(visionOS)
  @State private var isShown = false
  #endif

  func body(content: Self.Content) -> some View {
    #if os(macOS) || os(watchOS) || os(visionOS)
    content.overlay {
      PhotoSurface(
        items: items, viewer: storage.driver.viewer, clock: storage.viewerClock,
        cellSize: storage.driver.cellSize)
    }
    #else
    content
      .onChange(of: storage.driver.viewer.isPresented, initial: true) { _, isPresented in
        show(isPresented)
      }
      .fullScreenCover(isPresented: $isShown) {
        CoverContent(items: items, driver: storage.driver, clock: storage.viewerClock)
      }
    #endif
  }

  #if !os(macOS) && !os(watchOS) && !os(visionOS)
  /// Shows or hides the cover without an animation, because the engine animates the flight.
  private func show(_ isPresented: Bool) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { isShown = isPresented }
  }
  #endif
}

#if !os(macOS) && !os(watchOS) && !os(visionOS)
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
    .presentationBackground(.clear)
    .onAppear { driver.viewer.add(token) }
    .onDisappear { driver.viewer.remove(token) }
  }
}
#endif
#endif
