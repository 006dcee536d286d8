#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Collections of ten thousand items that an app replaces, as when another album is shown.
  @MainActor @Suite struct LargeCollectionTests {
    @Test(arguments: LargeExhibit.allCases)
    func aReplacedCollectionIsReadAFewTimes(exhibit: LargeExhibit) async {
      let app = LargeApp()
      let window = TestWindow { LargePage(app: app, exhibit: exhibit) }
      await window.run(for: 1)
      app.reads.count = 0
      window.perform { app.first = 20_000 }
      await window.run(for: 1)
      #expect(app.reads.count < 8 * LargeItems.size, "\(app.reads.count)")
      #expect(window.drawn.contains { $0.name == "20000" })
      #expect(window.isAtRest && window.faults == [])
    }

    @Test(arguments: LargeExhibit.allCases)
    func anUpdateOfTheSameCollectionReadsTheItemsInView(exhibit: LargeExhibit) async {
      let app = LargeApp()
      let window = TestWindow { LargePage(app: app, exhibit: exhibit) }
      await window.run(for: 1)
      app.reads.count = 0
      window.perform { app.updates += 1 }
      await window.run(for: 1)
      #expect(app.reads.count < 1000, "\(app.reads.count)")
    }

    @Test(arguments: [LargeExhibit.row, .zoomableGrid, .collection])
    func aRatioThatBecomesKnownReadsNoOthersThanThoseInView(exhibit: LargeExhibit) async {
      let app = LargeApp()
      let window = TestWindow { LargePage(app: app, exhibit: exhibit) }
      await window.run(for: 1)
      app.ratioReads = 0
      window.perform { app.late[1] = 0.5 }
      await window.run(for: 1)
      #expect(app.ratioReads > 0 && app.ratioReads < 500, "\(app.ratioReads)")
      #expect(window.isAtRest && window.faults == [])
    }
  }
}

enum LargeExhibit: CaseIterable { case carousel, cards, row, grid, zoomableGrid, collection }

/// Numbers that count how often they are read.
private struct LargeItems: RandomAccessCollection {
  static let size = 10_000
  final class Reads { var count = 0 }
  let first: Int
  let reads: Reads

  var startIndex: Int { 0 }
  var endIndex: Int { Self.size }
  subscript(index: Int) -> Int {
    reads.count += 1
    return first + index
  }
}

@MainActor @Observable
private final class LargeApp {
  var first = 0
  var updates = 0
  /// Ratios that have become known.
  var late: [Int: Double] = [:]
  @ObservationIgnored let reads = LargeItems.Reads()
  @ObservationIgnored var ratioReads = 0
}

private struct LargePage: View {
  let app: LargeApp
  let exhibit: LargeExhibit

  var body: some View {
    let items = LargeItems(first: app.first, reads: app.reads)
    let _ = app.updates
    switch exhibit {
    case .carousel:
      Carousel(items, id: \.self) { Color.numbered($0) }.carouselItemLength(.fixed(30))
    case .cards:
      ExpandingCarousel(items, id: \.self, expanded: .constant(Int?.none)) {
        Color.numbered($0)
      } details: {
        Color.numbered($0)
      }
      .expandingCarouselSizes(collapsed: 30, expanded: 60)
    case .row:
      StitchedCarousel(
        items, id: \.self, isStitched: .constant(false), aspectRatio: ratio(of:)
      ) { Color.numbered($0) }
    case .grid: PhotoGrid(items, id: \.self) { Color.numbered($0) }
    case .zoomableGrid:
      PhotoGrid(items, id: \.self, aspectRatio: ratio(of:)) { Color.numbered($0) }
        .photoGridColumns(.constant(nil))
    case .collection:
      PhotoCollection(items, id: \.self, arrangement: .constant(.carousel), aspectRatio: ratio(of:))
      {
        Color.numbered($0)
      }
    }
  }

  private func ratio(of item: Int) -> Double {
    app.ratioReads += 1
    return app.late[item] ?? (item % 2 == 0 ? 1 : 1.5)
  }
}
#endif
