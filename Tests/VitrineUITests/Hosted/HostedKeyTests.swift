#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Keys and focus, in a window of either system.
  @MainActor @Suite struct HostedKeyTests {
    @Test func arrowKeysMoveACarouselWithFocus() async {
      let carousel = await MountedCarousel()
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      carousel.window.press(.rightArrow)
      await carousel.window.run(for: 0.1)
      #expect(carousel.driver?.target == 0, "nothing has focus")
      carousel.window.focusNext()
      carousel.window.press(.rightArrow)
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      #expect(carousel.app.selections == [1])
    }

    @Test func keysShowTheNextPhotographAndEscapeCloses() async {
      let app = GridApp()
      app.photos = Array(0..<10)
      let window = TestWindow { ViewerOverButton(app: app) }
      window.perform { app.selection = 3 }
      #expect(await window.reaches { window.frame(of: "3") != nil })
      // An open viewer has focus.
      window.press(.rightArrow)
      #expect(await window.reaches { app.selection == 4 })
      let screen = CGRect(x: 0, y: 227, width: 390, height: 390)
      #expect(await window.reaches { window.shows("4", at: screen) })
      window.press(.escape)
      #expect(await window.reaches { app.selection == nil && window.frame(of: "4") == nil })
      #if EXECUTES_VIEWS
      #expect(!window.hasFocus)
      #endif
    }

    @Test func arrowKeysMoveThroughAGridAndFocusReturnsToIt() async {
      let grid = await MountedGrid(0..<12)
      #expect(await grid.window.reaches { grid.window.frame(of: "cell 0") != nil })
      grid.window.focusNext()
      grid.window.press(.rightArrow)
      grid.window.press(.downArrow)
      grid.window.press(.return)
      #expect(await grid.window.reaches { grid.app.selections == [4] })
      #expect(await grid.window.reaches { grid.window.frame(of: "large 4") != nil })
      grid.window.press(.escape)
      #expect(await grid.window.reaches { grid.window.frame(of: "large 4") == nil })
      // Focus returns once the photograph has landed.
      #expect(
        await grid.window.reaches {
          grid.window.press(.return)
          return grid.app.selections == [4, nil, 4]
        })
    }
  }
}
#endif
