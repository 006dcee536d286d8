#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Wheel and trackpad, on systems that report them to views.
struct WheelInput: ViewModifier {
  /// Handles a turn of the wheel, and returns whether the exhibit took it.
  let handleWheel: @MainActor (Wheel, _ time: Double) -> Bool

  @SwiftUI.Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    #if os(macOS)
    content.modifier(WheelMonitor { isEnabled && handleWheel($0, $1) })
    #elseif EXECUTES_VIEWS
    content.onScrollWheel { delta, time in
      isEnabled && handleWheel(Wheel(delta: Vector(x: delta.width, y: delta.height)), time)
    }
    #else
    content
    #endif
  }
}
#endif
