#if (os(iOS) || EXECUTES_VIEWS) && canImport(SwiftUI)
import SwiftUI
import Vitrine

#if canImport(UIKit)
import UIKit
#endif

/// Two fingers on an iPad's trackpad, or the wheel of its mouse, as a dragging pointer. No touches report them, but a pan
/// recognizer that allows scroll events does.
@available(iOS 18, *)
struct ScrollGesture: UIGestureRecognizerRepresentable {
  let isEnabled: Bool
  let runsAlongStrip: @MainActor (Vector) -> Bool
  let handlePointer: PointerHandler

  func makeUIGestureRecognizer(context: Context) -> ScrollRecognizer {
    let recognizer = ScrollRecognizer(target: nil, action: nil)
    recognizer.allowedScrollTypesMask = .all
    recognizer.allowedTouchTypes = []
    updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: ScrollRecognizer, context: Context) {
    recognizer.isEnabled = isEnabled
    recognizer.runsAlongStrip = runsAlongStrip
  }

  func handleUIGestureRecognizerAction(_ recognizer: ScrollRecognizer, context: Context) {
    let start = context.converter.localLocation
    for sample in recognizer.samples(from: start.vector) {
      // No finger and no mouse button has this id.
      let pointer = Pointer(id: -2, sample.phase, device: .mouse, position: sample.position)
      _ = handlePointer(pointer, ProcessInfo.processInfo.systemUptime)
    }
  }
}

/// The recognizer. It takes a scroll from the page around only if the scroll runs along the strip.
@available(iOS 18, *)
final class ScrollRecognizer: UIPanGestureRecognizer {
  var runsAlongStrip: @MainActor (Vector) -> Bool = { _ in true }
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

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { runsAlongStrip(direction) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !runsAlongStrip(direction) }

  /// The direction of the translation, or of the velocity before the first movement.
  private var direction: Vector {
    let moved = translation(in: view)
    return (moved == .zero ? velocity(in: view) : moved).vector
  }
}
#endif
