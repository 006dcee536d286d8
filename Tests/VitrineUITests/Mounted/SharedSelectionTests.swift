#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Two carousels with one selection.
  @MainActor @Suite struct SharedSelectionTests {
    @Test(arguments: [false, true])
    func theOtherCarouselFollowsAndMovesWithAnAnimatedBinding(animated: Bool) async {
      let app = CarouselApp()
      app.items = Array(0..<9)
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        SharedSelection(app: app, animated: animated)
      }
      await window.run(for: 0.5)
      window.tap(at: CGPoint(x: 250, y: 50))
      await window.runFrame()
      await window.runFrame()
      let left = window.drawn("1").last?.frame.minX ?? 0
      #expect(animated ? left > 100.01 && left < 199.99 : left == 100, "\(left)")
      await window.run(for: 2)
      #expect(window.drawn("1").map(\.frame.minX) == [100, 100] && app.selection == 1)
      #expect(window.isAtRest && window.faults == [])
    }
  }
}

private struct SharedSelection: View {
  let app: CarouselApp
  let animated: Bool

  var body: some View {
    VStack(spacing: 0) {
      row
      row
    }
    .carouselItemLength(.fixed(100)).carouselSpacing(0)
  }

  private var row: some View {
    let selection = Binding(app, \.selection)
    return Carousel(
      app.items, id: \.self, selection: animated ? selection.animation() : selection
    ) { Color.numbered($0) }
  }
}
#endif
