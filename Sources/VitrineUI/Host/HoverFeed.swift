#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Tells the engine where a mouse is that presses nothing: it opens what the mouse rests on.
struct HoverFeed: ViewModifier {
  let clock: DisplayClock
  let isOn: Bool
  let feel: Feel

  func body(content: Content) -> some View {
    #if os(watchOS) || os(tvOS)
    content
    #else
    content.onContinuousHover { phase in
      switch phase {
      case .active(let point): tell(.move, point.place)
      case .ended: tell(.leave, .zero)
      }
    }
    #endif
  }

  private func tell(_ phase: Pointer.Phase, _ place: Vector) {
    // No finger and no button has this number.
    let mouse = Pointer(id: -1, phase, device: .mouse, position: place)
    if isOn { _ = feel(mouse, clock.now) }
  }
}
#endif
