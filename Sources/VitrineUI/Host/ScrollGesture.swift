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
      let pointer = Pointer(
        id: Self.pointer, sample.phase, device: .mouse, position: sample.position)
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
    precedence.takesScroll(direction, surroundings(among: recognizersUnderPointer))
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    waits(for: other) || super.shouldRequireFailure(of: other)
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    holdsBack(other) || super.shouldBeRequiredToFail(by: other)
  }

  /// The recognizers that get the same scroll. No touch lists them, and UIKit may name them to this recognizer only when it has begun.
  private var recognizersUnderPointer: [UIGestureRecognizer] {
    let innermost = view?.window?.hitTest(location(in: nil), with: nil) ?? view
    return sequence(first: innermost) { $0?.superview }.prefix { $0 != nil }
      .flatMap { $0?.gestureRecognizers ?? [] }.filter(Self.takesScrolls)
  }

  private static func takesScrolls(_ other: UIGestureRecognizer) -> Bool {
    guard let pan = other as? UIPanGestureRecognizer else { return false }
    return pan.view is UIScrollView || !pan.allowedScrollTypesMask.isEmpty
  }

  /// The direction of the translation, or of the velocity before the first movement.
  private var direction: Vector {
    let moved = translation(in: view)
    return (moved == .zero ? velocity(in: view) : moved).vector
  }
}
#endif
