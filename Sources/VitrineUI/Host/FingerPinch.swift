#if canImport(SwiftUI)
import SwiftUI
import Vitrine

#if canImport(UIKit)
import UIKit
#endif

/// Handles a sample of a pinch: its phase, its scale since the start, the middle between the fingers and the time in seconds.
typealias PinchHandler =
  @MainActor (Magnify.Phase, _ scale: Double, _ position: Vector, _ time: Double) -> Void

/// Pinches of two fingers on a view that the platform scrolls, on systems with recognizers of UIKit. `PinchGesture` handles those of the
/// others.
struct FingerPinch: ViewModifier {
  let handlePinch: PinchHandler
  // SwiftUI disables its own gestures, but not the recognizers of UIKit.
  @SwiftUI.Environment(\.isEnabled) private var isEnabled
  #if EXECUTES_VIEWS
  /// Tests of the views try both kinds of systems.
  @SwiftUI.Environment(\.hasTouchRecognizers) private var hasTouchRecognizers
  #elseif os(iOS)
  private var hasTouchRecognizers: Bool { true }
  #endif

  func body(content: Content) -> some View {
    #if os(iOS) || EXECUTES_VIEWS
    if #available(iOS 18, *), hasTouchRecognizers {
      content.gesture(TwoFingerGesture(isEnabled: isEnabled, handlePinch: handlePinch))
    } else {
      content
    }
    #else
    content
    #endif
  }
}

#if os(iOS) || EXECUTES_VIEWS
@available(iOS 18, *)
private struct TwoFingerGesture: UIGestureRecognizerRepresentable {
  let isEnabled: Bool
  let handlePinch: PinchHandler

  func makeUIGestureRecognizer(context: Context) -> TwoFingerRecognizer {
    let recognizer = TwoFingerRecognizer(target: nil, action: nil)
    updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: TwoFingerRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
    recognizer.localPosition = { context.converter.localLocation }
    recognizer.handlePinch = handlePinch
  }
}

/// Recognizes two fingers, as soon as the second one touches. One finger belongs to the scroll view around, and is recognized together with
/// this recognizer, so that the second one can come while the first one scrolls.
@available(iOS 18, *)
final class TwoFingerRecognizer: UIGestureRecognizer {
  var handlePinch: PinchHandler = { _, _, _, _ in }
  /// The midpoint of all touches in the coordinates of the view.
  var localPosition: () -> CGPoint = { .zero }
  private var fingers: [UITouch] = []
  /// The distance of the fingers at the start, in points.
  private var start = 0.0
  private var last = Sample()

  /// A scale and the middle between the fingers.
  private struct Sample {
    var scale = 1.0
    var middle = Vector.zero
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where fingers.count < 2 { fingers.append(touch) }
    guard fingers.count == 2, state == .possible else { return }
    start = distance
    state = .began
    send(.began, at: fingers[1].timestamp)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard isPinch, let touch = fingers.first(where: touches.contains) else { return }
    state = .changed
    send(.changed, at: touch.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    lift(touches, .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    lift(touches, .cancelled)
  }

  override func reset() {
    super.reset()
    // The system has disabled the recognizer, or another one has prevented it.
    if isPinch {
      handlePinch(.cancelled, last.scale, last.middle, ProcessInfo.processInfo.systemUptime)
    }
    fingers = []
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !isScroll(other) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !isScroll(other) }

  /// Whether a recognizer scrolls the view around.
  private func isScroll(_ other: UIGestureRecognizer) -> Bool { other is UIPanGestureRecognizer }

  private var isPinch: Bool { fingers.count == 2 }

  /// The distance between the fingers, in points; at least 10, because a screen cannot tell fingers apart that are closer.
  private var distance: Double {
    let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
    return max(10, Vector(x: one.x - other.x, y: one.y - other.y).length)
  }

  /// Sends the scale and the middle. The middle of a third finger and the others is not that of the pinch, so the distance to it is kept.
  private func send(_ phase: Magnify.Phase, at time: Double) {
    let (all, local) = (location(in: view), localPosition())
    let (one, other) = (fingers[0].location(in: view), fingers[1].location(in: view))
    let middle = Vector(
      x: (one.x + other.x) / 2 - all.x + local.x, y: (one.y + other.y) / 2 - all.y + local.y)
    last = Sample(scale: distance / start, middle: middle)
    handlePinch(phase, last.scale, last.middle, time)
  }

  /// Ends the pinch when one of its fingers leaves.
  private func lift(_ touches: Set<UITouch>, _ phase: Magnify.Phase) {
    guard let touch = fingers.first(where: touches.contains) else { return }
    if isPinch { handlePinch(phase, last.scale, last.middle, touch.timestamp) }
    fingers = []
    state = state == .possible ? .failed : phase == .ended ? .ended : .cancelled
  }
}
#endif
#endif
