#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The backdrop and the photographs of a viewer, with their fingers and frames.
///
/// All coordinates here start at the left, in both layout directions. Only the engine mirrors.
struct PhotoStage<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let viewer: PhotoViewerDriver<ID>
  let clock: DisplayClock
  let cover: PhotoSurfaceToken?
  /// The size of a cell in the grid; nil without a grid.
  let cellSize: Dimensions?
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @AccessibilityFocusState private var accessibilityFocus: Cell<ID>.Key?

  var body: some View {
    ZStack(alignment: .topLeading) {
      PhotoBackdrop(viewer: viewer)
      ForEach(viewer.photos, id: \.id) { photo in
        PhotoLayers(items: items, cell: photo, cellSize: cellSize)
          .environment(\.layoutDirection, direction)
          .background { PictureUpdates(viewer: viewer, cell: photo) }
          .modifier(PhotoPlacement(cell: photo))
          .modifier(PhotoAccessibility(cell: photo, viewer: viewer, focus: $accessibilityFocus))
          .transition(.identity)
      }
    }
    .modifier(ViewerFade(viewer: viewer))
    .onLatestChange(of: viewer.voiceOverFocus) { _, request in accessibilityFocus = request.key }
    // With a minimum, the frame has the proposed size; without one it would grow with a photograph that is zoomed.
    .frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .onLatestGeometry {
      $0.frame(in: .global).origin
    } action: {
      viewer.move(to: $0.vector)
    }
    .onLatestGeometry(\.size) {
      viewer.resize(to: Dimensions(width: $0.width, height: $0.height), of: cover)
    }
    .modifier(
      PointerGesture(
        clock: clock,
        precedence: GesturePrecedence(frame: { viewer.surface.frame }, takesAll: true)
      ) { viewer.handlePress($0, at: $1) }
    )
    .modifier(TapInput(isOn: viewer.photo != nil) { viewer.handleTap() })
    .modifier(
      PinchGesture(clock: clock, isOn: viewer.photo != nil) {
        viewer.magnify($0, scale: $1, at: $2, time: $3)
      }
    )
    .modifier(
      HoverInput(clock: clock, isOn: viewer.photo != nil) { viewer.handlePointer($0, at: $1) }
    )
    .modifier(FrameTicks(clock: clock))
  }
}

/// Fades the backdrop and the photographs together, as with reduced motion. A frame of a fade changes only this modifier.
private struct ViewerFade<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>

  func body(content: Content) -> some View {
    content.animation(nil) { $0.opacity(viewer.sceneOpacity) }
  }
}

/// The backdrop behind the photograph. It fades as the photograph is dragged away.
private struct PhotoBackdrop<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>

  var body: some View {
    Color.black
      .animation(nil) { $0.opacity(viewer.backdrop) }
      .ignoresSafeArea()
      .accessibilityHidden(true)
  }
}
#endif
