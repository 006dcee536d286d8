#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The full screen: the backdrop, the photographs and the controls, while a photograph is open or flying.
struct PhotoSurface<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let viewer: PhotoViewerDriver<ID>
  let clock: DisplayClock
  /// The cover that the surface fills, also outside the safe area; nil for a surface over other views.
  var cover: PhotoSurfaceToken?
  /// The size of a cell in the grid; nil without a grid.
  var cellSize: Dimensions?

  var body: some View {
    ZStack(alignment: .topLeading) {
      PhotoStage(items: items, viewer: viewer, clock: clock, cover: cover, cellSize: cellSize)
        .ignoresSafeArea(.all, edges: cover == nil ? [] : .all)
      if let photo = viewer.photo {
        PhotoControls(viewer: viewer, id: photo.id.item)
        #if !os(tvOS)
        PhotoDetailsPanel(viewer: viewer, clock: clock, id: photo.id.item)
        #endif
      }
    }
    .modifier(PhotoInput(viewer: viewer))
    .modifier(ScreenControls(viewer: viewer))
    .modifier(EngineMotion())
    .allowsHitTesting(viewer.photo != nil)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(viewer.photo == nil ? [] : .isModal)
    .accessibilityHidden(viewer.photo == nil)
    .accessibilityAction(.escape) { viewer.close(animated: true) }
    .accessibilityScrollAction { edge in showPage(toward: edge) }
  }

  private func showPage(toward edge: Edge) {
    switch edge {
    case .leading: viewer.adjust(by: -1)
    case .trailing: viewer.adjust(by: 1)
    case .top, .bottom: break
    }
  }
}

/// The app's overlays and the toolbar, within the safe area. A remote has its own button to close.
private struct PhotoControls<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>
  let id: ID

  var body: some View {
    ZStack(alignment: .topLeading) {
      // The state of the app's views belongs to one photograph.
      PhotoOverlays(id: id, warnings: viewer.warnings).transition(.identity).id(id)
      #if !os(tvOS)
      PhotoToolbar(id: id, warnings: viewer.warnings, toggleDetails: viewer.toggleDetails) {
        viewer.close(animated: true)
      }
      #endif
    }
    // They lie on the dark backdrop.
    .environment(\.colorScheme, .dark)
    .animation(nil) { $0.opacity(viewer.controls * viewer.sceneOpacity) }
    .allowsHitTesting(viewer.controls > 0)
  }
}
#endif
