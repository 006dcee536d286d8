#if EXECUTES_VIEWS
import Observation
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// An app opens a card that is not in the collection.
  @MainActor @Suite struct MissingCardTests {
    @Test func aTappedCardReplacesIt() async {
      for missing in 100..<110 {
        let app = MissingCardApp()
        let window = TestWindow(size: CGSize(width: 400, height: 200)) { MissingCard(app: app) }
        await window.run(for: 0.5)
        window.perform { app.expanded = missing }
        await window.run(for: 0.5)
        window.tap(at: CGPoint(x: 50, y: 100))
        await window.run(for: 1)
        #expect(app.expanded == 0)
        #expect(window.faults == [])
      }
    }

    @Test func itOpensOnceItIsThere() async {
      let app = MissingCardApp()
      let window = TestWindow(size: CGSize(width: 400, height: 200)) { MissingCard(app: app) }
      await window.run(for: 0.5)
      window.perform { app.expanded = 100 }
      window.perform { app.items.insert(100, at: 0) }
      await window.run(for: 1)
      #expect(window.accessibility.first?.value == "1 of 7, open")
      #expect(window.drawn("details 100").first?.visible.width == 250)
      #expect(app.expanded == 100 && window.faults == [])
    }
  }
}

@MainActor @Observable
private final class MissingCardApp {
  var items = Array(0..<6)
  var expanded: Int?
}

private struct MissingCard: View {
  let app: MissingCardApp

  var body: some View {
    ExpandingCarousel(app.items, id: \.self, expanded: Binding(app, \.expanded)) {
      Color.named("poster \($0)")
    } details: {
      Color.named("details \($0)")
    }
  }
}
#endif
