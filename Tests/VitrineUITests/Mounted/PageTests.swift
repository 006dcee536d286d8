#if EXECUTES_VIEWS
import SwiftUI
import Testing

import VitrineUI

extension MountedViews {
  /// Carousels whose pages are written one after the other.
  @MainActor @Suite struct PageTests {
    private struct Film: Identifiable {
      let id: String
    }

    private let films = [Film(id: "a"), Film(id: "b"), Film(id: "c")]

    private func names(_ view: some View) async -> [String] {
      let window = TestWindow(size: CGSize(width: 300, height: 100)) {
        view.carouselItemLength(.fixed(100))
      }
      await window.run(for: 0.5)
      #expect(window.faults == [])
      return window.drawn.filter { $0.opacity > 0 && !$0.visible.isEmpty }.map(\.name)
        .filter { $0.count == 1 }.sorted()
    }

    @Test func onePageIsACarousel() async {
      #expect(await names(Carousel { Color.named("a") }) == ["a"])
    }

    @Test func severalPagesAreACarousel() async {
      let pages = Carousel {
        Color.named("a")
        Color.named("b")
      }
      #expect(await names(pages) == ["a", "b"])
    }

    @Test func aLoopMakesAPageOfEachElement() async {
      let ids = Carousel(selection: .constant("b")) {
        ForEach(films) { Color.named($0.id) }
      }
      #expect(await names(ids) == ["a", "b", "c"])
      let numbers = Carousel(selection: .constant(2)) {
        ForEach(1..<4, id: \.self) { Color.named("\($0)") }
      }
      #expect(await names(numbers) == ["1", "2", "3"])
      let lengths = Carousel(selection: .constant(1)) {
        ForEach(films, id: \.id.count) { Color.named($0.id) }
      }
      #expect(await names(lengths) == ["a", "b", "c"])
    }
  }
}
#endif
