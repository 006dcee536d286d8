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
    let under = views.compactMap(\.view).filter { $0.isUnder(event) }
    let frontToBack = under.map { (path: $0.path, view: $0) }.sorted { $0.path > $1.path }
    return frontToBack.contains { $0.view.handles(event) }
  }
}

extension WheelView {
  /// The position of the view in its window.
  fileprivate var path: ViewPath {
    var (indices, view): ([Int], NSView) = ([], self)
    while let parent = view.superview {
      indices.append(parent.subviews.firstIndex { $0 === view } ?? 0)
      view = parent
    }
    return ViewPath(indices: indices.reversed())
  }
}
#endif
