#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Sends the position of a hovering mouse to the engine.
struct HoverInput: ViewModifier {
  let clock: DisplayClock
  let isOn: Bool
  let handlePointer: PointerHandler

  func body(content: Content) -> some View {
    #if os(watchOS) || os(tvOS)
    content
    #else
    content.onContinuousHover { phase in
      switch phase {
      case .active(let point): send(.move, point.vector)
      case .ended: send(.leave, .zero)
      }
    }
    #endif
  }

  private func send(_ phase: Pointer.Phase, _ position: Vector) {
    // No finger and no mouse button has this id.
    let mouse = Pointer(id: -1, phase, device: .mouse, position: position)
    if isOn { _ = handlePointer(mouse, clock.now) }
  }
}
#endif
