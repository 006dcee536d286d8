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
          // The length of a first measured item is known after its layout.
          let measuresFirst = page == .measured && change.items.isEmpty && number == 0
          expectPasses(
            window, "\(page), \(change.name), step \(number)", atMost: measuresFirst ? 3 : 2)
        }
        await window.run(for: 1.5)
        expectPasses(window, "\(page) comes to rest after \(change.name)")
        window.close()
        expectPasses(window, "\(page) goes after \(change.name)")
        #expect(window.faults == [])
      }
    }

    /// Expects at most a number of passes since the last call.
    private func expectPasses(_ window: TestWindow, _ moment: String, atMost passes: Int = 2) {
      #expect(window.mostPasses <= passes, "\(moment)")
      window.resetEvaluations()
    }
  }
}
#endif
