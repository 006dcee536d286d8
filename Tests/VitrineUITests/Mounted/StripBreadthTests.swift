#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The breadth of a strip while its items come, go and change their size.
  @MainActor @Suite struct StripBreadthTests {
    @Test(arguments: [CarouselItemLength.fixed(100), .measured])
    func aStripIsAsBroadAsTheContentInView(length: CarouselItemLength) async {
      let (app, window) = await mounted(
        [.init(id: 0, height: 200), .init(id: 1, height: 50)], length)
      #expect(breadth(window) == 200)
      for height in [80, 120, 40] as [CGFloat] {
        window.resetEvaluations()
        window.perform { app.items[0].height = height }
        await window.run(for: 1)
        #expect(breadth(window) == max(50, height))
        #expect(window.isAtRest && window.mostPasses <= 2 && window.faults == [])
      }
    }

    @Test func itemsOutOfViewKeepTheirStripAsBroadAsItIs() async {
      var items = (0..<40).map { BreadthApp.Item(id: $0, height: 50) }
      items[0].height = 200
      let (app, window) = await mounted(items)
      window.perform { app.selection = 30 }
      await window.run(for: 1)
      #expect(window.drawn("0").isEmpty && breadth(window) == 200)
      window.perform { app.items.append(.init(id: 100, height: 50)) }
      await window.run(for: 1)
      #expect(breadth(window) == 200)
      window.perform { app.items.removeFirst() }
      await window.run(for: 1)
      #expect(breadth(window) == 200, "an item that has gone counts as one out of view")
      #expect(window.faults == [])
    }

    @Test func anItemThatHasBecomeLowerOutOfViewCountsOnceItComesBack() async {
      var items = (0..<40).map { BreadthApp.Item(id: $0, height: 50) }
      items[0].height = 200
      let (app, window) = await mounted(items)
      window.perform { app.selection = 30 }
      await window.run(for: 1)
      window.perform { app.items[0].height = 80 }
      window.perform { app.selection = 0 }
      await window.run(for: 1)
      #expect(!window.drawn("0").isEmpty && breadth(window) == 80)
      #expect(window.faults == [])
    }

    @Test func aStripDoesNotChangeItsBreadthWithThePhaseOfItsItems() async {
      let window = TestWindow(size: CGSize(width: 300, height: 400)) {
        VStack(spacing: 0) {
          Carousel(0..<9, id: \.self) { number, phase in
            Color.numbered(number).frame(width: 100, height: 100 + 100 * phase.nearness)
          }
          .carouselItemLength(.fixed(100))
          Color.named("below")
        }
      }
      await window.run(for: 0.5)
      window.press(at: CGPoint(x: 200, y: 50))
      for x in stride(from: 190.0, to: 120, by: -10) {
        await window.runFrame()
        window.move(to: CGPoint(x: x, y: 50))
        #expect(breadth(window) == 200)
      }
      window.cancelTouch()
      #expect(window.faults == [])
    }

    private func mounted(_ items: [BreadthApp.Item], _ length: CarouselItemLength = .fixed(100))
      async -> (BreadthApp, TestWindow)
    {
      let app = BreadthApp(items)
      let window = TestWindow(size: CGSize(width: 300, height: 400)) {
        BreadthPage(app: app, length: length)
      }
      await window.run(for: 0.5)
      return (app, window)
    }

    private func breadth(_ window: TestWindow) -> CGFloat? {
      window.drawn("below").first?.frame.minY
    }
  }
}

@MainActor @Observable
private final class BreadthApp {
  var items: [Item]
  var selection: Int?

  struct Item: Identifiable {
    let id: Int
    var height: CGFloat
  }

  init(_ items: [Item]) { self.items = items }
}

private struct BreadthPage: View {
  let app: BreadthApp
  let length: CarouselItemLength

  var body: some View {
    let selection = Binding {
      app.selection
    } set: {
      app.selection = $0
    }
    VStack(spacing: 0) {
      Carousel(app.items, selection: selection) { item in
        Color.numbered(item.id).frame(width: 100, height: item.height)
      }
      .carouselItemLength(length)
      .carouselSpacing(0)
      Color.named("below")
    }
  }
}
#endif
