#if (os(iOS) || EXECUTES_VIEWS) && canImport(SwiftUI)
import SwiftUI
import Vitrine

#if canImport(UIKit)
import UIKit
#endif

/// Two fingers on an iPad's trackpad, or the wheel of its mouse, as a dragging pointer. No touches report them, but a pan
/// recognizer that allows scroll events does. A scroll belongs to the view to which ``TouchGesture`` gives a drag.
@available(iOS 18, *)
struct ScrollGesture: UIGestureRecognizerRepresentable {
  let isEnabled: Bool
  let precedence: GesturePrecedence
  let handlePointer: PointerHandler

  func makeUIGestureRecognizer(context: Context) -> ScrollRecognizer {
    let recognizer = ScrollRecognizer(target: nil, action: nil)
    recognizer.allowedScrollTypesMask = .all
    recognizer.allowedTouchTypes = []
    recognizer.delegate = recognizer
    updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: ScrollRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
    recognizer.precedence = precedence
  }

  func handleUIGestureRecognizerAction(_ recognizer: ScrollRecognizer, context: Context) {
    let start = context.converter.localLocation
    for sample in recognizer.samples(from: start.vector) {
      var pointer = Pointer(
        id: Self.pointer, sample.phase, device: .mouse, position: sample.position)
      pointer.yieldsAtEnds = sample.phase == .down && precedence.yieldsAtEnds(recognizer.around)
      _ = handlePointer(pointer, ProcessInfo.processInfo.systemUptime)
    }
  }

  /// No finger and no mouse button has this id.
  private static var pointer: Int32 { -2 }
}

/// The recognizer. It fails if the scroll does not belong to the exhibit; until then the views around wait.
@available(iOS 18, *)
final class ScrollRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate, ExhibitRecognizer
{
  var precedence = GesturePrecedence { Frame(x: 0, y: 0, width: 0, height: 0) }
  /// The gestures around that wait for this one. UIKit names them for each scroll; no touch lists them.
  private(set) var around: Surroundings = []
  private var drag = DragSamples()

  /// The samples of a drag that begins at the pointer. The pointer itself stays there.
  func samples(from start: Vector) -> [DragSamples.Sample] {
    let position = start + translation(in: view).vector
    return switch state {
    case .began, .changed: drag.move(from: start, to: position)
    case .ended: drag.end(at: position)
    default: drag.cancel()
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    precedence.takesScroll(direction, around)
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    waits(for: other) || super.shouldRequireFailure(of: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard holdsBack(other) else { return super.shouldBeRequiredToFail(by: other) }
    around.formUnion(gestures(of: other))
    return true
  }

  override func reset() {
    super.reset()
    around = []
  }

  /// The direction of the translation, or of the velocity before the first movement.
  private var direction: Vector {
    let moved = translation(in: view)
    return (moved == .zero ? velocity(in: view) : moved).vector
  }
}
#endif
