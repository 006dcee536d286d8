#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Handles a sample of a finger or a mouse, and returns who owns the gesture.
typealias PointerHandler = @MainActor (Pointer, _ time: Double) -> Response

/// The values by which an exhibit and the gestures of the views around it decide whose a drag is.
struct GesturePrecedence {
  /// The frame of the exhibit, in global coordinates.
  var frame: @MainActor () -> Frame
  /// Whether the exhibit takes all drags, also from the edge of the screen, as an open photograph does.
  var takesAll = false
  /// The drags that the exhibit itself takes over from an exhibit inside.
  var gestures: @MainActor () -> Surroundings = { [] }
  /// Whether a drag past an end belongs to the views around.
  var yieldsAtEnds: @MainActor (Surroundings) -> Bool = { _ in false }
  /// Whether a scroll of a trackpad in a direction belongs to the exhibit.
  var takesScroll: @MainActor (_ direction: Vector, Surroundings) -> Bool = { _, _ in true }
}

/// Sends every sample of fingers and mice. The response decides whether the page around continues to scroll.
struct PointerGesture: ViewModifier {
  let clock: DisplayClock
  var precedence: GesturePrecedence
  let handlePointer: PointerHandler
  // SwiftUI disables its own gestures, but not the recognizers of UIKit.
  @SwiftUI.Environment(\.isEnabled) private var isEnabled
  #if EXECUTES_VIEWS
  /// Tests of the views try both kinds of systems.
  @SwiftUI.Environment(\.hasTouchRecognizers) private var hasTouchRecognizers
  #elseif os(iOS)
  private var hasTouchRecognizers: Bool { true }
  #endif

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #elseif os(iOS) || EXECUTES_VIEWS
    if #available(iOS 18, *), hasTouchRecognizers {
      content
        .gesture(
          TouchGesture(isEnabled: isEnabled, precedence: precedence, handlePointer: handlePointer)
        )
        .gesture(
          ScrollGesture(isEnabled: isEnabled, precedence: precedence, handlePointer: handlePointer)
        )
    } else {
      content.modifier(DragInput(clock: clock, device: .touch, handlePointer: handlePointer))
    }
    #elseif os(macOS)
    content.modifier(DragInput(clock: clock, device: .mouse, handlePointer: handlePointer))
    #else
    content.modifier(DragInput(clock: clock, device: .touch, handlePointer: handlePointer))
    #endif
  }
}

#if !os(tvOS)
/// Fingers and mice on systems where SwiftUI's drag gesture works well beside other gestures.
private struct DragInput: ViewModifier {
  let clock: DisplayClock
  let device: Pointer.Device
  let handlePointer: PointerHandler
  @GestureState private var isPressed = false
  @State private var samples = DragSamples()

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(drag)
      .onLatestChange(of: isPressed) { _, isPressed in
        // A drag that the system cancels ends without `onEnded`.
        if !isPressed { send(samples.cancel(), at: clock.now) }
      }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { send(samples.move(from: $0.startLocation.vector, to: $0.location.vector), $0) }
      .onEnded { send(samples.end(at: $0.location.vector), $0) }
  }

  private func send(_ found: [DragSamples.Sample], _ value: DragGesture.Value) {
    send(found, at: clock.time(of: value.time))
  }

  private func send(_ found: [DragSamples.Sample], at time: Double) {
    for sample in found {
      _ = handlePointer(
        Pointer(id: 0, sample.phase, device: device, position: sample.position), time)
    }
  }
}
#endif

extension CGPoint {
  /// The point in the engine's type.
  var vector: Vector { Vector(x: x, y: y) }
}
#endif
