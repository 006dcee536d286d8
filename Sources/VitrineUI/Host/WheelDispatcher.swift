#if os(macOS) && canImport(SwiftUI)
import AppKit

/// Delivers each scroll event to the wheel views under the pointer, front to back, until one handles it. So a viewer gets the
/// wheel before the carousel that it covers, and a carousel before the one that contains it.
@MainActor
final class WheelDispatcher {
  static let shared = WheelDispatcher()
  private var monitor: Any?
  private var views: [WeakView] = []

  private struct WeakView {
    weak var view: WheelView?
  }

  /// Adds a view that has come to a window. The first view starts the monitor.
  func add(_ view: WheelView) {
    remove(view)
    views.append(WeakView(view: view))
    guard monitor == nil else { return }
    monitor = NSEvent.addLocalMonitorForEvents(matching: .scrollWheel) { [unowned self] event in
      handles(event) ? nil : event
    }
  }

  /// Removes a view that has left its window. The last view stops the monitor.
  func remove(_ view: WheelView) {
    views.removeAll { $0.view == nil || $0.view === view }
    guard views.isEmpty, let old = monitor else { return }
    NSEvent.removeMonitor(old)
    monitor = nil
  }

  private func handles(_ event: NSEvent) -> Bool {
    ViewPath.offer(to: views.compactMap(\.view).filter { $0.isUnder(event) }) { view in
      ViewPath(of: view as NSView, parent: \.superview, children: \.subviews)
    } handles: {
      $0.handles(event)
    }
  }
}
#endif
