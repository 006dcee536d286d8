#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Photographs that fly from the cells of a grid to a cover that comes late, and back.
  @MainActor @Suite struct GridFlightTests {
    @Test(arguments: [0, 3], [0, 1, 2])
    func aTappedPhotographFliesFromItsCellHoweverLateTheCoverComes(delay: Int, sizeDelay: Int) async
    {
      let grid = await MountedGrid(coverDelay: delay, sizeDelay: sizeDelay)
      let cell = grid.cell(4)
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      var first: CGRect?
      for _ in 0..<12 where first == nil {
        await grid.window.runFrame()
        first = grid.large(4)
      }
      #expect(first.map { abs($0.midX - 195) < 20 && $0.width < 200 } == true, "\(first as Any)")
      #expect(cell != nil)
      await grid.window.run(for: 2)
      #expect(grid.large(4) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.app.selections == [4])
      #expect(grid.window.isAtRest)
      #expect(grid.window.faults == [])
    }

    @Test func aClosedPhotographLandsInItsCellAndTheCoverGoes() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      #expect(grid.window.hasCover)
      #expect(grid.window.press(.escape))
      #expect(await grid.lastFrame(of: 4).map(grid.isNearCell) == true)
      #expect(!grid.window.hasCover)
      #expect(grid.cell(4) == CGRect(x: 131, y: 131, width: 128, height: 128))
      #expect(grid.app.selections == [4, nil])
      #expect(grid.window.isAtRest)
      #expect(grid.window.faults == [])
    }

    @Test func theSecondOpeningAlsoFliesAfterAResize() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      grid.window.resize(to: CGSize(width: 844, height: 390))
      await grid.window.run(for: 0.5)
      let cell = grid.cell(0)
      grid.window.tap(at: CGPoint(x: 50, y: 50))
      var first: CGRect?
      for _ in 0..<12 where first == nil {
        await grid.window.runFrame()
        first = grid.large(0)
      }
      #expect(
        first.map { $0.minX < 10 && $0.width < 200 } == true, "\(first as Any) \(cell as Any)")
      await grid.window.run(for: 2)
      #expect(grid.large(0)?.height == 390)
      #expect(grid.window.faults == [])
    }

    @Test func aPhotographThatVanishesWhileItsCoverComesDoesNotOpen() async {
      let grid = await MountedGrid(coverDelay: 3)
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.runFrame()
      grid.window.perform { grid.app.photos = [0, 1] }
      await grid.window.run(for: 2)
      #expect(!grid.window.hasCover)
      #expect(grid.app.selection == nil)
      #expect(grid.window.isAtRest)
      #expect(grid.window.faults == [])
    }

    @Test(arguments: [0, 3])
    func aPhotographThatIsSelectedWhileTheCoverGoesOpensOnTheNextOne(delay: Int) async {
      let grid = await MountedGrid(coverDelay: delay)
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      for _ in 0..<120 where grid.driver?.viewer.photo != nil { await grid.window.runFrame() }
      #expect(grid.window.hasCover == (delay > 0))
      grid.window.perform { withAnimation { grid.app.selection = 5 } }
      await grid.window.run(for: 2)
      #expect(grid.large(5) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.app.selections == [4, nil] && grid.app.selection == 5)
      grid.window.press(.escape)
      await grid.window.run(for: 2)
      #expect(!grid.window.hasCover && grid.app.selection == nil)
      #expect(grid.window.faults == [])
    }

    /// With a tap, one pass presents the cover and one draws it. A selection of the app needs one more, which reads it.
    @Test(arguments: [false, true])
    func aCoverThatComesAtOnceAddsOnePass(isSelected: Bool) async {
      let grid = await MountedGrid(coverDelay: 0, sizeDelay: 0)
      grid.window.resetEvaluations()
      if isSelected {
        grid.window.perform { withAnimation { grid.app.selection = 4 } }
      } else {
        grid.window.tap(at: CGPoint(x: 195, y: 195))
      }
      #expect(grid.window.hasCover && grid.window.passes == (isSelected ? 3 : 2))
      await grid.window.run(for: 2)
      grid.window.press(.escape)
      while grid.window.hasCover {
        grid.window.resetEvaluations()
        await grid.window.runFrame()
        #expect(grid.window.passes == 2, "one pass for the frame, and one that draws it")
      }
      #expect(grid.window.faults == [])
    }

    @Test func aFrameOfAFlightBuildsNoContent() async {
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 0.15)
      #expect(!grid.window.isAtRest)
      grid.window.resetEvaluations()
      let calls = grid.app.contentCalls
      await grid.window.runFrame()
      #expect(grid.app.contentCalls == calls)
      let evaluations = grid.window.evaluations
      #expect(evaluations["PhotoPlacement"] ?? 0 > 0)
      for view in ["PhotoGrid", "PhotoCells", "PhotoStage", "PhotoContent", "PhotoOverlays"] {
        #expect(evaluations[view] == nil, "\(view) \(evaluations)")
      }
    }
  }
}
#endif
