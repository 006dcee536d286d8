#if os(macOS) && canImport(SwiftUI)
import AppKit
import SwiftUI
import Vitrine

/// Wheel and trackpad on the Mac: sees every turn over its view before the views below do, and keeps those that were taken.
struct WheelMonitor: NSViewRepresentable {
  let turn: @MainActor (Wheel, _ time: Double) -> Bool

  func makeNSView(context: Context) -> WheelView { WheelView(frame: .zero) }

  func updateNSView(_ view: WheelView, context: Context) { view.turn = turn }
}

/// The view over which wheels are turned. It is never hit itself.
final class WheelView: NSView {
  var turn: @MainActor (Wheel, _ time: Double) -> Bool = { _, _ in false }
  private var monitor: Any?

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    if let monitor { NSEvent.removeMonitor(monitor) }
    monitor =
      window == nil
      ? nil
      : NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) {
        [weak self] event in
        self?.takes(event) == true ? nil : event
      }
  }

  private func takes(_ event: NSEvent) -> Bool {
    guard event.window === window, bounds.contains(convert(event.locationInWindow, from: nil))
    else { return false }
    let unit = event.hasPreciseScrollingDeltas ? 1.0 : Self.line
    let delta = Vector(x: -event.scrollingDeltaX * unit, y: -event.scrollingDeltaY * unit)
    return turn(Wheel(delta: delta), event.timestamp)
  }

  /// What a wheel without precise deltas scrolls by one notch, in points: the height of a line.
  private static let line = 16.0
}
#endif
