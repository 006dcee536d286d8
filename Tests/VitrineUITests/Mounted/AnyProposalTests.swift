#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Every exhibit with proposals and collections that an app should not give: nothing loops, nothing traps, and it comes to rest.
  @MainActor @Suite struct AnyProposalTests {
    @Test(arguments: AnyExhibit.allCases, [0, .infinity, .nan, -5, 1e300] as [CGFloat])
    func anyProposalComesToRest(exhibit: AnyExhibit, length: CGFloat) async {
      for proposal in [
        ProposedViewSize(width: length, height: 200), ProposedViewSize(width: 300, height: length),
        ProposedViewSize(width: length, height: length), .unspecified,
      ] {
        let app = AnyExhibitApp()
        let window = TestWindow(size: CGSize(width: 300, height: 200)) {
          ProposingLayout(proposal: proposal) { AnyExhibitView(app: app, exhibit: exhibit) }
        }
        await expectRest(window, "\(proposal)")
        window.tap(at: CGPoint(x: 150, y: 100))
        await expectRest(window, "\(proposal), after a tap")
        await window.drag(
          from: CGPoint(x: 200, y: 100), to: CGPoint(x: 50, y: 90), frames: 4)
        await expectRest(window, "\(proposal), after a drag")
      }
    }

    @Test(arguments: AnyExhibit.allCases)
    func anyChangesOfTheCollectionComeToRest(exhibit: AnyExhibit) async {
      let app = AnyExhibitApp()
      let window = TestWindow(size: CGSize(width: 300, height: 200)) {
        AnyExhibitView(app: app, exhibit: exhibit)
      }
      await expectRest(window, "at first")
      for items in [[], [1, 1, 1], [1], Array(100..<200), [150, 3, 150], []] {
        window.tap(at: CGPoint(x: 100, y: 100))
        await window.drag(
          from: CGPoint(x: 200, y: 100), to: CGPoint(x: 50, y: 90), frames: 4, lifts: false)
        window.perform { app.items = items }
        await window.runFrame()
        window.lift(at: CGPoint(x: 50, y: 90))
        await expectRest(window, "\(items)")
        let known = Set(items.map { "\($0)" })
        let drawn = window.drawn.filter { Int($0.name) != nil && !$0.visible.isEmpty }
        // A viewer shows nothing while it is closed.
        #expect(exhibit == .viewer || drawn.isEmpty == items.isEmpty, "\(exhibit) \(items)")
        #expect(drawn.allSatisfy { known.contains($0.name) }, "\(exhibit) \(items)")
      }
    }

    private func expectRest(_ window: TestWindow, _ moment: String) async {
      defer { window.resetEvaluations() }
      // A row that rests anywhere glides for some seconds.
      for _ in 0..<600 where !window.isAtRest { await window.runFrame() }
      await window.run(for: 0.1)
      #expect(window.isAtRest, "\(moment)")
      #expect(window.faults == [], "\(moment)")
      #expect(window.mostPasses <= 2, "\(moment)")
      // A scroll view of infinite size has no frame, and nothing in it is visible.
      let seen = window.drawn.map(\.visible).filter { !$0.isEmpty }
      #expect(
        seen.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.height.isFinite },
        "\(moment)")
    }
  }
}
#endif
