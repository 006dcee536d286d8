#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Options whose effect is seen only through the views.
  @MainActor @Suite struct OptionTests {
    @Test func itemsAreInsetByMarginsAndSeenInThem() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAlignment(.start).carouselContentMargins(50))
      }
      #expect(carousel.left(of: 0) == 50)
      #expect(
        carousel.window.drawn("2").first?.visible == CGRect(x: 250, y: 0, width: 50, height: 200))
      carousel.window.tap(at: CGPoint(x: 275, y: 30))
      await carousel.window.run(for: 2)
      #expect(carousel.app.selections.last == 2)
      #expect(carousel.left(of: 2) == 50)
      #expect(
        carousel.window.drawn("1").first?.visible == CGRect(x: 0, y: 0, width: 50, height: 200))
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [-20, .nan, .infinity] as [CGFloat])
    func aMarginThatIsNoLengthCountsAsNone(margin: CGFloat) async {
      let carousel = await MountedCarousel { AnyView($0.carouselContentMargins(margin)) }
      #expect(carousel.left(of: 0) == 100)
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [false, true])
    func itemsAreSeenOutsideOfTheViewUnlessTheyAreCut(isClipped: Bool) async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselClipDisabled(!isClipped).padding(.horizontal, 60))
      }
      // The view is 180 points wide, and the next item begins 140 points from its edge.
      let next = carousel.window.drawn("1").first?.visible
      #expect(next == CGRect(x: 200, y: 0, width: isClipped ? 40 : 100, height: 200))
    }

    @Test func aCarouselAsksForMoreOnceForEachNumberOfItems() async {
      let log = Log()
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
      let log = Log()
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
      let log = Log()
      let carousel = await MountedCarousel(0..<4) { content in
        AnyView(content.carouselLoops().carouselNearEnd { log.ends += 1 })
      }
      await carousel.window.run(for: 0.5)
      #expect(log.ends == 0)
    }

    @Test func aGridAsksForMorePhotographs() async {
      let log = Log()
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

    @Test func theZoomIsReportedToTheApp() async {
      let log = Log()
      let window = TestWindow { Zooming(log: log) }
      await window.run(for: 1)
      #expect(log.zooms.isEmpty)
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 0.1)
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 1)
      #expect(log.zooms.count == 1)
      #expect(log.zooms.first.map { $0.id == 2 && $0.zoom > 2 } == true, "\(log.zooms)")
      window.press(.escape)
      await window.run(for: 2)
      #expect(log.zooms.count == 2)
      #expect(log.zooms.last.map { $0.id == 2 && $0.zoom == 1 } == true, "\(log.zooms)")
      #expect(window.faults == [])
    }

    @Test(arguments: [nil, 390 * 2 * 10] as [CGFloat?])
    func aPhotographIsZoomedUntilEachOfItsPixelsCoversFour(pixels: CGFloat?) async {
      let log = Log()
      log.pixels = pixels
      let width = await pinchedOpen(log).drawn("2").first?.frame.width ?? 0
      #expect(abs(width - 390 * (pixels == nil ? 4 : 20)) < 0.01)
    }

    @Test(
      arguments: zip([0, 1, 2, 7, .infinity, .nan], [1, 1, 2, 7, 4, 4])
        as Zip2Sequence<[CGFloat], [CGFloat]>)
    func anAppSetsHowFarAPhotographIsZoomed(maximum: CGFloat, zoom: CGFloat) async {
      let log = Log()
      log.maximum = maximum
      let window = await pinchedOpen(log)
      let width = window.drawn("2").first?.frame.width ?? 0
      #expect(abs(width - 390 * zoom) < 0.01, "\(width)")
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 0.1)
      window.tap(at: CGPoint(x: 195, y: 422))
      await window.run(for: 1)
      #expect(window.drawn("2").first.map { abs($0.frame.width - 390) < 0.01 } == true)
      #expect(window.faults == [])
    }

    /// A viewer whose photograph is pinched open as far as it goes.
    private func pinchedOpen(_ log: Log) async -> TestWindow {
      let window = TestWindow { Zooming(log: log) }
      await window.run(for: 1)
      for _ in 0..<4 {
        await window.pinch(at: CGPoint(x: 195, y: 422), to: 3, frames: 10)
        await window.run(for: 1)
      }
      return window
    }

    @Test func aZoomedPhotographShrinksToAMaximumThatComesLater() async {
      let log = Log()
      let window = TestWindow { Zooming(log: log) }
      await window.run(for: 1)
      await window.pinch(at: CGPoint(x: 195, y: 422), to: 3, frames: 10)
      await window.run(for: 1)
      #expect(window.drawn("2").first.map { $0.frame.width > 390 * 2 } == true)
      window.perform { log.maximum = 1.5 }
      await window.run(for: 1)
      #expect(window.drawn("2").first.map { abs($0.frame.width - 390 * 1.5) < 0.01 } == true)
      #expect(window.faults == [])
    }
  }
}

@MainActor @Observable
private final class Log {
  @ObservationIgnored var ends = 0
  @ObservationIgnored var prefetched: [[Int]] = []
  @ObservationIgnored var photos: [[Int]] = []
  @ObservationIgnored var zooms: [(id: Int, zoom: CGFloat)] = []
  @ObservationIgnored var pixels: CGFloat?
  var maximum: CGFloat?
}

private struct Zooming: View {
  let log: Log
  @State private var selection: Int? = 2

  var body: some View {
    let maximum = log.maximum
    PhotoViewer(0..<5, id: \.self, aspectRatio: { _ in 1.5 }, selection: $selection) {
      Color.numbered($0)
    }
    .photoPixelWidth { (_: Int) in log.pixels }
    .photoMaximumZoom { (_: Int) in maximum }
    .onPhotoZoom { (id: Int, zoom) in log.zooms.append((id, zoom)) }
  }
}
#endif
