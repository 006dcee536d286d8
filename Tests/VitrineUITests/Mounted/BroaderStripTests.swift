#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// The passes of updates that make a strip broader: a first one for the new data, a second one for the items, and no third one for the
  /// breadth, because the layout determines it.
  @MainActor @Suite struct BroaderStripTests {
    @Test(arguments: BreadthLook.allCases)
    func tallerItemsConvergeWithinTwoPasses(look: BreadthLook) async {
      let page = await BreadthPage(.row(40, tall: -1), look)
      for (number, items) in [
        .row(40, tall: 0), .row(40, tall: -1), (100..<140).map { .init(id: $0, height: 90) },
        [.init(id: 7, height: 110)], [], .row(5, tall: 1),
      ].enumerated() {
        page.window.resetEvaluations()
        page.window.perform { page.app.items = items }
        expectPasses(page, "\(look), collection \(number)")
        #expect(page.breadth == items.map(\.height).max() ?? 0, "\(look), collection \(number)")
        await page.window.run(for: 0.5)
        expectPasses(page, "the frames after \(look), collection \(number)")
      }
    }

    @Test(arguments: BreadthLook.allCases)
    func aTallerItemAndAnotherNumberOfItemsConvergeWithinTwoPasses(look: BreadthLook) async {
      let page = await BreadthPage(.row(40, tall: -1), look)
      page.window.resetEvaluations()
      page.window.perform { page.app.items = .row(41, tall: 0) }
      expectPasses(page, "\(look)")
      await page.window.run(for: 0.5)
      #expect(page.breadth == 90 && page.window.isAtRest)
    }

    @Test(arguments: BreadthLook.allCases)
    func itemsThatComeLaterConvergeWithinTwoPasses(look: BreadthLook) async {
      let page = await BreadthPage([], look)
      page.window.resetEvaluations()
      page.window.perform { page.app.items = .row(40, tall: 0) }
      expectPasses(page, "\(look)")
      #expect(page.breadth == 90)
      await page.window.run(for: 0.5)
      #expect(page.window.isAtRest)
    }

    @Test(arguments: BreadthLook.allCases)
    func aMotionToTallerItemsConvergesWithinTwoPasses(look: BreadthLook) async {
      let page = await BreadthPage(.row(40, tall: 12), look)
      page.window.resetEvaluations()
      page.window.perform { withAnimation { page.app.selection = 12 } }
      await page.window.run(for: 2)
      expectPasses(page, "\(look)")
      #expect(page.breadth == 90 && page.window.isAtRest)
    }

    @Test(arguments: BreadthLook.allCases)
    func anotherWidthThatShowsTallerItemsConvergesWithinTwoPasses(look: BreadthLook) async {
      let page = await BreadthPage(.row(40, tall: 3), look, width: 90)
      page.window.resetEvaluations()
      page.window.perform { page.app.width = 300 }
      page.window.perform { page.app.width = 250 }
      expectPasses(page, "\(look)")
      await page.window.run(for: 0.5)
      expectPasses(page, "the frames after \(look)")
    }

    private func expectPasses(_ page: BreadthPage, _ moment: String) {
      #expect(page.window.mostPasses <= 2, "\(moment)")
      #expect(page.window.faults == [], "\(moment)")
      page.window.resetEvaluations()
    }
  }
}
#endif
