#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The breadth of a strip while its items come, go and change their size.
  @MainActor @Suite struct StripBreadthTests {
    @Test(arguments: [BreadthLook.fixed, .measured])
    func aStripIsAsBroadAsTheContentInView(look: BreadthLook) async {
      let page = await BreadthPage([.init(id: 0, height: 200), .init(id: 1, height: 50)], look)
      #expect(page.breadth == 200)
      for height in [80, 120, 40] as [CGFloat] {
        page.window.resetEvaluations()
        page.window.perform { page.app.items[0].height = height }
        await page.window.run(for: 1)
        #expect(page.breadth == max(50, height))
        #expect(page.window.isAtRest && page.window.mostPasses <= 2 && page.window.faults == [])
      }
    }

    @Test func itemsOutOfViewKeepTheirStripAsBroadAsItIs() async {
      let page = await BreadthPage(.row(40, tall: 0))
      page.window.perform { page.app.selection = 30 }
      await page.window.run(for: 1)
      #expect(page.window.drawn("0").isEmpty && page.breadth == 90)
      page.window.perform { page.app.items.append(.init(id: 100, height: 50)) }
      await page.window.run(for: 1)
      #expect(page.breadth == 90)
      page.window.perform { page.app.items.swapAt(0, 1) }
      await page.window.run(for: 1)
      #expect(page.breadth == 90, "it is still in the collection")
      #expect(page.window.faults == [])
    }

    @Test(arguments: [0, 30])
    func aStripBecomesLowerWhenItsTallestItemLeavesTheCollection(selection: Int) async {
      let page = await BreadthPage(.row(40, tall: 0))
      page.window.perform { page.app.selection = selection }
      await page.window.run(for: 1)
      #expect(page.window.drawn("0").isEmpty == (selection == 30) && page.breadth == 90)
      page.window.resetEvaluations()
      page.window.perform { page.app.items.removeFirst() }
      #expect(page.breadth == 50)
      await page.window.run(for: 1)
      page.window.perform { page.app.items = [] }
      #expect(page.breadth == 0)
      #expect(page.window.mostPasses <= 2 && page.window.faults == [])
      page.window.perform { page.app.items = .row(40, tall: 0) }
      await page.window.run(for: 1)
      #expect(page.breadth == (selection == 0 ? 90 : 50), "it counts again once it is in view")
    }

    @Test func aStripBecomesLowerAlsoIfTheCollectionChangesTwiceBeforeTheLayout() async {
      let page = await BreadthPage(.row(40, tall: 0))
      page.app.itemsChanged = {
        page.app.itemsChanged = {}
        page.app.items.append(.init(id: 100, height: 50))
      }
      page.window.perform { page.app.items.removeFirst() }
      await page.window.run(for: 1)
      #expect(page.breadth == 50 && page.app.items.count == 40)
      #expect(page.window.faults == [])
    }

    @Test func anItemThatHasBecomeLowerOutOfViewCountsOnceItComesBack() async {
      let page = await BreadthPage(.row(40, tall: 0))
      page.window.perform { page.app.selection = 30 }
      await page.window.run(for: 1)
      page.window.perform { page.app.items[0].height = 80 }
      page.window.perform { page.app.selection = 0 }
      await page.window.run(for: 1)
      #expect(!page.window.drawn("0").isEmpty && page.breadth == 80)
      #expect(page.window.faults == [])
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
        #expect(window.drawn("below").first?.frame.minY == 200)
      }
      window.cancelTouch()
      #expect(window.faults == [])
    }
  }
}
#endif
