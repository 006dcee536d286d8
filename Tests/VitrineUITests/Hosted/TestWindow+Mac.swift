#if os(macOS)
import AppKit
import SwiftUI

/// A window of the Mac in which a test shows views. Apple's SwiftUI evaluates them.
///
/// It has the part of the window on Linux (Tests/SwiftUIRuntime) that AppKit can do for a test: it changes its size and the state of
/// the app, sends the mouse, the wheel and keys, and reads the frames of marked views and the accessibility elements. Time is that of the clock on the wall.
@MainActor
final class TestWindow {
  let size: CGSize
  let window: NSWindow
  private let frames = MarkFrames()

  /// Creates a window and shows a view in it.
  init(
    size: CGSize = CGSize(width: 390, height: 844),
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder content: () -> some View
  ) {
    NSApplication.shared.setActivationPolicy(.accessory)
    self.size = size
    window = KeyWindow(
      contentRect: CGRect(origin: .zero, size: size), styleMask: .borderless, backing: .buffered,
      defer: false)
    window.isReleasedWhenClosed = false
    let host = NSHostingView(
      rootView: content().environment(\.markFrames, frames)
        .transformEnvironment(\.self, transform: environment))
    // The views do not change the size of the window.
    host.sizingOptions = []
    window.contentView = host
    window.orderFrontRegardless()
    window.makeKey()
  }

  /// Runs code that changes state. SwiftUI updates the views later.
  func perform(_ change: () -> Void) { change() }

  /// Changes the size, as a person who drags the window's corner.
  func resize(to size: CGSize) { window.setContentSize(size) }

  /// Waits for about the time of a frame.
  func runFrame() async { await run(for: 1.0 / 60) }

  /// Waits while AppKit draws frames.
  func run(for seconds: Double) async { try? await Task.sleep(for: .seconds(seconds)) }

  /// The marked views with a name, of which a part lies in the window.
  func drawn(_ name: String) -> [DrawnView] {
    let bounds = CGRect(origin: .zero, size: window.contentView?.bounds.size ?? size)
    return frames.drawn.filter { $0.name == name && $0.frame.intersects(bounds) }
  }

  /// Removes all views.
  func close() {
    window.contentView = nil
    window.orderOut(nil)
  }
}

/// A marked view in a window.
struct DrawnView: Equatable {
  let name: String
  /// The frame in the window, from its top left, in points. What clips the view does not count.
  let frame: CGRect
}
#endif
