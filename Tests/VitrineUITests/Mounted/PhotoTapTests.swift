#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The effect of a tap on an open photograph, and the controls around it.
  @MainActor @Suite struct PhotoTapTests {
    private let middle = CGPoint(x: 195, y: 422)

    private func window(_ tap: PhotoTap?) async -> TestWindow {
      let window = TestWindow(coverDelay: 1) {
        let grid = PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
          .photoOverlay { (id: Int) in Text(verbatim: "caption \(id)") }
        if let tap { grid.photoTap(tap) } else { grid }
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 50, y: 100))
      await window.run(for: 2)
      return window
    }

    private func shown(_ window: TestWindow) -> [Double] {
      ["xmark", "caption 0"].map { name in
        window.drawn.first { $0.name == name }.map { Double($0.opacity) } ?? 0
      }
    }

    @Test func controlsFadeAndATouchBringsThemBackBeforeATapCloses() async {
      let window = await window(.close)
      #expect(shown(window) == [1, 1])
      await window.run(for: 3)
      #expect(shown(window) == [0, 0] && window.isAtRest)
      window.tap(at: middle)
      await window.run(for: 1)
      #expect(shown(window) == [1, 1] && window.hasCover)
      window.tap(at: middle)
      await window.run(for: 2)
      #expect(!window.hasCover && window.faults == [])
    }

    @Test func aTapShowsAndHidesTheControls() async {
      let window = await window(.controls)
      await window.run(for: 3)
      for opacity in [1.0, 0, 1] {
        window.tap(at: middle)
        await window.run(for: 1)
        #expect(shown(window) == [opacity, opacity] && window.hasCover)
      }
      #expect(window.faults == [])
    }

    @Test func byDefaultATapClosesAndTheControlsStay() async {
      let window = await window(nil)
      await window.run(for: 5)
      #expect(shown(window) == [1, 1])
      window.tap(at: middle)
      await window.run(for: 2)
      #expect(!window.hasCover && window.faults == [])
    }
  }
}
#endif
