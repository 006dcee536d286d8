#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

/// A page of the example app in a window.
@MainActor
struct DemoWindow {
  let window: TestWindow

  init(@ViewBuilder _ page: () -> some View) {
    window = TestWindow(coverDelay: 1, content: page)
  }

  func run() async { await window.run(for: 2) }

  /// The visible part of a picture.
  func picture(_ name: String) -> CGRect? {
    window.drawn(name).map(\.visible).max { $0.width * $0.height < $1.width * $1.height }
  }

  /// Taps the element with an accessible name.
  func tap(_ name: String) {
    guard let frame = window.drawn(name).last?.frame else {
      Issue.record("there is no \(name)")
      return
    }
    window.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Changes an option in the panel, and closes the panel.
  func choose(_ option: String) async {
    tap("slider.horizontal.3")
    await window.run(for: 0.5)
    tap(option)
    window.dismissSheet()
    await run()
  }
}
#endif
