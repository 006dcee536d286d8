#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Views of the app over an open photograph.
  @MainActor @Suite struct PhotoOverlayTests {
    @Test func aCaptionLiesOverTheOpenPhotographAndAboveTheSafeAreasEdge() async {
      let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      let window = TestWindow(safeArea: insets, coverDelay: 1) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoOverlay { (id: Int) in Text(verbatim: "caption \(id)") }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 100))
      await window.run(for: 2)
      #expect(window.drawn("caption 0").first.map { abs($0.frame.maxY - 810) < 0.01 } == true)
      await window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), frames: 8)
      await window.run(for: 2)
      #expect(window.drawn("caption 1").count == 1)
      #expect(window.faults == [])
    }

    @Test func theLastOverlayIsInFront() async {
      let window = TestWindow {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoOverlay { (_: Int) in Text(verbatim: "first") }
          .photoOverlay { (_: Int) in Text(verbatim: "last") }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 100))
      await window.run(for: 2)
      let names = window.drawn.map(\.name).filter { ["first", "last"].contains($0) }
      #expect(names == ["first", "last"])
      #expect(window.faults == [])
    }
  }
}
#endif
