#if EXECUTES_VIEWS || os(macOS)
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The places of carousels among other views, and of items in carousels, in a window of either system.
  @MainActor @Suite struct HostedLayoutTests {
    @Test func aCarouselInAScrollViewIsAsHighAsItsItems() async {
      let window = TestWindow(size: CGSize(width: 300, height: 400)) {
        ScrollView {
          VStack(spacing: 0) {
            Carousel(0..<9, id: \.self) { number in
              Color.numbered(number).frame(width: 100, height: 120)
            }
            .carouselSpacing(0)
            Color.named("below").frame(height: 50)
          }
        }
      }
      let first = CGRect(x: 100, y: 0, width: 100, height: 120)
      #expect(await window.reaches { window.shows("0", at: first) })
      #expect(await window.reaches { window.frame(of: "below")?.minY == 120 })
      window.resize(to: CGSize(width: 500, height: 200))
      #expect(await window.reaches { window.shows("0", at: first.offsetBy(dx: 100, dy: 0)) })
      #expect(window.frame(of: "below")?.minY == 120)
    }

    @Test func aCarouselKeepsItsHeightWhenItsTallestItemHasGone() async {
      let app = HostedSelectionApp()
      let window = TestWindow(size: CGSize(width: 300, height: 400)) { HostedHeights(app: app) }
      #expect(await window.reaches { window.frame(of: "below")?.minY == 120 })
      window.perform { app.selection = 30 }
      #expect(
        await window.reaches { window.frame(of: "30") != nil && window.frame(of: "0") == nil })
      await window.run(for: 0.2)
      #expect(window.frame(of: "below")?.minY == 120)
    }

    @Test func aCarouselSharesARowWithOtherViews() async {
      let window = TestWindow(size: CGSize(width: 400, height: 100)) {
        HStack(spacing: 0) {
          Color.named("fixed").frame(width: 100)
          Carousel(0..<9, id: \.self) { Color.numbered($0) }
            .carouselItemLength(.fixed(100)).carouselSpacing(0)
        }
      }
      let first = CGRect(x: 200, y: 0, width: 100, height: 100)
      #expect(await window.reaches { window.shows("0", at: first) })
      #expect(window.frame(of: "fixed")?.minX == 0)
    }

    @Test func itemsAreInsetByMargins() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselAlignment(.start).carouselContentMargins(50))
      }
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 50) })
      #expect(carousel.hasLeft(2, at: 250))
    }

    @Test func pagesThatAreWrittenOneAfterTheOtherAreItems() async {
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        Carousel {
          Color.numbered(1)
          Color.numbered(2)
        }
        .carouselItemLength(.fraction(1)).carouselSpacing(0)
      }
      let all = CGRect(x: 0, y: 0, width: 300, height: 200)
      #expect(await window.reaches { window.shows("1", at: all) })
      await window.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 50, y: 100), frames: 10)
      #expect(await window.reaches { window.shows("2", at: all) })
    }
  }
}

@MainActor @Observable
private final class HostedSelectionApp {
  var selection: Int?
}

/// A carousel whose first item is the tallest, in a page that scrolls.
private struct HostedHeights: View {
  let app: HostedSelectionApp

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Carousel(0..<40, id: \.self, selection: Binding(app, \.selection)) { number in
          Color.numbered(number).frame(width: 100, height: number == 0 ? 120 : 60)
        }
        .carouselSpacing(0)
        Color.named("below").frame(height: 50)
      }
    }
  }
}
#endif
