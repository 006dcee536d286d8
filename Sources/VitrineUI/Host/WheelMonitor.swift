#if os(macOS) && canImport(SwiftUI)
import AppKit
import SwiftUI
import Vitrine

/// Wheel and trackpad on the Mac. It sees every scroll event over its view before the views below, and consumes those that were
/// handled.
struct WheelMonitor: NSViewRepresentable {
  let handleWheel: @MainActor (Wheel, _ time: Double) -> Bool

  func makeNSView(context: Context) -> WheelView { WheelView(frame: .zero) }

  func updateNSView(_ view: WheelView, context: Context) { view.handleWheel = handleWheel }
}

/// The view over which scroll events count. It is never the target of a click.
final class WheelView: NSView {
  var handleWheel: @MainActor (Wheel, _ time: Double) -> Bool = { _, _ in false }

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

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
