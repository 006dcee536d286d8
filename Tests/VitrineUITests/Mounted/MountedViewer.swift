#if EXECUTES_VIEWS
import Observation
import SwiftUI

@testable import VitrineUI

/// A viewer over a page of the app.
@MainActor
struct MountedViewer {
  let app = ViewerApp()
  let window: TestWindow

  init(token: FreedToken? = nil) {
    let app = app
    window = TestWindow { MountedViewerPage(app: app, token: token) }
  }
}

/// The state of the app.
@MainActor @Observable
final class ViewerApp {
  var selection: Int?
  var photos = Array(0..<10)
  @ObservationIgnored var selections: [Int?] = []
}

struct MountedViewerPage: View {
  let app: ViewerApp
  let token: FreedToken?

  var body: some View {
    ZStack {
      Color.named("page")
      PhotoViewer(
        app.photos, id: \.self, aspectRatio: { _ in 1 },
        selection: Binding {
          app.selection
        } set: {
          app.selection = $0
          app.selections.append($0)
        }
      ) { number in
        let _ = token
        Color.numbered(number)
      }
    }
  }
}
#endif
