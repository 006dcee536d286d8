#if canImport(SwiftUI)
import SwiftUI

/// Puts the viewer of a grid over the window, where a system has full-screen covers that let what is below show through, and
/// else over the grid.
struct PhotoCover<Items: RandomAccessCollection, ID: Hashable, Content: View>: ViewModifier {
  let items: PhotoItems<Items, ID, Content>
  let stage: PhotoStage<ID>
  #if os(iOS) || os(tvOS)
  @State private var isShown = false
  #endif

  func body(content: Self.Content) -> some View {
    #if os(iOS) || os(tvOS)
    let viewer = stage.driver.viewer
    content
      .onChange(of: viewer.photo != nil, initial: true) { _, isOpen in show(isOpen) }
      .fullScreenCover(isPresented: $isShown) {
        surface
          .ignoresSafeArea()
          .presentationBackground(.clear)
          .onDisappear { viewer.close(animated: false) }
      }
    #else
    content.overlay { surface }
    #endif
  }

  private var surface: some View {
    PhotoSurface(items: items, viewer: stage.driver.viewer, clock: stage.viewerClock)
  }

  #if os(iOS) || os(tvOS)
  /// The flight is the engine's: the cover itself comes and goes without any.
  private func show(_ isOpen: Bool) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { isShown = isOpen }
  }
  #endif
}
#endif
