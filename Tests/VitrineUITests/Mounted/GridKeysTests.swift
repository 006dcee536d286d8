#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// A grid with a keyboard, and in the other direction of writing.
  @MainActor @Suite struct GridKeysTests {
    /// On the Mac and the iPad, buttons take focus only if the person has set so.
    @Test(arguments: [false, true])
    func keysMoveThroughAGridAndOpenAPhotograph(buttonsTakeFocus: Bool) async {
      let grid = await MountedGrid()
      grid.window.buttonsTakeFocus = buttonsTakeFocus
      #expect(grid.window.focusNext())
      #expect(grid.window.press(.rightArrow))
      #expect(grid.window.press(.downArrow))
      await grid.window.runFrame()
      #expect(grid.window.drawn("CropShape").map(\.visible) == [grid.cell(4)], "a ring marks it")
      #expect(grid.window.press(.space))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4])
      #expect(grid.window.drawn("CropShape").isEmpty)
      #expect(grid.window.press(.rightArrow))
      await grid.window.run(for: 2)
      #expect(grid.window.press(.escape))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5, nil])
      #expect(grid.window.drawn("CropShape").map(\.visible) == [grid.cell(5)], "focus has returned")
      #expect(grid.window.press(.return))
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5, nil, 5])
      #expect(grid.window.faults == [])
    }

    @Test func aTapOnAPhotographGivesTheGridNoFocus() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      #expect(!grid.window.hasFocus)
      #expect(grid.window.drawn("CropShape").isEmpty)
    }

    @Test func aGridRunsFromTheRightWhereOneWritesFromThere() async {
      let window = TestWindow(coverDelay: 1, environment: { $0.layoutDirection = .rightToLeft }) {
        PhotoGrid(0..<9, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
      }
      await window.run(for: 0.5)
      #expect(window.drawn("0").first?.visible.maxX == 390)
      window.tap(at: CGPoint(x: 350, y: 50))
      while !window.hasCover { await window.runFrame() }
      await window.run(for: 0.05)
      let first = window.drawn("0").last?.visible
      #expect(first.map { $0.maxX > 370 && $0.width < 200 } == true, "\(first as Any)")
      await window.run(for: 2)
      #expect(window.drawn("0").contains { $0.visible.width == 390 })
      #expect(window.faults == [])
    }
  }
}

#endif
