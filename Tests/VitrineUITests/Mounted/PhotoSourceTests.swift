#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Photographs that fly from views and from carousels.
  @MainActor @Suite struct PhotoSourceTests {
    private let cell = CGRect(x: 16, y: 200, width: 118, height: 118)

    @Test func aPhotographFliesFromAViewOfOnesOwnAndBack() async throws {
      let page = PlacePage()
      #expect(page.window.drawn("place").first?.frame == cell)
      page.window.perform { withAnimation { page.app.selection = 3 } }
      await page.window.runFrame()
      let first = try #require(page.window.drawn("3").last?.visible)
      #expect(abs(first.midX - cell.midX) < 20 && first.width < 160, "\(first)")
      #expect(page.window.drawn("place").isEmpty, "its place is empty")
      await page.window.run(for: 2)
      #expect(page.window.drawn("3").last?.visible == CGRect(x: 0, y: 227, width: 390, height: 390))
      page.window.press(.escape)
      var last: CGRect?
      for _ in 0..<120 {
        last = page.window.drawn("3").last?.visible ?? last
        await page.window.runFrame()
      }
      let landed = try #require(last)
      #expect(abs(landed.midX - cell.midX) < 3 && abs(landed.midY - cell.midY) < 3)
      #expect(page.window.drawn("place").first?.frame == cell)
      #expect(page.window.isAtRest)
      #expect(page.window.faults == [])
    }

    @Test func aViewerThatDoesNotFillTheWindowHasFlightsFromPlacesOutsideOfIt() async throws {
      let app = PlaceApp()
      let window = TestWindow {
        VStack(spacing: 0) {
          Color.named("place").frame(width: 118, height: 118).photoSource(3, in: app.places)
          PhotoViewer(
            0..<10, id: \.self, aspectRatio: { _ in 1 },
            selection: Binding(app, \.selection), from: app.places
          ) { Color.numbered($0) }
        }
      }
      await window.run(for: 0.5)
      window.perform { withAnimation { app.selection = 3 } }
      await window.runFrame()
      let first = try #require(window.drawn("3").last?.frame)
      #expect(abs(first.midX - 195) < 1 && abs(first.midY - 59) < 20, "\(first)")
      await window.run(for: 2)
      #expect(window.drawn("3").last?.frame == CGRect(x: 0, y: 286, width: 390, height: 390))
      #expect(window.faults == [])
    }

    @Test func aFlightHasTheCornersOfItsPlace() async throws {
      let page = PlacePage()
      page.window.perform { page.app.radius = 20 }
      page.window.perform { withAnimation { page.app.selection = 3 } }
      await page.window.runFrame()
      let first = try #require(page.window.drawn("3").last)
      let seen = first.radii.map { $0 * first.frame.width / 390 }
      #expect(seen.count == 4 && seen.allSatisfy { $0 > 10 && $0 <= 20 }, "\(first)")
    }

    @Test func aPhotographWithoutAPlaceFades() async throws {
      let page = PlacePage()
      page.window.perform { withAnimation { page.app.selection = 5 } }
      await page.window.run(for: 0.07)
      let fading = try #require(page.window.drawn("5").last)
      #expect(fading.opacity < 1 && abs(fading.frame.midX - 195) < 0.01)
      #expect(page.window.drawn("place").count == 1)
    }

    @Test func aPlaceThatComesBackIsEmptyWhileItsPhotographIsOpen() async {
      let page = PlacePage()
      page.window.perform { page.app.selection = 3 }
      page.window.perform { page.app.hasPlace = false }
      page.window.perform { page.app.hasPlace = true }
      await page.window.run(for: 0.5)
      #expect(page.window.drawn("place").isEmpty)
      page.window.perform { page.app.selection = nil }
      await page.window.run(for: 1)
      #expect(page.window.drawn("place").count == 1)
      #expect(page.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aPhotographFliesFromACarouselAndTheCarouselFollowsTheViewer(direction: LayoutDirection)
      async throws
    {
      let app = PlaceApp()
      let window = TestWindow(environment: { $0.layoutDirection = direction }) {
        CarouselWithViewer(app: app)
      }
      await window.run(for: 0.5)
      let seen = try #require(window.drawn("item 1").first?.visible)
      window.perform { withAnimation { app.selection = 1 } }
      await window.runFrame()
      let first = try #require(window.drawn("large 1").last?.visible)
      // It is partly visible beside the current item.
      #expect(abs(first.midX - seen.midX) < 30 && abs(first.midY - 422) < 30, "\(first), \(seen)")
      #expect(window.drawn("item 1").isEmpty)
      await window.run(for: 2)
      window.perform { app.selection = 8 }
      await window.run(for: 6)
      #expect(app.current == 8, "the carousel has followed, and does not play")
      window.perform { withAnimation { app.selection = nil } }
      var last: CGRect?
      for _ in 0..<120 {
        last = window.drawn("large 8").last?.visible ?? last
        await window.runFrame()
      }
      let landed = try #require(window.drawn("item 8").first?.frame)
      #expect(last.map { abs($0.midX - landed.midX) < 5 && abs($0.midY - landed.midY) < 5 } == true)
      #expect(window.faults == [])
    }

    @Test func placesAreFreedWithTheirViews() async {
      var app: PlaceApp? = PlaceApp()
      weak let places = app?.places
      let window = TestWindow { [app] in PlaceView(app: app!) }
      await window.run(for: 0.5)
      window.perform { app?.selection = 3 }
      app = nil
      window.close()
      await window.settle()
      #expect(places == nil)
    }
  }
}
#endif
