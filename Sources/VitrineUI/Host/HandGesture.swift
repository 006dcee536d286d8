#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// What feels a finger or a mouse: it answers at once whose the gesture is.
typealias Feel = @MainActor (Pointer, _ time: Double) -> Response

/// Hands every sample of fingers and mice on, and lets the answer decide whether the page around goes on scrolling.
struct HandGesture: ViewModifier {
  let clock: DisplayClock
  /// Whether a scroll this way is one for whoever feels it.
  var runs: @MainActor (Vector) -> Bool = { _ in true }
  let feel: Feel

  func body(content: Content) -> some View {
    #if os(tvOS)
    content
    #elseif os(iOS)
    if #available(iOS 18, *) {
      content.gesture(TouchGesture(feel: feel)).gesture(ScrollGesture(runs: runs, feel: feel))
    } else {
      content.modifier(DragFeed(clock: clock, device: .touch, feel: feel))
    }
    #elseif os(macOS)
    content.modifier(DragFeed(clock: clock, device: .mouse, feel: feel))
    #else
    content.modifier(DragFeed(clock: clock, device: .touch, feel: feel))
    #endif
  }
}

#if !os(tvOS)
/// Fingers and mice where SwiftUI's own drag gesture lives well with what is around it.
private struct DragFeed: ViewModifier {
  let clock: DisplayClock
  let device: Pointer.Device
  let feel: Feel
  @GestureState private var isPressed = false
  @State private var samples = DragSamples()

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(drag)
      .onChange(of: isPressed) { _, isPressed in
        // A drag that the system takes away ends without `onEnded`.
        if !isPressed { hand(on: samples.cancel(), at: clock.now) }
      }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { hand(on: samples.move(from: $0.startLocation.place, to: $0.location.place), $0) }
      .onEnded { hand(on: samples.end(at: $0.location.place), $0) }
  }

  private func hand(on found: [DragSamples.Sample], _ value: DragGesture.Value) {
    hand(on: found, at: clock.time(of: value.time))
  }

  private func hand(on found: [DragSamples.Sample], at time: Double) {
    for sample in found {
      _ = feel(Pointer(id: 0, sample.phase, device: device, position: sample.place), time)
    }
  }
}
#endif

extension CGPoint {
  /// The same place for the engine.
  var place: Vector { Vector(x: x, y: y) }
}
#endif
