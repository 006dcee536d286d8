#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The reports to an app about items that will be visible soon.
  @MainActor @Suite struct MountedPrefetchTests {
    @Test func aCarouselAsksForMoreOnceForEachNumberOfItems() async {
      let log = PrefetchLog()
      let carousel = await MountedCarousel(0..<40) { content in
        AnyView(content.carouselNearEnd(within: 3) { log.ends += 1 })
      }
      #expect(log.ends == 0)
      carousel.window.perform { carousel.app.selection = 26 }
      await carousel.window.run(for: 0.5)
      #expect(log.ends == 0)
      carousel.window.perform { carousel.app.selection = 35 }
      await carousel.window.run(for: 0.5)
      carousel.window.perform { carousel.app.selection = 39 }
      await carousel.window.run(for: 0.5)
      #expect(log.ends == 1)
      carousel.window.perform { carousel.app.items = Array(0..<60) }
      await carousel.window.run(for: 0.5)
      #expect(log.ends == 1)
      carousel.window.perform { carousel.app.selection = 59 }
      await carousel.window.run(for: 0.5)
      #expect(log.ends == 2)
      #expect(carousel.window.faults == [])
    }

    @Test func theItemsThatWillBeVisibleSoonAreReportedToTheApp() async {
      let log = PrefetchLog()
      let carousel = await MountedCarousel(0..<40) { content in
        AnyView(
          content.carouselPrefetch { (ids: [Int]) in log.prefetched.append(ids) }
            .carouselPrefetch { (_: [String]) in log.ends += 1 })
      }
      // Two lengths of the view are six items, on either side of the visible ones.
      #expect(log.prefetched == [Array(0..<9)])
      carousel.window.perform { carousel.app.selection = 20 }
      await carousel.window.run(for: 0.5)
      #expect(log.prefetched.last == Array(13..<29))
      #expect(log.ends == 0, "the innermost action counts")
      let window = TestWindow {
        PhotoGrid(0..<300, id: \.self) { Color.numbered($0) }
          .photoGridPrefetch { (ids: [Int]) in log.photos.append(ids) }
      }
      await window.run(for: 0.5)
      #expect(log.photos.last?.first == 0 && log.photos.last?.count ?? 0 > 21)
      window.scroll(by: 30 * 131)
      await window.run(for: 0.5)
      #expect(log.photos.last?.first ?? 0 > 21 && log.photos.last?.contains(90) == true)
      #expect(window.faults == [])
    }

    @Test func aLoopHasNoEnd() async {
      let log = PrefetchLog()
      let carousel = await MountedCarousel(0..<4) { content in
        AnyView(content.carouselLoops().carouselNearEnd { log.ends += 1 })
      }
      await carousel.window.run(for: 0.5)
      #expect(log.ends == 0)
    }

    @Test func aGridAsksForMorePhotographs() async {
      let log = PrefetchLog()
      let window = TestWindow {
        PhotoGrid(0..<300, id: \.self) { Color.numbered($0) }
          .photoGridNearEnd(within: 10) { log.ends += 1 }
      }
      await window.run(for: 0.5)
      #expect(log.ends == 0)
      window.scroll(by: 100 * 131)
      await window.run(for: 0.5)
      #expect(log.ends == 1)
      #expect(window.faults == [])
    }

    @Test func aRowThatReplacesAnotherOfTheSameSizeIsPrefetched() async {
      let log = PrefetchLog()
      let carousel = await MountedCarousel(0..<5) {
        AnyView($0.carouselPrefetch { (ids: [Int]) in log.prefetched.append(ids) })
      }
      #expect(log.prefetched.last == [0, 1, 2, 3, 4])
      carousel.window.perform { carousel.app.items = [0, 1, 2, 3, 9] }
      await carousel.window.run(for: 0.5)
      #expect(log.prefetched.last == [0, 1, 2, 3, 9])
    }

    @Test func aGridThatReplacesAnotherOfTheSameSizeIsPrefetched() async {
      let (app, log) = (PrefetchApp(), PrefetchLog())
      let window = TestWindow {
        PrefetchGrid(app: app).photoGridPrefetch { (ids: [Int]) in log.photos.append(ids) }
      }
      await window.run(for: 0.5)
      #expect(log.photos == [Array(0..<12)])
      window.perform { app.photos = Array(100..<112) }
      await window.run(for: 0.5)
      #expect(log.photos == [Array(0..<12), Array(100..<112)])
      window.perform { app.photos[3] = 7 }
      await window.run(for: 0.5)
      #expect(log.photos.count == 3 && log.photos.last?[3] == 7)
      window.perform { app.photos = app.photos }
      await window.run(for: 0.5)
      #expect(log.photos.count == 3, "the same photographs are not reported again")
    }
  }
}

@MainActor
private final class PrefetchLog {
  var ends = 0
  var prefetched: [[Int]] = []
  var photos: [[Int]] = []
}

@MainActor @Observable
private final class PrefetchApp {
  var photos = Array(0..<12)
}

private struct PrefetchGrid: View {
  let app: PrefetchApp

  var body: some View {
    PhotoGrid(app.photos, id: \.self, aspectRatio: { _ in 1 }) { Color.numbered($0) }
  }
}
#endif
