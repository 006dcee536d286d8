#if EXECUTES_VIEWS || os(macOS)
import SwiftUI

@testable import VitrineUI

/// A viewer, over a page that is a button if it has one. The taps of the button are counted as `contentCalls`.
struct ViewerOverButton: View {
  let app: GridApp
  var hasPage = true

  var body: some View {
    ZStack {
      if hasPage {
        Button {
          app.contentCalls += 1
        } label: {
          Color.named("page")
        }
        .buttonStyle(.plain)
      }
      PhotoViewer(
        app.photos, id: \.self, aspectRatio: { _ in 1 }, selection: Binding(app, \.selection)
      ) {
        Color.numbered($0)
      }
    }
  }
}
#endif
