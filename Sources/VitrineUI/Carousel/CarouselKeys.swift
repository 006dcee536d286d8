#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Keys, remote, crown, wheel and hover: whatever of them a system has.
struct CarouselKeys<ID: Hashable>: ViewModifier {
  let driver: CarouselDriver<ID>
  @FocusState private var isFocused: Bool
  #if os(watchOS)
  @State private var crown = 0.0
  #endif

  func body(content: Content) -> some View {
    #if os(tvOS)
    remote(content)
    #else
    input(content.focusable().focused($isFocused))
      .onChange(of: isFocused) { _, isFocused in driver.attend(.focused, isFocused) }
    #endif
  }

  #if os(tvOS)
  /// Focus goes from item to item by itself where it finds one; where it does not, as at the ends of a loop, commands lead it.
  private func remote(_ content: some View) -> some View {
    content
      .focusSection()
      .onMoveCommand { _ = driver.move(Key($0)) }
      .onPlayPauseCommand { driver.pause(!driver.playback.isPaused) }
      .onExitCommand(perform: driver.expanded.isEmpty ? nil : { _ = driver.press(.escape) })
  }
  #elseif os(watchOS)
  private func input(_ content: some View) -> some View {
    content
      .digitalCrownRotation($crown, from: -Self.most, through: Self.most, sensitivity: .low)
      .onChange(of: crown) { old, new in driver.turn(crownBy: new - old) }
  }

  /// More turns than anybody makes.
  private static var most: Double { 100_000 }
  #elseif os(macOS)
  private func input(_ content: some View) -> some View {
    keys(content)
      .background { WheelMonitor { driver.turn($0, at: $1) } }
  }
  #else
  private func input(_ content: some View) -> some View { keys(content) }
  #endif

  #if !os(tvOS) && !os(watchOS)
  private func keys(_ content: some View) -> some View {
    content
      .onKeyPress(keys: Set(Key.equivalents.keys)) { press in
        Key(press).map(driver.press) == true ? .handled : .ignored
      }
      .onHover { driver.attend(.hovered, $0) }
  }
  #endif
}

#if os(tvOS)
extension Key {
  init(_ direction: MoveCommandDirection) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    @unknown default: self = .escape
    }
  }
}
#elseif !os(watchOS)
extension Key {
  /// The key that was pressed, alone or with shift, without which there is no plus; nil for one that the engine does not know.
  init?(_ press: KeyPress) {
    guard let key = Self.equivalents[press.key],
      press.modifiers.isDisjoint(with: [.command, .control, .option])
    else { return nil }
    self = key
  }

  /// The keys of a keyboard that the engine knows.
  static var equivalents: [KeyEquivalent: Key] {
    [
      .leftArrow: .left, .rightArrow: .right, .upArrow: .up, .downArrow: .down, .home: .home,
      .end: .end, .pageUp: .pageUp, .pageDown: .pageDown, .return: .enter, .space: .space,
      .escape: .escape, KeyEquivalent("+"): .zoomIn, KeyEquivalent("="): .zoomIn,
      KeyEquivalent("-"): .zoomOut, KeyEquivalent("0"): .zoomFit,
    ]
  }
}
#endif
#endif
