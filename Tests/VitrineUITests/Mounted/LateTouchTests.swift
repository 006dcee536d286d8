#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Views hear of a touch after frames that are later than the touch.
  @MainActor @Suite struct LateTouchTests {
    @Test(arguments: [0.016, 0.06, 0.1, 0.14])
    func aRowThatIsCaughtLateStepsBackInNoFrame(afterRelease: Double) async {
      let carousel = await MountedCarousel(0..<40) {
        AnyView($0.environment(\.hasTouchRecognizers, true))
      }
      let window = carousel.window
      window.press(at: CGPoint(x: 290, y: 30))
      for step in 1...7 {
        await window.run(for: 0.01)
        window.move(to: CGPoint(x: 290 - 40 * Double(step), y: 30))
      }
      window.lift(at: CGPoint(x: 10, y: 30))
      await window.run(for: afterRelease + 0.03)
      window.touchDelay = 0.03
      let before = lefts(in: carousel)
      window.press(at: CGPoint(x: 150, y: 30))
      await window.runFrame()
      let held = lefts(in: carousel)
      await window.run(for: 0.1)
      let later = lefts(in: carousel)
      let common = held.keys.filter { before[$0] != nil && later[$0] != nil }
      #expect(!common.isEmpty)
      for item in common {
        #expect(held[item]! <= before[item]! + 0.001, "item \(item) steps back")
        #expect(later[item] == held[item], "item \(item) is held")
      }
      window.cancelTouch()
      #expect(window.faults == [])
    }

    /// The left edges of the items in view.
    private func lefts(in carousel: MountedCarousel) -> [Int: CGFloat] {
      Dictionary(
        uniqueKeysWithValues: (0..<40).compactMap { item in
          carousel.left(of: item).map { (item, $0) }
        })
    }
  }
}
#endif
