#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The cover of an open photograph, and what the system draws over it.
  @MainActor @Suite struct CoverAppearanceTests {
    private func window(
      tap: PhotoTap, environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async -> TestWindow {
      let window = TestWindow(coverDelay: 1, environment: environment) {
        PhotoGrid(0..<12, id: \.self, aspectRatio: { _ in 1.5 }) { Color.numbered($0) }
          .photoTap(tap)
      }
      await window.run(for: 1)
      window.tap(at: CGPoint(x: 195, y: 195))
      await window.run(for: 2)
      return window
    }

    @Test func theSystemsControlsGoAndComeWithThoseOfThePhotograph() async {
      let window = await window(tap: .controls)
      let isShown = { window.drawn("xmark").contains { $0.opacity > 0 } }
      #expect(isShown() != window.hidesStatusBar)
      var states: Set<Bool> = []
      for _ in 0..<2 {
        window.tap(at: CGPoint(x: 195, y: 422))
        await window.run(for: 2)
        #expect(isShown() != window.hidesStatusBar)
        #expect(window.hidesStatusBar == window.hidesSystemOverlays)
        states.insert(window.hidesStatusBar)
      }
      #expect(states == [false, true])
      await window.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), frames: 10)
      await window.run(for: 2)
      #expect(!window.hasCover && !window.hidesStatusBar && window.faults == [])
    }

    @Test func anOpenPhotographIsDark() async {
      let window = await window(tap: .act)
      #expect(window.preferredColorScheme == .dark && !window.hidesStatusBar)
      window.press(.escape)
      await window.run(for: 2)
      #expect(window.preferredColorScheme == nil && window.faults == [])
    }

    /// iOS 17 can draw a clear background white.
    @Test(arguments: [true, false]) func theGridShowsThroughTheCover(isDrawnClear: Bool) async {
      let window = await window(tap: .act) { $0.drawsClearPresentations = isDrawnClear }
      #expect(window.hasCover)
      #expect(!window.drawn.contains { $0.name == "background of the cover" })
      #expect(window.faults == [])
    }
  }
}
#endif
