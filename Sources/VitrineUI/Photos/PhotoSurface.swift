#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// The full screen: the ground, the photograph on it and the controls around it, while something is open or on its way.
struct PhotoSurface<Items: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let items: PhotoItems<Items, ID, Content>
  let viewer: PhotoViewerDriver<ID>
  let clock: DisplayClock
  @SwiftUI.Environment(\.layoutDirection) private var direction

  var body: some View {
    ZStack(alignment: .topLeading) {
      PhotoGround(viewer: viewer)
      if let photo = viewer.photo {
        PhotoImage(items: items, cell: photo, isFullScreen: true)
          .environment(\.layoutDirection, direction)
          .modifier(PhotoPlace(cell: photo))
          .id(photo.id)
        PhotoChrome(viewer: viewer)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .environment(\.layoutDirection, .leftToRight)
    .contentShape(Rectangle())
    .onGeometryChange(for: CGSize.self, of: \.size) {
      viewer.resize(to: Dimensions(width: $0.width, height: $0.height))
    }
    .modifier(HandGesture(clock: clock) { viewer.feel($0, at: $1) })
    .modifier(FrameTicks(clock: clock))
    .modifier(PhotoEscape(viewer: viewer))
    .allowsHitTesting(viewer.photo != nil)
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(viewer.photo == nil ? [] : .isModal)
    .accessibilityHidden(viewer.photo == nil)
    .accessibilityAction(.escape) { viewer.close(animated: true) }
  }
}

/// What lies behind the photograph, and fades as it is dragged away.
private struct PhotoGround<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>

  var body: some View {
    Color.black
      .opacity(viewer.ground * viewer.veil)
      .ignoresSafeArea()
      .accessibilityHidden(true)
  }
}

/// The button that closes; anything else that is tapped closes as well.
private struct PhotoChrome<ID: Hashable>: View {
  let viewer: PhotoViewerDriver<ID>

  var body: some View {
    Button("Close", systemImage: "xmark") { viewer.close(animated: true) }
      .labelStyle(.iconOnly)
      .font(.title2)
      .foregroundStyle(.white)
      .padding()
      .opacity(viewer.chrome * viewer.veil)
  }
}

/// The keys that close: Escape on a keyboard, Menu on a remote.
private struct PhotoEscape<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    #if os(tvOS)
    content.onExitCommand { viewer.close(animated: true) }
    #elseif os(watchOS)
    content
    #else
    content
      .focusable(viewer.photo != nil)
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(.escape) { viewer.press(.escape) ? .handled : .ignored }
      .onChange(of: viewer.photo != nil, initial: true) { _, isOpen in isFocused = isOpen }
    #endif
  }
}
#endif
