#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Keys, remote, crown, wheel and hover, where the system has them.
struct CarouselKeys<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    #if os(tvOS)
    remote(content)
    #else
    input(content.modifier(KeyFocusable()).focused($isFocused))
      .onLatestChange(of: isFocused) { _, isFocused in driver.setFocused(isFocused) }
    #endif
  }

  #if os(tvOS)
  /// A remote moves focus to visible items by itself. Move commands do it elsewhere, for example at the ends of a loop.
  private func remote(_ content: some View) -> some View {
    content
      .focusSection()
      .onMoveCommand { _ = driver.moveFocus(Key($0)) }
      .onPlayPauseCommand { driver.pause(!driver.isPaused) }
      .onExitCommand(perform: driver.expanded.isEmpty ? nil : { _ = driver.press(.escape) })
  }
  #elseif os(watchOS)
  private func input(_ content: some View) -> some View {
    content.modifier(CrownInput { driver.scroll(byCrown: $0) })
  }
  #else
  private func input(_ content: some View) -> some View {
    keys(content).modifier(
      WheelInput { wheel, time in
        driver.handleWheel(Wheel(delta: wheel.delta, isFocused: isFocused), at: time)
      })
  }
  #endif

  #if !os(tvOS) && !os(watchOS)
  private func keys(_ content: some View) -> some View {
    content
      .onKey(driver.handleKey)
      .focusEffectDisabled(driver.keyboardFocus == .pointer)
      .onHover { driver.setPauseReason(.hovered, $0) }
  }
  #endif
}
#endif
