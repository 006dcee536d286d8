#if canImport(SwiftUI)
import SwiftUI
import Vitrine

/// Two-finger pinches, on systems where the fingers do not reach the engine one by one.
struct PinchGesture: ViewModifier {
  let clock: DisplayClock
  let isOn: Bool
  let handlePinch:
    @MainActor (Magnify.Phase, _ scale: Double, _ position: Vector, _ time: Double) -> Void

  #if EXECUTES_VIEWS
  /// Tests of the views try both kinds of systems.
  @SwiftUI.Environment(\.hasTouchRecognizers) private var hasTouchRecognizers
  #elseif os(iOS)
  private var hasTouchRecognizers: Bool { true }
  #endif

  func body(content: Content) -> some View {
    #if os(tvOS) || os(watchOS)
    content
    #elseif os(iOS) || EXECUTES_VIEWS
    if #available(iOS 18, *), hasTouchRecognizers {
      content
    } else {
      content.modifier(MagnifyInput(pinch: self))
    }
    #else
    content.modifier(MagnifyInput(pinch: self))
    #endif
  }
}

#if !os(tvOS) && !os(watchOS)
private struct MagnifyInput: ViewModifier {
  let pinch: PinchGesture
  @GestureState private var isPinched = false
  @State private var position: Vector?

  func body(content: Content) -> some View {
    content
      .simultaneousGesture(magnify, including: pinch.isOn ? .all : .subviews)
      .onLatestChange(of: isPinched) { _, isPinched in
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
    let middle = value.startLocation.vector
    if position == nil { pinch.handlePinch(.began, 1, middle, time) }
    position = middle
    pinch.handlePinch(.changed, value.magnification, middle, time)
  }

  private func end(_ phase: Magnify.Phase, scale: Double, at time: Double) {
    guard let position else { return }
    self.position = nil
    pinch.handlePinch(phase, scale, position, time)
  }
}
#endif
#endif
