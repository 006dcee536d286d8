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

    @Test func eachUpdateConvergesWithinTwoPasses() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.items = [7, 8, 9] }
      #expect(carousel.window.updates <= 2)
      carousel.window.perform { carousel.app.selection = 9 }
      #expect(carousel.window.updates <= 2)
      carousel.window.resize(to: CGSize(width: 200, height: 300))
      #expect(carousel.window.updates <= 2)
      carousel.window.press(at: CGPoint(x: 100, y: 30))
      #expect(carousel.window.updates <= 2)
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

    @Test func eachUpdateOfOtherExhibitsConvergesWithinTwoPasses() async {
      let cards = await MountedCards()
      cards.window.perform { cards.app.items = [3, 4, 5] }
      #expect(cards.window.updates <= 2)
      cards.window.perform { cards.app.expanded = [4] }
      #expect(cards.window.updates <= 2)
      cards.window.resize(to: CGSize(width: 222, height: 333))
      #expect(cards.window.updates <= 2)
      let row = await MountedPhotographs()
      row.window.perform { row.app.isStitched = true }
      #expect(row.window.updates <= 2)
      let grid = await MountedGrid()
      grid.window.perform { grid.app.photos = Array(0..<40) }
      #expect(grid.window.updates <= 2)
      grid.window.perform { grid.app.photos = Array(5..<40) }
      #expect(grid.window.updates <= 2)
      grid.window.resize(to: CGSize(width: 844, height: 390))
      #expect(grid.window.updates <= 2)
    }

    @Test(arguments: [0, 500, 3000, 99_999] as [CGFloat])
    func rowsThatComeOrGoBeforeTheVisiblePartConvergeWithinTwoPasses(top: CGFloat) async {
      for photos in [6..<1000, 30..<1000, 300..<1000, 990..<1000, -7..<1000, -300..<1000] {
        let grid = await MountedGrid(0..<1000)
        grid.window.scroll(by: top)
        await grid.window.run(for: 0.1)
        grid.window.perform { grid.app.photos = Array(photos) }
        #expect(grid.window.updates <= 2, "\(photos)")
        #expect(grid.window.faults == [])
      }
    }

    @Test(arguments: [false, true])
    func eachUpdateOfAViewerConvergesWithinTwoPasses(animated: Bool) async {
      let app = GridApp()
      app.photos = Array(0..<10)
      let window = TestWindow { ViewerAlone(app: app) }
      func select(_ photo: Int?) {
        window.perform {
          if animated {
            withAnimation { app.selection = photo }
          } else {
            app.selection = photo
          }
        }
        #expect(window.updates <= 2, "\(photo as Any)")
      }
      await window.run(for: 0.5)
      select(4)
      await window.run(for: 2)
      select(7)
      await window.run(for: 2)
      window.resize(to: CGSize(width: 844, height: 390))
      #expect(window.updates <= 2)
      window.perform { app.photos = Array(5..<40) }
      #expect(window.updates <= 2)
      select(nil)
      await window.run(for: 2)
      #expect(window.faults == [])
    }
  }
}

/// A viewer without a grid, which needs no cover.
private struct ViewerAlone: View {
  let app: GridApp

  var body: some View {
    let selection = Binding {
      app.selection
    } set: {
      app.selection = $0
    }
    PhotoViewer(app.photos, id: \.self, aspectRatio: { _ in 1.5 }, selection: selection) {
      Color.numbered($0)
    }
  }
}
#endif
