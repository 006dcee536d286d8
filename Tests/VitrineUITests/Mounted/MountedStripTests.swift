#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  @MainActor @Suite struct ExpandingTests {
    /// The engine opens a card to at least its closed length, and keeps lengths in the range of their options.
    @Test(arguments: [
      (200.0, 100.0, 200.0), (200, -5, 200), (200, .nan, 250), (20_000, 300, 10_000),
    ])
    func contentsAreAsLongAsTheirCards(collapsed: Double, expanded: Double, open: Double) async {
      let cards = await MountedCards(collapsed: collapsed, expanded: expanded)
      cards.window.perform { cards.app.expanded = [0] }
      await cards.window.run(for: 2)
      #expect(cards.window.drawn("details 0").first?.frame.width == CGFloat(open))
      #expect(cards.window.faults == [])
    }

    @Test func aRestingMouseOpensACardAndClosesItWhenItLeaves() async {
      let cards = await MountedCards()
      cards.window.hover(at: CGPoint(x: 75, y: 100))
      await cards.window.run(for: 0.05)
      #expect(cards.app.expanded == [])
      await cards.window.run(for: 1)
      #expect(cards.app.expanded == [0])
      cards.window.hover(at: nil)
      await cards.window.run(for: 1)
      #expect(cards.app.expanded == [])
      #expect(cards.window.faults == [])
    }

    @Test func aClickOnACardThatARestingMouseHasOpenedOpensItsPicture() async {
      let closed = await MountedCards()
      closed.window.click(at: CGPoint(x: 75, y: 100))
      await closed.window.run(for: 1)
      #expect(closed.app.opened == [] && closed.app.expanded == [0], "a closed card opens")
      let cards = await MountedCards()
      cards.window.hover(at: CGPoint(x: 75, y: 100))
      await cards.window.run(for: 1)
      #expect(cards.app.expanded.contains(0))
      cards.window.click(at: CGPoint(x: 75, y: 100))
      await cards.window.run(for: 1)
      #expect(cards.app.opened == [0])
      #expect(cards.app.expanded.contains(0), "the click keeps it open")
      #expect(cards.window.faults == [])
    }

    @Test func anAssignmentOpensCardsAtOnceOrInTheirTime() async {
      let cards = await MountedCards()
      cards.window.perform { cards.app.expanded = [1] }
      #expect(cards.window.drawn("details 1").first?.visible.width == 250)
      cards.window.perform { withAnimation { cards.app.expanded = [0] } }
      #expect(cards.window.drawn("details 1").first?.visible.width == 250)
      await cards.window.run(for: 0.2)
      let opening = cards.window.drawn("details 0").first
      #expect(opening.map { $0.visible.width > 150 && $0.visible.width < 250 } == true)
      await cards.window.run(for: 2)
      #expect(cards.window.drawn("details 0").first?.visible.width == 250)
      #expect(cards.window.faults == [])
    }

    @Test func aFrameOfAnOpeningCardBuildsNoContent() async {
      let cards = await MountedCards()
      cards.window.perform { withAnimation { cards.app.expanded = [0] } }
      await cards.window.run(for: 0.1)
      cards.window.resetEvaluations()
      let calls = cards.app.contentCalls
      await cards.window.runFrame()
      #expect(cards.app.contentCalls == calls)
      #expect(cards.window.evaluations["CardFade"] ?? 0 > 0)
      for view in ["ExpandingCarousel", "ExpandingCard", "CarouselStrip", "CellContent"] {
        #expect(cards.window.evaluations[view] == nil, "\(view)")
      }
    }

    @Test func theFocusRingHasTheShapeOfTheVisibleCard() async {
      for effect in [CarouselEffect.none, .scale(1.5)] {
        let cards = await MountedCards(effect: effect)
        cards.window.focusNext()
        await cards.window.runFrame()
        // The first card is the one that the effect enlarges.
        for number in [0, 1] {
          let (rings, card) = (
            cards.window.drawn("CropShape"), cards.window.drawn("poster \(number)")
          )
          #expect(rings.map(\.frame) == card.map(\.frame) && rings.count == 1)
          #expect(rings.map(\.visible) == card.map(\.visible))
          #expect(cards.window.press(.rightArrow))
          await cards.window.run(for: 1)
        }
      }
    }

    @Test(
      arguments: zip([-1, 0, 0.5, 1, 7, .nan], [0, 0, 0.5, 1, 1, 0])
        as Zip2Sequence<[Double], [Double]>)
    func aSingleCardIsShownForAPreview(openness: Double, seen: Double) async {
      let window = TestWindow(size: CGSize(width: 200, height: 100)) {
        ExpandingCard(openness: openness) {
          Color.named("poster")
        } details: {
          Color.named("details")
        }
      }
      await window.run(for: 0.1)
      let drawn = window.drawn
      #expect(drawn.first { $0.name == "details" }?.opacity == seen)
      #expect(drawn.first { $0.name == "poster" }?.opacity == 1 - seen)
      #expect(drawn.first { $0.name == "details" }?.frame.size == CGSize(width: 250, height: 100))
      #expect(window.faults == [])
    }
  }

  @MainActor @Suite struct StitchedTests {
    /// With fingers one by one, or with the magnification of a trackpad.
    @Test(arguments: [true, false])
    func aPinchClosesTheGapsAndAnotherOpensThem(oneByOne: Bool) async {
      let row = await MountedPhotographs()
      row.window.setEnvironment { $0.hasTouchRecognizers = oneByOne }
      #expect(row.gap == 8)
      await row.window.pinch(at: CGPoint(x: 200, y: 50), to: 0.5, frames: 10)
      await row.window.run(for: 1)
      #expect(row.app.isStitched)
      #expect(row.gap == -0.5, "stitched photographs overlap by a pixel")
      await row.window.pinch(at: CGPoint(x: 200, y: 50), to: 2, frames: 10)
      await row.window.run(for: 1)
      #expect(!row.app.isStitched)
      #expect(row.gap == 8)
      #expect(row.window.isAtRest)
      #expect(row.window.faults == [])
    }

    @Test func aRowThatIsBeingStitchedIsFreedWithItsViews() async {
      let row = await MountedPhotographs()
      await row.window.pinch(at: CGPoint(x: 200, y: 50), to: 0.5, frames: 10)
      weak let driver = row.app.reference.driver
      #expect(driver != nil)
      row.window.close()
      await row.window.settle()
      #expect(driver == nil)
    }
  }
}
#endif
