#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// Cards of a collection that open in place.
  @MainActor @Suite struct CollectionCardTests {
    private let first = CGPoint(x: 75, y: 422)

    private func width(_ card: Int, _ collection: MountedCollection) -> CGFloat? {
      collection.photo(card)?.width
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aTapOpensTheCardUnderItAndAnotherOneClosesIt(direction: LayoutDirection) async {
      let collection = await MountedCollection(.expanding, direction: direction)
      let card = { (x: CGFloat) in
        CGPoint(x: direction == .leftToRight ? x : 390 - x, y: 422)
      }
      // The picture of each card reaches under its neighbour.
      for (item, x) in [(0, 75.0), (0, 75), (0, 2), (1, 300)] {
        let wasOpen = width(item, collection) == 250
        collection.window.tap(at: card(x))
        await collection.window.run(for: 2)
        #expect(width(item, collection) == (wasOpen ? 150 : 250), "\(item) at \(x)")
      }
      #expect(width(0, collection).map { $0 < 150 } == true, "the second card is in view")
      #expect(collection.app.selection == nil && collection.window.faults == [])
    }

    @Test func aButtonOnAnOpenCardOpensItsPhotograph() async {
      let collection = await MountedCollection(.expanding)
      func hasButton() -> Bool {
        collection.window.accessibilityDump.contains("button \"Open photo\"")
      }
      #expect(!hasButton())
      collection.window.tap(at: first)
      await collection.window.run(for: 2)
      #expect(hasButton())
      collection.window.tap(at: CGPoint(x: 230, y: 530))
      await collection.window.run(for: 2)
      #expect(collection.app.selection == 0 && collection.window.hasCover)
      #expect(collection.window.press(.escape))
      await collection.window.run(for: 2)
      #expect(!collection.window.hasCover && width(0, collection) == 250 && hasButton())
      collection.assign(.grid)
      await collection.window.run(for: 2)
      #expect(!hasButton() && collection.window.faults == [])
    }

    @Test func aMouseThatRestsOpensACardAndAClickItsPhotograph() async {
      let collection = await MountedCollection(.expanding)
      collection.window.hover(at: first)
      await collection.window.run(for: 2)
      #expect(width(0, collection) == 250)
      collection.window.click(at: first)
      await collection.window.run(for: 2)
      #expect(collection.app.selection == 0 && collection.window.hasCover)
      #expect(collection.window.faults == [])
    }

    @Test func keysOpenAndCloseTheFocusedCard() async {
      let collection = await MountedCollection(.expanding)
      guard let grid = collection.driver?.grid else { return }
      for (key, width) in [(Key.right, 150.0), (.enter, 250), (.space, 150)] {
        #expect(grid.handleKey(key))
        await collection.window.run(for: 2)
        #expect(self.width(1, collection) == width && grid.focusedIndex == 1, "\(key)")
      }
      #expect(collection.app.selection == nil && collection.window.faults == [])
    }
  }
}
#endif
