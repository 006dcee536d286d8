#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Keys, remote, crown and wheel of a viewer. They change pages and close it.
struct PhotoInput<ID: Hashable>: ViewModifier {
  let viewer: PhotoViewerDriver<ID>
  @FocusState private var isFocused: Bool
  @SwiftUI.Environment(\.photoDetails) private var details

  func body(content: Content) -> some View {
    input(content.modifier(KeyFocusable(isOn: viewer.photo != nil)).focused($isFocused))
      .onLatestChange(of: viewer.photo != nil, initial: true) { _, isOpen in isFocused = isOpen }
  }

  #if os(tvOS)
  private func input(_ content: some View) -> some View {
    content
      .onMoveCommand { _ = viewer.press(Key($0)) }
      .onExitCommand { viewer.close(animated: true) }
  }
  #elseif os(watchOS)
  private func input(_ content: some View) -> some View {
    content.modifier(CrownInput { viewer.scroll(byPages: $0) })
  }
  #else
  private func input(_ content: some View) -> some View {
    content
      .focusEffectDisabled()
      .modifier(WheelInput { viewer.handleWheel($0, at: $1) })
      .onKey(viewer.press)
      .onKeyPress(keys: [KeyEquivalent("i"), KeyEquivalent("I")]) { press in
        guard details != nil, viewer.photo != nil,
          press.modifiers.isDisjoint(with: [.command, .control, .option])
        else { return .ignored }
        viewer.toggleDetails()
        return .handled
      }
  }
  #endif
}
#endif
