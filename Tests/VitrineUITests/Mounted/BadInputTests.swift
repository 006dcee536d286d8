#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Input that an app should not give: the outcome is defined, and nothing loops. Most of it is in HostedBadInputTests.
  @MainActor @Suite struct BadInputTests {
    @Test func theItemInTheMiddleVanishesDuringADrag() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.run(for: 2)
      await carousel.window.drag(
        from: CGPoint(x: 150, y: 30), to: CGPoint(x: 130, y: 30), frames: 5, lifts: false)
      carousel.window.perform { carousel.app.items = [0, 1, 3, 4] }
      await carousel.window.runFrame()
      carousel.window.lift(at: CGPoint(x: 130, y: 30))
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 3) == 100)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test func aCarouselWithoutAreaShowsItsItemsOnceItHasOne() async {
      let carousel = await MountedCarousel(size: .zero)
      await carousel.window.run(for: 2)
      carousel.window.resize(to: CGSize(width: 300, height: 200))
      await carousel.window.run(for: 0.5)
      #expect(carousel.left(of: 0) == 100)
      #expect(carousel.window.faults == [])
    }

    @Test func aGridWithBadInputComesToRest() async {
      for photos in [[], [1, 1, 1], [1], Array(0..<5000)] {
        let grid = await MountedGrid(photos)
        grid.window.resize(to: .zero)
        await grid.window.run(for: 2)
        grid.window.resize(to: CGSize(width: 390, height: 844))
        await grid.window.run(for: 0.5)
        if let first = photos.first { #expect(grid.cell(first)?.minX == 0) }
        grid.window.tap(at: CGPoint(x: 50, y: 50))
        await grid.window.run(for: 2)
        grid.window.perform { grid.app.photos = Array(photos.reversed().dropLast()) }
        await grid.window.run(for: 2)
        #expect(grid.window.isAtRest)
        #expect(grid.window.faults == [])
      }
    }
  }
}
#endif
