#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// How often views are evaluated, and whether they are freed.
  @MainActor @Suite struct EvaluationTests {
    @Test func nothingIsEvaluatedAtRest() async {
      let carousel = await MountedCarousel()
      carousel.window.resetEvaluations()
      await carousel.window.run(for: 1)
      #expect(carousel.window.evaluations == [:])
      // Otherwise the window would be drawn again with each frame.
      #expect(carousel.window.isAtRest)
    }

    @Test func aFrameOfAScrollEvaluatesTheOffsetAlone() async {
      let carousel = await MountedCarousel()
      carousel.window.press(at: CGPoint(x: 150, y: 30))
      for x in stride(from: 140.0, to: 130, by: -2) {
        await carousel.window.runFrame()
        carousel.window.move(to: CGPoint(x: x, y: 30))
      }
      await carousel.window.runFrame()
      carousel.window.resetEvaluations()
      let calls = carousel.app.contentCalls
      carousel.window.move(to: CGPoint(x: 129, y: 30))
      await carousel.window.runFrame()
      let evaluations = carousel.window.evaluations
      #expect(evaluations["StripOffset"] == 1)
      #expect(Set(evaluations.keys).isSubset(of: ["StripOffset", "FrameTicks"]), "\(evaluations)")
      #expect(carousel.app.contentCalls == calls)
    }

    @Test func aDragBuildsEachNewItemOnceAndTheCarouselNever() async {
      let carousel = await MountedCarousel(0..<100)
      carousel.window.resetEvaluations()
      let calls = carousel.app.contentCalls
      await carousel.window.drag(
        from: CGPoint(x: 290, y: 30), to: CGPoint(x: 10, y: 30), frames: 20, lifts: false)
      #expect(carousel.window.evaluations["Carousel"] == nil)
      let new = carousel.app.contentCalls - calls
      #expect(new > 1 && new < 10)
      #expect(carousel.window.evaluations["CellContent"] == new)
      #expect(carousel.window.faults == [])
    }

    @Test func nothingOfOtherExhibitsIsEvaluatedAtRest() async {
      let windows = [
        await MountedCards().window, await MountedPhotographs().window, await MountedGrid().window,
      ]
      let grid = await MountedGrid()
      grid.window.tap(at: CGPoint(x: 195, y: 195))
      await grid.window.run(for: 2)
      for window in windows + [grid.window] {
        window.resetEvaluations()
        await window.run(for: 1)
        #expect(window.evaluations == [:])
        #expect(window.isAtRest)
      }
    }

    @Test func aScrollOfAGridBuildsNoContentUnlessCellsComeNear() async {
      let grid = await MountedGrid(0..<1000)
      grid.window.scroll(by: 500)
      await grid.window.runFrame()
      let calls = grid.app.contentCalls
      grid.window.resetEvaluations()
      grid.window.scroll(by: 1)
      await grid.window.runFrame()
      #expect(grid.app.contentCalls == calls)
      for view in ["PhotoGrid", "PhotoCells", "PhotoContent"] {
        #expect(grid.window.evaluations[view] == nil, "\(view) \(grid.window.evaluations)")
      }
    }

    @Test(arguments: [0, 500, 3000, 99_999] as [CGFloat])
    func rowsThatComeOrGoBeforeTheVisiblePartConvergeWithinTwoPasses(top: CGFloat) async {
      for photos in [6..<1000, 30..<1000, 300..<1000, 990..<1000, -7..<1000, -300..<1000] {
        let grid = await MountedGrid(0..<1000)
        grid.window.scroll(by: top)
        await grid.window.run(for: 0.1)
        grid.window.resetEvaluations()
        grid.window.perform { grid.app.photos = Array(photos) }
        #expect(grid.window.mostPasses <= 2, "\(photos)")
        #expect(grid.window.faults == [])
      }
    }
  }
}
#endif
