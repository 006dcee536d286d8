#if canImport(SwiftUI)
import SwiftUI
import Vitrine

#if os(tvOS)
extension Key {
  /// The key for a direction of a remote.
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
extension View {
  /// Sends the keys that the engine handles. The action returns whether the exhibit took the key.
  func onKey(_ action: @escaping @MainActor (Key) -> Bool) -> some View {
    onKeyPress(keys: Set(Key.equivalents.keys)) { press in
      Key(press).map(action) == true ? .handled : .ignored
    }
  }
}

extension Key {
  /// The key that was pressed, alone or with shift (plus needs shift); nil for a key that the engine does not handle.
  fileprivate init?(_ press: KeyPress) {
    guard let key = Self.equivalents[press.key],
      press.modifiers.isDisjoint(with: [.command, .control, .option])
    else { return nil }
    self = key
  }

  /// The keys that the engine handles.
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
