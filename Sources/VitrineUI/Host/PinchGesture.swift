#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Two fingers that spread or close, where they do not reach the engine one by one.
struct PinchGesture: ViewModifier {
  let clock: DisplayClock
  let isOn: Bool
  let feel: @MainActor (Magnify.Phase, _ scale: Double, _ place: Vector, _ time: Double) -> Void

  func body(content: Content) -> some View {
    #if os(macOS) || os(visionOS)
    content.modifier(MagnifyFeed(pinch: self))
    #elseif os(iOS)
    if #available(iOS 18, *) {
      content
    } else {
      content.modifier(MagnifyFeed(pinch: self))
    }
    #else
    content
    #endif
  }
}

#if !os(tvOS) && !os(watchOS)
private struct MagnifyFeed: ViewModifier {
  let pinch: PinchGesture
  @GestureState private var isPinched = false
  @State private var place: Vector?

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(magnify, including: pinch.isOn ? .all : .subviews)
      .onChange(of: isPinched) { _, isPinched in
        if !isPinched { end(.cancelled, scale: 1, at: pinch.clock.now) }
      }
  }

  private var magnify: some Gesture {
    MagnifyGesture(minimumScaleDelta: 0)
      .updating($isPinched) { _, isPinched, _ in isPinched = true }
      .onChanged { change($0) }
      .onEnded { end(.ended, scale: $0.magnification, at: pinch.clock.time(of: $0.time)) }
  }

  private func change(_ value: MagnifyGesture.Value) {
    let time = pinch.clock.time(of: value.time)
    let middle = value.startLocation.place
    if place == nil { pinch.feel(.began, 1, middle, time) }
    place = middle
    pinch.feel(.changed, value.magnification, middle, time)
  }

  private func end(_ phase: Magnify.Phase, scale: Double, at time: Double) {
    guard let place else { return }
    self.place = nil
    pinch.feel(phase, scale, place, time)
  }
}
#endif
#endif
