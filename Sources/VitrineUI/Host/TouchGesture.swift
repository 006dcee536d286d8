#if os(iOS) && canImport(SwiftUI)
import SwiftUI
import UIKit
import Vitrine

/// Fingers, sample by sample, in a recognizer that takes part in UIKit's arbitration: while it is not decided whose the
/// gesture is, a scroll view around waits and watches as well; once it is, the other one stops.
@available(iOS 18, *)
struct TouchGesture: UIGestureRecognizerRepresentable {
  let feel: Feel

  func makeUIGestureRecognizer(context: Context) -> TouchRecognizer {
    let recognizer = TouchRecognizer(target: nil, action: nil)
    recognizer.place = { context.converter.localLocation }
    recognizer.feel = feel
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: TouchRecognizer, context: Context) {
    recognizer.feel = feel
  }
}

/// The recognizer itself. It decides nothing: the engine does.
@available(iOS 18, *)
final class TouchRecognizer: UIGestureRecognizer {
  var feel: Feel = { _, _ in Response(.yours) }
  /// Where the middle of all touches is in the view.
  var place: () -> CGPoint = { .zero }
  private var fingers: [ObjectIdentifier: Int32] = [:]
  private var next: Int32 = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      fingers[ObjectIdentifier(touch)] = next
      next += 1
      answer(tell(.down, touch))
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        answer(tell(.move, sample, of: touch))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { end(tell(.up, touch), touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { _ = tell(.cancel, touch) }
    fingers = [:]
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    // Whoever prevented this recognizer has the fingers now.
    for finger in fingers.values {
      _ = feel(Pointer(id: finger, .cancel, position: .zero), ProcessInfo.processInfo.systemUptime)
    }
    fingers = [:]
  }

  private func tell(_ phase: Pointer.Phase, _ sample: UITouch, of touch: UITouch? = nil) -> Response
  {
    guard let finger = fingers[ObjectIdentifier(touch ?? sample)] else { return Response(.yours) }
    let (middle, local) = (location(in: view), place())
    let found = sample.location(in: view)
    let position = Vector(x: found.x - middle.x + local.x, y: found.y - middle.y + local.y)
    var pointer = Pointer(id: finger, phase, position: position)
    pointer.content = .unknown
    return feel(pointer, sample.timestamp)
  }

  private func answer(_ response: Response) {
    switch (response.claim, state) {
    case (.mine, .possible): state = .began
    case (.mine, _): state = .changed
    case (.yours, .possible): state = .failed
    default: break
    }
  }

  /// A tap that meant the carousel is recognized as well, so that what was tapped does not act on it.
  private func end(_ response: Response, _ touch: UITouch) {
    fingers[ObjectIdentifier(touch)] = nil
    guard fingers.isEmpty else { return }
    let isTaken = state != .possible || response.suppressesClick
    state = isTaken ? .ended : .failed
  }
}
#endif
