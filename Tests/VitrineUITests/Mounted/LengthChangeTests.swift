#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// A carousel whose axis or item length changes, as with the size class.
  @MainActor @Suite struct LengthChangeTests {
    @Test func itemsHaveTheLengthOfTheirContentAgain() async {
      let app = LengthApp()
      let window = TestWindow(size: CGSize(width: 400, height: 200)) { LengthPage(app: app) }
      await window.run(for: 0.5)
      #expect(window.drawn("1").first?.frame.minX == 250)
      window.perform { app.length = .fixed(200) }
      await window.run(for: 0.5)
      #expect(window.drawn("0").first?.frame.minX == 150, "it lies in the middle of its box")
      #expect(window.drawn("1").first?.frame.minX == 350)
      window.perform { app.length = .measured }
      await window.run(for: 0.5)
      #expect(window.drawn("1").first?.frame.minX == 250)
      window.tap(at: CGPoint(x: 270, y: 100))
      await window.run(for: 1)
      #expect(app.selection == 1)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func itemsFollowEachOtherOnTheOtherAxis() async {
      let app = LengthApp()
      let window = TestWindow(size: CGSize(width: 400, height: 200)) { LengthPage(app: app) }
      await window.run(for: 0.5)
      window.perform { app.selection = 5 }
      window.perform { app.axis = .vertical }
      await window.run(for: 0.5)
      #expect(window.drawn("5").first?.frame == CGRect(x: 150, y: 70, width: 100, height: 60))
      #expect(window.drawn("6").first?.frame.minY == 130)
      window.perform { app.axis = .horizontal }
      await window.run(for: 0.5)
      #expect(window.drawn("5").first?.frame == CGRect(x: 150, y: 70, width: 100, height: 60))
      #expect(window.drawn("6").first?.frame.minX == 250)
      #expect(window.isAtRest && window.faults == [])
    }

    /// Pages count items that are out of view, so they show which lengths these have.
    @Test(arguments: [true, false])
    func itemsOutOfViewCountWithTheirLengthOnTheOtherAxis(hasOneLength: Bool) async {
      let app = PagesApp(hasOneLength: hasOneLength)
      let window = TestWindow(size: CGSize(width: 400, height: 217)) { PagesPage(app: app) }
      await window.run(for: 0.5)
      window.perform { app.axis = .vertical }
      await window.run(for: 0.5)
      #expect(window.drawn("1 of 10").count == 1, "three of 30 items fill a page of 200 points")
      window.perform { app.axis = .horizontal }
      await window.run(for: 0.5)
      let text = hasOneLength ? "1 of 15" : "1 of 30"
      #expect(window.drawn(text).count == 1, "a page of items that differ has one")
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func squareItemsAreMeasuredOnTheOtherAxis() async {
      let app = PagesApp(hasOneLength: true)
      app.height = 150
      let window = TestWindow(size: CGSize(width: 400, height: 217)) { PagesPage(app: app) }
      await window.run(for: 0.5)
      window.perform { app.axis = .vertical }
      await window.run(for: 0.5)
      #expect(window.drawn("1").first?.frame.minY == 150)
      #expect(window.isAtRest && window.faults == [])
    }
  }
}

@MainActor @Observable
private final class PagesApp {
  var axis = Axis.horizontal
  var height: CGFloat = 60
  let hasOneLength: Bool

  init(hasOneLength: Bool) { self.hasOneLength = hasOneLength }
}

/// Thirty items, 150 or 160 points wide and 60 high, with the number of their pages below.
private struct PagesPage: View {
  let app: PagesApp

  var body: some View {
    Carousel(0..<30, id: \.self, axis: app.axis) {
      Color.numbered($0)
        .frame(width: app.hasOneLength || $0 % 2 == 0 ? 150 : 160, height: app.height)
    }
    .carouselSnap(.page).carouselIndicator(.fraction).carouselSpacing(0).carouselAlignment(.start)
  }
}

@MainActor @Observable
private final class LengthApp {
  var length = CarouselItemLength.measured
  var axis = Axis.horizontal
  var selection: Int?
}

private struct LengthPage: View {
  let app: LengthApp

  var body: some View {
    Carousel(0..<9, id: \.self, selection: Binding(app, \.selection), axis: app.axis) {
      Color.numbered($0).frame(width: 100, height: 60)
    }
    .carouselItemLength(app.length).carouselSpacing(0)
  }
}
#endif
