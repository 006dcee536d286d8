#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Whether viewers and grids are freed with their views.
  @MainActor @Suite struct ViewerFreeingTests {
    @Test func aViewerIsFreedWithItsViews() async {
      var token: FreedToken? = FreedToken()
      weak let kept = token
      let viewer = MountedViewer(token: token)
      token = nil
      viewer.window.perform { viewer.app.selection = 3 }
      await viewer.window.run(for: 1)
      #expect(kept != nil)
      viewer.window.close()
      await viewer.window.settle()
      #expect(kept == nil)
    }

    @Test(arguments: [0.1, 2])
    func aGridIsFreedWhileItsCoverComesAndWhileItIsThere(openFor seconds: Double) async {
      var token: FreedToken? = FreedToken()
      weak let kept = token
      let app = ViewerApp()
      let window = TestWindow(coverDelay: 2, coverSizeDelay: 1) { [token] in
        GridWithToken(app: app, token: token)
      }
      token = nil
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 195, y: 195))
      await window.run(for: seconds)
      #expect(kept != nil)
      window.close()
      await window.settle()
      #expect(kept == nil)
      #expect(window.faults == [])
    }
  }
}

private struct GridWithToken: View {
  let app: ViewerApp
  let token: FreedToken?

  var body: some View {
    PhotoGrid(app.photos, id: \.self, aspectRatio: { _ in 1 }) { number in
      let _ = token
      Color.numbered(number)
    }
  }
}
#endif
