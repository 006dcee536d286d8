#if (os(iOS) || EXECUTES_VIEWS) && canImport(SwiftUI)
import SwiftUI
import Vitrine

#if canImport(UIKit)
import UIKit
#endif

/// Fingers, sample by sample, in a recognizer that takes part in UIKit's arbitration. A scroll view around it waits until the
/// engine decides; then one of the two stops.
@available(iOS 18, *)
struct TouchGesture: UIGestureRecognizerRepresentable {
  let isEnabled: Bool
  let handlePointer: PointerHandler

  func makeUIGestureRecognizer(context: Context) -> TouchRecognizer {
    let recognizer = TouchRecognizer(target: nil, action: nil)
    updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: TouchRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
    // The converter of an earlier update may stand for a view that is no longer there.
    recognizer.localPosition = { context.converter.localLocation }
    recognizer.handlePointer = handlePointer
  }
}

/// The recognizer. The engine makes its decisions.
@available(iOS 18, *)
final class TouchRecognizer: UIGestureRecognizer {
  var handlePointer: PointerHandler = { _, _ in Response(.yours) }
  /// The midpoint of all touches in the coordinates of the view.
  var localPosition: () -> CGPoint = { .zero }
  private var fingers: [ObjectIdentifier: Int32] = [:]
  private var next: Int32 = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      fingers[ObjectIdentifier(touch)] = next
      next += 1
      update(for: send(.down, touch))
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        update(for: send(.move, sample, of: touch))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { end(send(.up, touch), touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { _ = send(.cancel, touch) }
    fingers = [:]
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    // The recognizer that prevented this one has the fingers now.
    for finger in fingers.values {
      _ = handlePointer(
        Pointer(id: finger, .cancel, position: .zero), ProcessInfo.processInfo.systemUptime)
    }
    fingers = [:]
  }

  private func send(_ phase: Pointer.Phase, _ sample: UITouch, of touch: UITouch? = nil) -> Response
  {
    guard let finger = fingers[ObjectIdentifier(touch ?? sample)] else { return Response(.yours) }
    let (middle, local) = (location(in: view), localPosition())
    let found = sample.location(in: view)
    let position = Vector(x: found.x - middle.x + local.x, y: found.y - middle.y + local.y)
    let device: Pointer.Device = (touch ?? sample).type == .indirectPointer ? .mouse : .touch
    var pointer = Pointer(id: finger, phase, device: device, position: position)
    pointer.content = .unknown
    return handlePointer(pointer, sample.timestamp)
  }

  private func update(for response: Response) {
    switch (response.claim, state) {
    case (.mine, .possible): state = .began
    case (.mine, _): state = .changed
    case (.yours, .possible): state = .failed
    default: break
    }
  }

  /// Ends the gesture. A tap that only meant the carousel, such as one that catches it, is recognized too, so that the tapped view does not
  /// act on it.
  private func end(_ response: Response, _ touch: UITouch) {
    fingers[ObjectIdentifier(touch)] = nil
    guard fingers.isEmpty else { return }
    let isTaken = state != .possible || response.suppressesClick
    state = isTaken ? .ended : .failed
  }
}
#endif
