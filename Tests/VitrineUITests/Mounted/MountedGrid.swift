#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// An app with a grid of numbered photographs on a screen of 390 x 844: three columns of 128 points.
@MainActor
final class MountedGrid {
  let app = GridApp()
  let window: TestWindow

  /// Creates a window whose covers come, and get their sizes, a number of frames late.
  init(
    _ photos: some Collection<Int> = 0..<60, coverDelay: Int = 2, sizeDelay: Int = 1,
    safeArea: EdgeInsets = EdgeInsets(), direction: LayoutDirection = .leftToRight
  ) async {
    app.photos = Array(photos)
    let app = app
    window = TestWindow(
      safeArea: safeArea, coverDelay: coverDelay, coverSizeDelay: sizeDelay,
      environment: { $0.layoutDirection = direction }
    ) {
      GridPage(app: app)
    }
    await window.run(for: 0.5)
  }

  /// The driver behind the grid.
  var driver: PhotoGridDriver<Int>? { window.stored(PhotoStorage<Int>.self)?.driver }

  /// The cell of a photograph.
  func cell(_ photo: Int) -> CGRect? { window.drawn("cell \(photo)").first?.visible }

  /// Runs two seconds, in which a photograph closes. Returns where it was seen last.
  func lastFrame(of photo: Int) async -> CGRect? {
    var last: CGRect?
    for _ in 0..<120 {
      last = large(photo) ?? last
      await window.runFrame()
    }
    return last
  }

  /// Whether a photograph that lands in cell 4 is nearly there.
  func isNearCell(_ frame: CGRect) -> Bool {
    abs(frame.midX - 195) < 3 && abs(frame.midY - 195) < 3 && frame.width < 140
  }

  /// The photograph on the full screen.
  func large(_ photo: Int) -> CGRect? { window.drawn("large \(photo)").last?.visible }
}

/// The state of the app.
@MainActor @Observable
final class GridApp {
  var photos: [Int] = []
  var selection: Int?
  @ObservationIgnored var selections: [Int?] = []
  @ObservationIgnored var contentCalls = 0
}

private struct GridPage: View {
  let app: GridApp

  var body: some View {
    let selection = Binding {
      app.selection
    } set: {
      app.selection = $0
      app.selections.append($0)
    }
    PhotoGrid(app.photos, id: \.self, aspectRatio: { _ in 1.5 }, selection: selection) {
      photo, display in
      let _ = app.contentCalls += 1
      Color.named(display.isFullScreen ? "large \(photo)" : "cell \(photo)")
    }
  }
}
#endif
