#if os(macOS) && canImport(SwiftUI)
import AppKit
import SwiftUI
import Vitrine

/// Wheel and trackpad on the Mac. It sees every scroll event over its content before the views below, and consumes those that were
/// handled.
struct WheelMonitor: ViewModifier {
  let handleWheel: @MainActor (Wheel, _ time: Double) -> Bool
  @State private var front = WheelFront()

  func body(content: Content) -> some View {
    content
      .background { WheelBackMark(front: front, handleWheel: handleWheel) }
      .overlay { WheelFrontMark(front: front).allowsHitTesting(false).accessibilityHidden(true) }
  }
}

/// The mark in front of an exhibit.
@MainActor
private final class WheelFront {
  weak var view: NSView?
}

private struct WheelBackMark: NSViewRepresentable {
  let front: WheelFront
  let handleWheel: @MainActor (Wheel, _ time: Double) -> Bool

  func makeNSView(context: Context) -> WheelView { WheelView(frame: .zero) }

  func updateNSView(_ view: WheelView, context: Context) {
    view.handleWheel = handleWheel
    view.findFrontMark = { [front] in front.view }
  }
}

private struct WheelFrontMark: NSViewRepresentable {
  let front: WheelFront

  func makeNSView(context: Context) -> UntouchableView { UntouchableView(frame: .zero) }

  func updateNSView(_ view: UntouchableView, context: Context) { front.view = view }
}

/// A view that is never the target of a click.
class UntouchableView: NSView {
  override func hitTest(_ point: NSPoint) -> NSView? { nil }
}

/// The view over which scroll events count. It is the mark behind its exhibit.
final class WheelView: UntouchableView {
  var handleWheel: @MainActor (Wheel, _ time: Double) -> Bool = { _, _ in false }
  var findFrontMark: @MainActor () -> NSView? = { nil }

  /// The mark in front of the exhibit; nil before it is in the window.
  var frontMark: NSView? { findFrontMark().flatMap { $0.window === window ? $0 : nil } }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    window == nil ? WheelDispatcher.shared.remove(self) : WheelDispatcher.shared.add(self)
  }

  /// Whether the pointer of an event is over a part of the view that nothing clips, such as the edge of a scroll view.
  func isUnder(_ event: NSEvent) -> Bool {
    event.window === window && !isHiddenOrHasHiddenAncestor
      && visibleRect.contains(convert(event.locationInWindow, from: nil))
  }

  /// Handles a scroll event. Returns whether the exhibit took it.
  func handles(_ event: NSEvent) -> Bool {
    let delta = Vector(x: event.scrollingDeltaX, y: event.scrollingDeltaY)
    let wheel = Wheel(scrolledBy: delta, isPrecise: event.hasPreciseScrollingDeltas)
    return handleWheel(wheel, event.timestamp)
  }
}
#endif
