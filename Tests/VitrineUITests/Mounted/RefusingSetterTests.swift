#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Bindings whose setters do not assign the value that an exhibit reports.
  @MainActor @Suite struct RefusingSetterTests {
    private func carousel(_ selection: Binding<Int?>) async -> TestWindow {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        Carousel(0..<5, id: \.self, selection: selection) { Color.numbered($0) }
          .carouselItemLength(.fixed(100)).carouselSpacing(0)
      }
      await window.run(for: 1)
      return window
    }

    private func showNext(in window: TestWindow) async {
      await window.drag(from: CGPoint(x: 150, y: 30), to: CGPoint(x: 50, y: 30), frames: 20)
      await window.run(for: 2)
    }

    /// A setter that assigns nothing makes a constant binding.
    @Test func aCarouselStaysWhereAPersonHasMovedItIfTheSetterKeepsTheValue() async {
      var reports: [Int?] = []
      let window = await carousel(Binding(get: { 2 }, set: { reports.append($0) }))
      await showNext(in: window)
      window.setEnvironment { $0.displayScale = 3 }
      await window.run(for: 1)
      #expect(reports == [3] && window.drawn("3").first?.frame.minX == 100)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func aCarouselGoesToTheItemThatTheSetterAssignsInstead() async {
      let app = CarouselApp()
      app.items = Array(0..<5)
      app.selection = 2
      let window = TestWindow(size: CGSize(width: 300, height: 100)) { ClampedCarousel(app: app) }
      await window.run(for: 1)
      await showNext(in: window)
      #expect(app.selection == 1 && window.drawn("1").first?.frame.minX == 100)
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func aPhotographStaysOpenIfTheSetterKeepsTheValue() async {
      let window = TestWindow {
        PhotoGrid(0..<12, id: \.self, aspectRatio: { _ in 1.5 }, selection: .constant(nil)) {
          Color.numbered($0)
        }
      }
      await window.run(for: 1)
      window.tap(at: CGPoint(x: 195, y: 195))
      await window.run(for: 2)
      window.setEnvironment { $0.displayScale = 3 }
      await window.run(for: 1)
      #expect(window.hasCover && window.isAtRest && window.faults == [])
    }
  }
}

/// A carousel whose app selects the second item instead of any later one.
private struct ClampedCarousel: View {
  let app: CarouselApp

  var body: some View {
    let selection = Binding {
      app.selection
    } set: {
      app.selection = $0.map { min($0, 1) }
    }
    Carousel(app.items, id: \.self, selection: selection) { Color.numbered($0) }
      .carouselItemLength(.fixed(100)).carouselSpacing(0)
  }
}
#endif
