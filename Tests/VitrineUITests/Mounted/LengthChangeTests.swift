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
