#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Each update of each view converges within two passes: one that reads the change, and one that draws it.
  @MainActor @Suite struct UpdateTests {
    @Test(arguments: UpdatedPage.allCases, [0, 1, 2])
    func eachUpdateConvergesWithinTwoPasses(page: UpdatedPage, coverDelay: Int) async {
      for change in UpdateChange.all {
        let app = UpdatedApp(change.items)
        let window = TestWindow(coverDelay: coverDelay, coverSizeDelay: coverDelay / 2) {
          UpdatedView(app: app, page: page)
        }
        expectPasses(window, "\(page) appears")
        await window.run(for: 0.3)
        for (number, step) in change.steps.enumerated() {
          step(window, app)
          await window.run(for: 0.25)
          expectPasses(window, "\(page), \(change.name), step \(number)")
        }
        await window.run(for: 1.5)
        expectPasses(window, "\(page) comes to rest after \(change.name)")
        window.close()
        expectPasses(window, "\(page) goes after \(change.name)")
        #expect(window.faults == [])
      }
    }

    /// Expects at most two passes in each update since the last call.
    private func expectPasses(_ window: TestWindow, _ moment: String) {
      #expect(window.mostPasses <= 2, "\(moment)")
      window.resetEvaluations()
    }
  }
}
#endif
