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

    @Test(arguments: AnyExhibit.allCases, [false, true])
    func nothingOfAnyExhibitIsEvaluatedAtRest(exhibit: AnyExhibit, isTouched: Bool) async {
      let app = AnyExhibitApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200), coverDelay: 1) {
        AnyExhibitView(app: app, exhibit: exhibit)
      }
      await window.run(for: 1)
      if isTouched { window.tap(at: CGPoint(x: 250, y: 150)) }
      await window.run(for: 2)
      window.resetEvaluations()
      await window.run(for: 1)
      #expect(window.evaluations == [:])
      #expect(window.isAtRest && window.faults == [])
    }

    /// The app's items are more than the window shows, so each exhibit can scroll.
    @Test(arguments: [AnyExhibit.column, .cards, .row, .viewer])
    func aFrameOfAScrollBuildsNoContentAndNoExhibit(exhibit: AnyExhibit) async {
      let app = AnyExhibitApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        AnyExhibitView(app: app, exhibit: exhibit)
      }
      await window.run(for: 1)
      let way = exhibit == .column ? CGSize(width: 0, height: -1) : CGSize(width: -1, height: 0)
      window.press(at: CGPoint(x: 200, y: 150))
      for distance in stride(from: 2.0, through: 30, by: 2) {
        window.move(
          to: CGPoint(x: 200 + distance * way.width, y: 150 + distance * way.height))
        await window.runFrame()
      }
      let before = window.drawn.map(\.frame)
      window.resetEvaluations()
      window.move(to: CGPoint(x: 200 + 31 * way.width, y: 150 + 31 * way.height))
      await window.runFrame()
      #expect(window.drawn.map(\.frame) != before, "it has moved")
      for view in [
        "Carousel", "ExpandingCarousel", "StitchedCarousel", "PhotoViewer", "CarouselStrip",
        "CellContent", "ExpandingCard", "PhotoStage", "PhotoContent",
      ] {
        #expect(window.evaluations[view] == nil, "\(view) \(window.evaluations)")
      }
      window.cancelTouch()
      #expect(window.faults == [])
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

    @Test(arguments: [500, 3000, 99_999] as [CGFloat])
    func aScrolledGridThatLosesMostPhotographsConvergesWithinTwoPasses(top: CGFloat) async {
      for photos in [0..<6, 0..<30, 0..<200, 0..<301, 400..<500, 0..<0] {
        let grid = await MountedGrid(0..<1000)
        grid.window.scroll(by: top)
        await grid.window.run(for: 0.1)
        grid.window.resetEvaluations()
        grid.window.perform { grid.app.photos = Array(photos) }
        #expect(grid.window.mostPasses <= 2, "\(photos)")
        await grid.window.run(for: 0.5)
        #expect(grid.window.mostPasses <= 2, "\(photos), later")
        #expect(grid.window.faults == [])
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
