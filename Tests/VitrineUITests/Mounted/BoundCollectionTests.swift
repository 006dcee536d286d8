#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Collections whose elements are those of the present moment, such as a binding to an array: an earlier value of such a collection has
  /// the new elements too.
  @MainActor @Suite struct BoundCollectionTests {
    @Test(arguments: AnyExhibit.allCases)
    func itemsCanBeRemoved(exhibit: AnyExhibit) async {
      let app = BoundApp()
      let window = TestWindow { BoundExhibit(app: app, exhibit: exhibit) }
      await window.run(for: 1)
      for count in [5, 1, 0, 9] {
        window.perform { app.items = BoundItem.first(count) }
        await window.run(for: 1)
      }
      #expect(window.isAtRest && window.faults == [])
    }

    @Test func anIndexOutsideTheCollectionHasNoRatio() {
      let items = PhotoItems(0..<3, id: \.self, aspectRatio: { _ in 1.5 }) { Color.numbered($0) }
      #expect(items.ratio(at: 0) == 1.5)
      #expect(items.ratio(at: -1) == nil && items.ratio(at: 3) == nil)
    }

    @Test func theItemAtTheMiddleStaysThereIfOneBeforeItIsRemoved() async {
      let app = BoundApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        BoundExhibit(app: app, exhibit: .carousel)
      }
      await window.run(for: 1)
      window.perform { app.selection = 4 }
      await window.run(for: 1)
      #expect(window.drawn("4").first?.frame.minX == 100)
      window.perform { app.items.removeFirst(2) }
      await window.run(for: 1)
      #expect(window.drawn("4").first?.frame.minX == 100)
      #expect(app.selection == 4)
      #expect(window.faults == [])
    }

    @Test func theOpenPhotographStaysOpenIfOneBeforeItIsRemoved() async {
      let app = BoundApp()
      let window = TestWindow { BoundExhibit(app: app, exhibit: .grid) }
      await window.run(for: 1)
      window.perform { app.selection = 4 }
      await window.run(for: 1)
      window.perform { app.items.removeFirst(2) }
      await window.run(for: 1)
      #expect(window.drawn("4").contains { $0.visible.width == 390 })
      #expect(app.selection == 4)
      #expect(window.faults == [])
    }
  }
}

private struct BoundItem: Identifiable {
  let id: Int
  var isMarked = false

  static func first(_ count: Int) -> [BoundItem] { (0..<count).map { BoundItem(id: $0) } }
}

@MainActor @Observable
private final class BoundApp {
  var items = BoundItem.first(9)
  var selection: Int?
  var expanded: Set<Int> = []
  var isStitched = false
}

private struct BoundExhibit: View {
  let app: BoundApp
  let exhibit: AnyExhibit

  var body: some View {
    let items = Binding(app, \.items)
    let selection = Binding(app, \.selection)
    switch exhibit {
    case .carousel, .column:
      Carousel(items, selection: selection, axis: exhibit == .column ? .vertical : .horizontal) {
        $item in Color.numbered(item.id)
      }
      .carouselItemLength(.fixed(100)).carouselSpacing(0)
    case .cards:
      ExpandingCarousel(items, expanded: Binding(app, \.expanded)) { $item in
        Color.numbered(item.id)
      } details: { $item in
        Toggle("Marked", isOn: $item.isMarked)
      }
    case .row:
      StitchedCarousel(items, isStitched: Binding(app, \.isStitched), aspectRatio: { _ in 1.5 }) {
        $item in Color.numbered(item.id)
      }
    case .grid:
      PhotoGrid(items, aspectRatio: { _ in 1.5 }, selection: selection) { $item in
        Color.numbered(item.id)
      }
    case .viewer:
      PhotoViewer(items, aspectRatio: { _ in 1.5 }, selection: selection) { $item in
        Color.numbered(item.id)
      }
    }
  }
}
#endif
