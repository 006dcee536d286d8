#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Apps that assign the old value again when an exhibit has reported a new one, before the layout of that update.
  @MainActor @Suite struct TakenBackTests {
    let app = AnyExhibitApp()
    let reference = CarouselReference()

    /// Creates a window with an exhibit of an app that changes its values with `onChange`.
    private func window(_ exhibit: AnyExhibit, takeBack: @escaping () -> Void) async -> TestWindow {
      let window = TestWindow {
        TakingApp(app: app, exhibit: exhibit, takeBack: takeBack)
          .environment(\.carouselReference, reference)
      }
      await window.run(for: 1)
      return window
    }

    private var driver: CarouselDriver<Int>? { reference.driver as? CarouselDriver<Int> }

    @Test func aCarouselReturnsToTheItemOfTheApp() async {
      let carousel = await MountedCarousel { page in
        AnyView(
          page.onChange(of: page.app.selection) { if $1 == 3 { page.app.selection = 2 } })
      }
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.run(for: 1)
      for _ in 0..<2 {
        await carousel.window.drag(
          from: CGPoint(x: 150, y: 30), to: CGPoint(x: 50, y: 30), frames: 20)
        await carousel.window.run(for: 2)
        #expect(carousel.app.selection == 2 && carousel.hasLeft(2, at: 100))
      }
      #expect(carousel.app.selections == [3, 3])
      #expect(carousel.window.isAtRest && carousel.window.faults == [])
    }

    @Test func aLockedGridClosesThePhotographAndOpensItLater() async {
      var isLocked = true
      app.selection = nil
      let window = await window(.grid) { if isLocked { app.selection = nil } }
      window.tap(at: CGPoint(x: 195, y: 195))
      await window.run(for: 2)
      #expect(app.selection == nil && !window.hasCover)
      isLocked = false
      window.tap(at: CGPoint(x: 195, y: 195))
      await window.run(for: 2)
      #expect(app.selection == 4 && window.hasCover)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test(arguments: [AnyExhibit.grid, .viewer])
    func aViewerReturnsToThePhotographOfTheApp(exhibit: AnyExhibit) async {
      app.ratio = 1.5
      let window = await window(exhibit) { app.selection = 1 }
      await window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), frames: 8)
      await window.run(for: 2)
      let large = CGRect(x: 0, y: 292, width: 390, height: 260)
      #expect(app.selection == 1 && window.drawn("1").contains { $0.frame == large })
      await window.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), frames: 10)
      await window.run(for: 2)
      #expect(app.selection == 1 && window.drawn("1").contains { $0.frame == large })
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func aRowOpensTheCardsOfTheApp() async {
      let window = await window(.cards) { app.expanded = [1] }
      window.perform { driver?.toggle(2) }
      await window.run(for: 2)
      #expect(app.expanded == [1] && driver?.expanded == [1])
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func aRowIsStitchedAgain() async {
      let window = await window(.row) { app.isStitched = true }
      window.perform { driver?.stitchedChanged(to: false) }
      await window.run(for: 2)
      #expect(app.isStitched && driver?.stitchedState.isStitched == true)
      #expect(window.isAtRest && window.faults == [])
    }

    /// SwiftUI may update the views only after the app has taken the value back.
    @Test func theViewsNeedNotHaveSeenTheReportedValue() async {
      let window = await window(.row) {}
      window.perform {
        driver?.stitchedChanged(to: false)
        app.isStitched = true
      }
      await window.run(for: 2)
      #expect(app.isStitched && driver?.stitchedState.isStitched == true)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func aPhotographThatHasNotBeenSeenToCloseOpensAgain() async {
      let grid = await MountedGrid(0..<12)
      grid.window.perform { grid.app.selection = 4 }
      await grid.window.run(for: 2)
      grid.window.perform {
        grid.driver?.viewer.close(animated: true)
        grid.app.selection = 4
      }
      await grid.window.run(for: 2)
      #expect(grid.app.selections == [nil] && grid.window.hasCover)
      #expect(grid.large(4) == CGRect(x: 0, y: 292, width: 390, height: 260))
      #expect(grid.window.isAtRest && grid.window.faults == [])
    }
  }
}

/// An exhibit of an app that acts on each change of its values.
private struct TakingApp: View {
  let app: AnyExhibitApp
  let exhibit: AnyExhibit
  let takeBack: () -> Void

  var body: some View {
    AnyExhibitView(app: app, exhibit: exhibit)
      .onChange(of: app.selection) { takeBack() }
      .onChange(of: app.expanded) { takeBack() }
      .onChange(of: app.isStitched) { takeBack() }
  }
}
#endif
