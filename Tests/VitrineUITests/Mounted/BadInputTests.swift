#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Input that an app should not give: the outcome is defined, and nothing loops.
  @MainActor @Suite struct BadInputTests {
    @Test func anEmptyCarouselGetsItsItemsLater() async {
      let carousel = await MountedCarousel([])
      #expect(carousel.window.isAtRest)
      carousel.window.tap(at: CGPoint(x: 150, y: 30))
      carousel.window.perform { carousel.app.items = [1, 2] }
      await carousel.window.run(for: 0.5)
      #expect(carousel.left(of: 1) == 100)
      carousel.window.perform { carousel.app.items = [] }
      await carousel.window.run(for: 0.5)
      #expect(carousel.window.drawn("1").isEmpty)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test func itemsWithTheSameIDAreAllDrawn() async {
      let carousel = await MountedCarousel([1, 1, 1])
      #expect(carousel.window.drawn("1").map(\.frame.minX) == [100, 200])
      await carousel.window.drag(
        from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 20)
      await carousel.window.run(for: 2)
      #expect(carousel.window.drawn("1").map(\.frame.minX) == [0, 100])
      #expect(carousel.window.faults == [])
    }

    @Test func theItemInTheMiddleVanishesDuringADrag() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 2 }
      await carousel.window.run(for: 2)
      await carousel.window.drag(
        from: CGPoint(x: 150, y: 30), to: CGPoint(x: 130, y: 30), frames: 5, lifts: false)
      carousel.window.perform { carousel.app.items = [0, 1, 3, 4] }
      await carousel.window.runFrame()
      carousel.window.lift(at: CGPoint(x: 130, y: 30))
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 3) == 100)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test func allItemsAreReplacedDuringAMotion() async {
      let carousel = await MountedCarousel()
      await carousel.window.drag(
        from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 5)
      carousel.window.perform { carousel.app.items = Array(100..<200) }
      await carousel.window.run(for: 2)
      #expect(carousel.left(of: 100) == 100)
      #expect(carousel.window.drawn("0").isEmpty)
      #expect(carousel.window.isAtRest)
      #expect(carousel.window.faults == [])
    }

    @Test(arguments: [0, .infinity, .nan, -5, 1e300] as [CGFloat])
    func anyProposalGivesAFiniteStripThatComesToRest(length: CGFloat) async {
      for proposal in [
        ProposedViewSize(width: length, height: 200), ProposedViewSize(width: 300, height: length),
        ProposedViewSize(width: length, height: length),
      ] {
        let carousel = await MountedCarousel { content in
          AnyView(ProposingLayout(proposal: proposal) { content })
        }
        await carousel.window.run(for: 2)
        carousel.window.tap(at: CGPoint(x: 150, y: 100))
        await carousel.window.run(for: 2)
        let frames = carousel.window.drawn.map(\.frame)
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.height.isFinite })
        #expect(carousel.window.isAtRest)
        #expect(carousel.window.faults == [])
        #expect(carousel.app.reference.driver != nil)
        carousel.window.close()
        #expect(carousel.app.reference.driver == nil)
      }
    }

    @Test func aCarouselWithoutAreaShowsItsItemsOnceItHasOne() async {
      let carousel = await MountedCarousel(size: .zero)
      await carousel.window.run(for: 2)
      carousel.window.resize(to: CGSize(width: 300, height: 200))
      await carousel.window.run(for: 0.5)
      #expect(carousel.left(of: 0) == 100)
      #expect(carousel.window.faults == [])
    }
  }
}
#endif
