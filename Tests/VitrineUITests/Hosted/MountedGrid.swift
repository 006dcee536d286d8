#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI

@testable import VitrineUI

/// An app with a grid of numbered photographs on a screen of 390 x 844: three columns of 128 points.
@MainActor
final class MountedGrid {
  let app = GridApp()
  let window: TestWindow

  #if EXECUTES_VIEWS
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
  #else
  /// Creates a window. The Mac has no covers; the photographs fly over the grid.
  init(_ photos: some Collection<Int> = 0..<60, direction: LayoutDirection = .leftToRight) async {
    app.photos = Array(photos)
    let app = app
    window = TestWindow(environment: { $0.layoutDirection = direction }) { GridPage(app: app) }
    await window.run(for: 0.5)
  }
  #endif

  /// Whether the cell of a photograph has a frame.
  func hasCell(_ photo: Int, at frame: CGRect) -> Bool { window.shows("cell \(photo)", at: frame) }

  /// Whether a photograph on the full screen has a frame.
  func hasLarge(_ photo: Int, at frame: CGRect) -> Bool {
    window.shows("large \(photo)", at: frame)
  }
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
