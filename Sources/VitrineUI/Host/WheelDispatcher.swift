#if os(macOS) && canImport(SwiftUI)
import AppKit

/// Delivers each scroll event to the wheel views under the pointer, front to back, until one handles it. So a viewer gets the
/// wheel before the carousel that it covers, and a carousel before the one that contains it. Views of the app in front of an exhibit
/// get their events themselves.
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
    let exhibits = views.compactMap(\.view).filter { $0.isUnder(event) }
      .compactMap { view in view.frontMark.map { (view: view, front: $0) } }
    guard !exhibits.isEmpty, let hit = Self.hitView(of: event) else { return false }
    return ViewSpan.offer(to: exhibits, over: ViewPath(hit)) { exhibit in
      ViewSpan(back: ViewPath(exhibit.view), front: ViewPath(exhibit.front))
    } handles: {
      $0.view.handles(event)
    }
  }

  /// The view to which AppKit would send the event: developer.apple.com/documentation/appkit/nsview/hittest(_:), whose point is in
  /// the coordinates of the superview.
  private static func hitView(of event: NSEvent) -> NSView? {
    guard let content = event.window?.contentView else { return nil }
    let point = event.locationInWindow
    return content.hitTest(content.superview?.convert(point, from: nil) ?? point)
  }
}

extension ViewPath {
  /// Creates the path of a view in its window.
  @MainActor
  fileprivate init(_ view: NSView) {
    self.init(of: view, parent: \.superview, children: \.subviews)
  }
}
#endif
