#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// State of the app's views over an open photograph.
  @MainActor @Suite struct OverlayStateTests {
    @Test func eachPhotographHasItsOwn() async {
      let window = TestWindow {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoOverlay { (id: Int) in Caption(place: "overlay", id: id) }
          .photoToolbar { (id: Int) in Caption(place: "toolbar", id: id) }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 100))
      await window.run(for: 2)
      #expect(window.drawn("overlay 0").count == 1 && window.drawn("toolbar 0").count == 1)
      await window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), frames: 8)
      await window.run(for: 2)
      #expect(window.drawn("overlay 1").count == 1 && window.drawn("toolbar 1").count == 1)
      #expect(window.faults == [])
    }
  }
}

/// Keeps the text of its photograph as state, as an editor does.
private struct Caption: View {
  @State private var text: String

  init(place: String, id: Int) { _text = State(initialValue: "\(place) \(id)") }

  var body: some View { Text(verbatim: text) }
}
#endif
