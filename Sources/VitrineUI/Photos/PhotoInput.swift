#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Keys, remote, crown and wheel of a viewer. They change pages and close it.
struct PhotoInput<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>
  @FocusState private var isFocused: Bool
  #if os(watchOS)
  @State private var crown = 0.0
  #endif

  func body(content: Content) -> some View {
    input(content.modifier(KeyFocusable(isOn: viewer.photo != nil)).focused($isFocused))
      .onChange(of: viewer.photo != nil, initial: true) { _, isOpen in isFocused = isOpen }
  }

  #if os(tvOS)
  private func input(_ content: some View) -> some View {
    content
      .onMoveCommand { _ = viewer.press(Key($0)) }
      .onExitCommand { viewer.close(animated: true) }
  }
  #elseif os(watchOS)
  private func input(_ content: some View) -> some View {
    content
      .digitalCrownRotation(
        $crown, from: -Self.crownLimit, through: Self.crownLimit, sensitivity: .low
      )
      .onChange(of: crown) { old, new in scroll(byPages: new - old) }
  }

  /// More turns than a person makes.
  private static var crownLimit: Double { 100_000 }

  private func scroll(byPages pages: Double) {
    let width = viewer.photo?.placement.box.width ?? 0
    _ = viewer.handleWheel(Wheel(delta: Vector(x: pages * width, y: 0)))
  }
  #else
  private func input(_ content: some View) -> some View {
    content
      .focusEffectDisabled()
      .modifier(WheelInput { viewer.handleWheel($0, at: $1) })
      .onKeyPress(keys: Set(Key.equivalents.keys)) { press in
        Key(press).map(viewer.press) == true ? .handled : .ignored
      }
  }
  #endif
}
#endif
