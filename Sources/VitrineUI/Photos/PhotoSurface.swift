#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The full screen: the ground, the photographs on it and the controls around them, while something is open or on its way.
struct PhotoSurface<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let viewer: PhotoViewerDriver<ID>
  let clock: DisplayClock
  @SwiftUI.Environment(\.layoutDirection) private var direction
  @AccessibilityFocusState private var voice: Cell<ID>.Key?

  var body: some View {
    ZStack(alignment: .topLeading) {
      PhotoGround(viewer: viewer)
      ForEach(viewer.photos, id: \.id) { photo in
        PhotoImage(items: items, cell: photo, isFullScreen: true)
          .environment(\.layoutDirection, direction)
          .modifier(PhotoPlace(cell: photo))
          .modifier(PhotoVoice(cell: photo, viewer: viewer, focus: $voice))
      }
      if viewer.photo != nil { PhotoChrome(viewer: viewer) }
    }
    .onChange(of: viewer.listened) { _, listened in voice = listened.key }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .onGeometryChange(for: CGSize.self, of: \.size) {
      viewer.resize(to: Dimensions(width: $0.width, height: $0.height))
    }
    .modifier(HandGesture(clock: clock) { viewer.feel($0, at: $1) })
    .modifier(
      PinchGesture(clock: clock, isOn: viewer.photo != nil) {
        viewer.magnify($0, scale: $1, at: $2, time: $3)
      }
    )
    .modifier(
      HoverFeed(clock: clock, isOn: viewer.photo != nil) { viewer.feel($0, at: $1) }
    )
    .modifier(FrameTicks(clock: clock))
    .modifier(PhotoInput(viewer: viewer))
    .allowsHitTesting(viewer.photo != nil)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(viewer.photo == nil ? [] : .isModal)
    .accessibilityHidden(viewer.photo == nil)
    .accessibilityAction(.escape) { viewer.close(animated: true) }
    .accessibilityScrollAction { edge in turn(toward: edge) }
  }

  private func turn(toward edge: Edge) {
    switch edge {
    case .leading: viewer.adjust(by: -1)
    case .trailing: viewer.adjust(by: 1)
    case .top, .bottom: break
    }
  }
}

/// What lies behind the photograph, and fades as it is dragged away.
private struct PhotoGround<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>

  var body: some View {
    Color.black
      .opacity(viewer.backdrop * viewer.sceneOpacity)
      .ignoresSafeArea()
      .accessibilityHidden(true)
  }
}

/// The button that closes. A remote has one of its own.
private struct PhotoChrome<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>

  var body: some View {
    #if !os(tvOS)
    Button("Close", systemImage: "xmark") { viewer.close(animated: true) }
      .labelStyle(.iconOnly)
      .font(.title2)
      .foregroundStyle(.white)
      .padding()
      .opacity(viewer.controls * viewer.sceneOpacity)
      .allowsHitTesting(viewer.controls > 0)
    #endif
  }
}
#endif
