#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// Input that an app should not give, in a window of either system.
  @MainActor @Suite struct HostedBadInputTests {
    @Test func anEmptyCarouselGetsItsItemsLater() async {
      let carousel = await MountedCarousel([])
      #expect(await carousel.window.reaches { carousel.driver != nil })
      #expect(await carousel.window.comesToRest())
      carousel.window.tap(at: CGPoint(x: 150, y: 30))
      carousel.window.perform { carousel.app.items = [1, 2] }
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 100) })
      carousel.window.perform { carousel.app.items = [] }
      #expect(await carousel.window.reaches { carousel.window.frame(of: "1") == nil })
      #expect(await carousel.window.comesToRest())
    }

    @Test func itemsWithTheSameIDAreAllDrawn() async {
      let carousel = await MountedCarousel([1, 1, 1])
      #expect(
        await carousel.window.reaches {
          carousel.window.drawn("1").map(\.frame.minX).sorted() == [100, 200]
        })
      await carousel.window.drag(
        from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 20)
      #expect(
        await carousel.window.reaches {
          carousel.window.drawn("1").map(\.frame.minX).sorted() == [0, 100]
        })
    }

    @Test(arguments: [false, true])
    func allItemsAreReplacedDuringAMotion(flicks: Bool) async {
      let carousel = await MountedCarousel()
      if flicks {
        await carousel.window.drag(
          from: CGPoint(x: 280, y: 30), to: CGPoint(x: 20, y: 30), frames: 5)
      } else {
        carousel.window.perform { withAnimation { carousel.app.selection = 3 } }
        await carousel.window.runFrame()
      }
      carousel.window.perform { carousel.app.items = Array(100..<200) }
      #expect(await carousel.window.reaches { carousel.hasLeft(100, at: 100) })
      #expect(await carousel.window.reaches { carousel.window.frame(of: "0") == nil })
      #expect(await carousel.window.comesToRest())
    }

    @Test func aSelectionThatIsNoItemWaitsForIt() async {
      let carousel = await MountedCarousel()
      carousel.window.perform { carousel.app.selection = 9 }
      #expect(await carousel.window.reaches { carousel.hasLeft(0, at: 100) })
      carousel.window.perform { carousel.app.items = Array(0..<10) }
      #expect(await carousel.window.reaches { carousel.hasLeft(9, at: 100) })
    }

    @Test(arguments: [0, .infinity, .nan, -5] as [CGFloat])
    func anyProposalGivesAFiniteStripThatComesToRest(length: CGFloat) async {
      for proposal in [
        ProposedViewSize(width: length, height: 200), ProposedViewSize(width: 300, height: length),
        ProposedViewSize(width: length, height: length),
      ] {
        let carousel = await MountedCarousel { content in
          AnyView(ProposingLayout(proposal: proposal) { content })
        }
        #expect(await carousel.window.reaches { carousel.driver?.exhibit.scene.isMoving == false })
        let frames = (0..<5).flatMap { carousel.window.drawn("\($0)").map(\.frame) }
        // A strip without area shows nothing.
        #expect(!frames.isEmpty || !(length > 0), "\(proposal)")
        #expect(frames.allSatisfy { $0.minX.isFinite && $0.width.isFinite && $0.height.isFinite })
        #expect(await carousel.window.comesToRest())
        weak let driver = carousel.driver
        carousel.window.close()
        #expect(await carousel.window.reaches { driver == nil })
      }
    }
  }
}

/// Proposes a fixed size to its view, whatever space it has itself.
struct ProposingLayout: Layout {
  let proposal: ProposedViewSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 300, height: 200)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: self.proposal) }
  }
}
#endif
