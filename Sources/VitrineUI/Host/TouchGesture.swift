#if (os(iOS) || EXECUTES_VIEWS) && canImport(SwiftUI)
import SwiftUI
import Vitrine

#if canImport(UIKit)
import UIKit
#endif

/// Fingers, sample by sample, in a recognizer that takes part in UIKit's arbitration.
///
/// | around the exhibit | a drag | belongs to |
/// |---|---|---|
/// | a scroll view, a page view, a sheet, a page that its content pops | across the strip | the view around |
/// | the same | along the strip | the strip, as far as it can scroll |
/// | a scroll view or a page view on the same axis | along the strip, past either end | the view around |
/// | a page that its content pops, and a sheet around a vertical strip | past the first item | the view around |
/// | anything | along a loop | the strip |
/// | a page that is popped from the edge of the screen | from that edge | the page |
/// | anything | on an open photograph, zoomed or not, also from the edge | the photograph |
/// | another exhibit | which the inner one does not take | the outer one |
///
/// The view around waits: its recognizer requires the failure of this one, which fails as soon as the engine decides that a drag is not the
/// strip's. Conversely, this recognizer requires the failure of a pop from the edge, and of the exhibits inside. Until they have failed it
/// sends no movement to the engine.
@available(iOS 18, *)
struct TouchGesture: UIGestureRecognizerRepresentable {
  let isEnabled: Bool
  let precedence: GesturePrecedence
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
    recognizer.precedence = precedence
    recognizer.handlePointer = handlePointer
  }
}

/// The recognizer. The engine makes its decisions.
@available(iOS 18, *)
final class TouchRecognizer: UIGestureRecognizer, ExhibitRecognizer {
  var handlePointer: PointerHandler = { _, _ in Response(.yours) }
  var precedence = GesturePrecedence { Frame(x: 0, y: 0, width: 0, height: 0) }
  /// The midpoint of all touches in the coordinates of the view.
  var localPosition: () -> CGPoint = { .zero }
  private var fingers: [ObjectIdentifier: Int32] = [:]
  private var next: Int32 = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      fingers[ObjectIdentifier(touch)] = next
      next += 1
      update(for: send(.down, touch))
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches where !waits(with: touch) {
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        update(for: send(.move, sample, of: touch))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for touch in touches { end(send(.up, touch), touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
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

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    waits(for: other) || super.shouldRequireFailure(of: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    holdsBack(other) || super.shouldBeRequiredToFail(by: other)
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
    pointer.yieldsAtEnds = phase == .down && precedence.yieldsAtEnds(surroundings(of: sample))
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
