#if os(iOS) && canImport(SwiftUI)
import SwiftUI
import UIKit
import Vitrine

/// Two fingers on the trackpad of an iPad, or the wheel of its mouse, felt like a finger that drags: no touch tells of them, but
/// a pan recognizer that allows scroll events does.
@available(iOS 18, *)
struct ScrollGesture: UIGestureRecognizerRepresentable {
  let runs: @MainActor (Vector) -> Bool
  let feel: Feel

  func makeUIGestureRecognizer(context: Context) -> ScrollRecognizer {
    let recognizer = ScrollRecognizer(target: nil, action: nil)
    recognizer.allowedScrollTypesMask = .all
    recognizer.allowedTouchTypes = []
    recognizer.runs = runs
    return recognizer
  }

  func updateUIGestureRecognizer(_ recognizer: ScrollRecognizer, context: Context) {
    recognizer.runs = runs
  }

  func handleUIGestureRecognizerAction(_ recognizer: ScrollRecognizer, context: Context) {
    let start = context.converter.localLocation
    for sample in recognizer.samples(from: start.place) {
      // No finger and no button has this number.
      let hand = Pointer(id: -2, sample.phase, device: .mouse, position: sample.place)
      _ = feel(hand, ProcessInfo.processInfo.systemUptime)
    }
  }
}

/// The recognizer itself. It takes a scroll from the page around only where that runs along the strip.
@available(iOS 18, *)
final class ScrollRecognizer: UIPanGestureRecognizer {
  var runs: @MainActor (Vector) -> Bool = { _ in true }
  private var drag = DragSamples()

  /// What a hand would have done that began where the pointer is, which stays there.
  func samples(from start: Vector) -> [DragSamples.Sample] {
    let place = start + translation(in: view).place
    return switch state {
    case .began, .changed: drag.move(from: start, to: place)
    case .ended: drag.end(at: place)
    default: drag.cancel()
    }
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { runs(way) }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !runs(way) }

  /// Where it goes; before it has gone anywhere, where it is about to go.
  private var way: Vector {
    let (gone, going) = (translation(in: view), velocity(in: view))
    return gone == .zero ? going.place : gone.place
  }
}
#endif
