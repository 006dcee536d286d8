#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Updates of an app that remove the selected item, alone or together with another selection.
  @MainActor @Suite struct RemovedSelectionTests {
    @Test func theNextItemIsReportedWithoutAWarning() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.run(for: 1)
      carousel.window.perform { carousel.app.items = [0, 1, 3, 4] }
      await carousel.window.run(for: 1)
      #expect(carousel.app.selection == 3 && carousel.app.selections == [3])
      #expect(carousel.driver?.warnings.given == [])
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [false, true], [4, 100])
    func aCarouselSelectsTheItemThatTheAppSelectsInstead(animated: Bool, new: Int) async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.run(for: 1)
      carousel.window.perform {
        withAnimation(animated ? .default : nil) {
          carousel.app.items = [0, 1, 3, 4, 100]
          carousel.app.selection = new
        }
      }
      await carousel.window.run(for: 2)
      #expect(carousel.app.selection == new && carousel.app.selections == [])
      #expect(carousel.left(of: new) == 100)
      #expect(carousel.driver?.warnings.given == [])
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [false, true], [5, 100])
    func aGridShowsThePhotographThatTheAppSelectsInstead(animated: Bool, new: Int) async {
      let grid = await MountedGrid(0..<12)
      grid.window.perform { grid.app.selection = 4 }
      await grid.window.run(for: 1)
      grid.window.perform {
        withAnimation(animated ? .default : nil) {
          grid.app.photos = [0, 1, 2, 3, 5, 6, 7, 100]
          grid.app.selection = new
        }
      }
      #expect(grid.window.hasCover)
      await grid.window.run(for: 2)
      #expect(grid.app.selection == new && grid.app.selections == [])
      #expect(grid.large(new) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.driver?.warnings.given == [])
      #expect(grid.window.faults == [])
    }

    @Test func anOpenPhotographThatIsRemovedClosesWithoutAWarning() async {
      let grid = await MountedGrid(0..<12)
      grid.window.perform { grid.app.selection = 4 }
      await grid.window.run(for: 1)
      grid.window.perform { grid.app.photos = [0, 1, 2] }
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [nil] && !grid.window.hasCover)
      #expect(grid.driver?.warnings.given == [])
    }

    @Test(arguments: [5, 100])
    func aRowOpensTheCardThatTheAppOpensInstead(new: Int) async {
      let app = AnyExhibitApp()
      app.expanded = [4]
      let window = TestWindow { AnyExhibitView(app: app, exhibit: .cards) }
      await window.run(for: 1)
      window.perform {
        app.items = [0, 1, 2, 3, 5, 6, 100]
        app.expanded = [new]
      }
      await window.run(for: 1)
      #expect(app.expanded == [new])
      #expect(window.faults == [])
    }

    /// A constant selection does not change, so it selects once.
    @Test func aCarouselStaysWhereAPersonHasMovedItWhenTheSelectionIsConstant() async {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        Carousel(0..<5, id: \.self, selection: .constant(2)) { Color.numbered($0) }
          .carouselItemLength(.fixed(100)).carouselSpacing(0)
      }
      await window.run(for: 1)
      #expect(window.drawn("2").first?.frame.minX == 100)
      await window.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 50, y: 30), frames: 20)
      await window.run(for: 2)
      #expect(window.drawn("3").first?.frame.minX == 100)
      window.setEnvironment { $0.displayScale = 3 }
      await window.run(for: 1)
      #expect(window.drawn("3").first?.frame.minX == 100)
    }
  }
}
#endif
