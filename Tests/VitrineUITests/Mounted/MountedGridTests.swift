#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct GridTests {
    @Test func aScrolledGridShowsOtherCells() async {
      let grid = await MountedGrid(0..<1000)
      grid.window.scroll(by: 1310)
      await grid.window.run(for: 0.2)
      #expect(grid.cell(30)?.minY == 0)
      #expect(grid.window.drawn("cell 0").isEmpty)
      #expect(grid.window.faults == [])
    }

    @Test func aDragLetsThePhotographGoBackToItsCell() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      await grid.window.drag(
        from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), frames: 10)
      #expect(await grid.lastFrame(of: 4).map(grid.isNearCell) == true)
      #expect(grid.app.selections == [4, nil])
      #expect(!grid.window.hasCover)
      #expect(grid.cell(4) == CGRect(x: 131, y: 131, width: 128, height: 128))
      #expect(grid.window.faults == [])
    }

    @Test func aFlickShowsTheNextPhotograph() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      await grid.window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), frames: 8)
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [4, 5])
      #expect(grid.large(5) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.window.faults == [])
    }
  }
}
#endif
