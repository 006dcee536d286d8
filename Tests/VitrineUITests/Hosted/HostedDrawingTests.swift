#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// What clips, fades and covers views, as the drawn pixels of a window of either system show it.
  @MainActor @Suite struct HostedDrawingTests {
    @Test func itemsAreCutAtTheEdgesOfTheCarousel() async {
      let carousel = await MountedCarousel { AnyView($0.padding(.horizontal, 60)) }
      #expect(await carousel.window.reaches { carousel.hasLeft(1, at: 200) })
      #expect(await carousel.window.reaches { isDrawn("1", at: 220, in: carousel) })
      #expect(carousel.window.draws(.white, at: CGPoint(x: 270, y: 30)))
    }

    @Test func itemsAreDrawnOutsideWhereTheyAreNotCut() async {
      let carousel = await MountedCarousel {
        AnyView($0.carouselClipDisabled().padding(.horizontal, 60))
      }
      #expect(await carousel.window.reaches { isDrawn("1", at: 270, in: carousel) })
    }

    @Test func theOtherItemsAreTranslucent() async throws {
      let carousel = await MountedCarousel { AnyView($0.carouselEffect(.fade)) }
      #expect(await carousel.window.reaches { isDrawn("0", at: 150, in: carousel) })
      let next = try #require(carousel.driver?.cells.first { $0.id.item == 1 && !$0.isCopy })
      #expect((0.1...0.9).contains(next.placement.opacity))
      let seen = PixelColor.of(name: "1").mixed(next.placement.opacity, over: .white)
      #expect(await carousel.window.reaches { carousel.window.draws(seen, at: point(250)) })
    }

    @Test func theLargeItemInTheMiddleCoversItsNeighbours() async {
      let carousel = await MountedCarousel { AnyView($0.carouselEffect(.scale(1.4))) }
      #expect(await carousel.window.reaches { isDrawn("0", at: 210, in: carousel) })
      #expect(isDrawn("0", at: 150, in: carousel) && isDrawn("1", at: 240, in: carousel))
    }

    @Test func cardsHaveRoundCornersAndDetailsCoverThePoster() async {
      let cards = await MountedCards()
      let (middle, corner) = (CGPoint(x: 75, y: 100), CGPoint(x: 1, y: 1))
      #expect(await cards.window.reaches { cards.window.draws("poster 0", at: middle) })
      #expect(cards.window.draws(.white, at: corner))
      cards.window.perform { cards.app.expanded = [0] }
      #expect(await cards.window.reaches { cards.window.draws("details 0", at: middle) })
      #expect(cards.window.draws("details 0", at: CGPoint(x: 240, y: 100)))
      #expect(cards.window.draws(.white, at: corner))
    }

    @Test func anOpenPhotographAndItsBackdropCoverTheGrid() async {
      let grid = await MountedGrid(0..<12)
      let (cell, middle) = (CGPoint(x: 50, y: 50), CGPoint(x: 195, y: 422))
      #expect(await grid.window.reaches { grid.window.draws("cell 0", at: cell) })
      grid.window.perform { grid.app.selection = 4 }
      #expect(await grid.window.reaches { grid.window.draws("large 4", at: middle) })
      #expect(await grid.window.reaches { grid.window.draws(.black, at: cell) })
      grid.window.perform { grid.app.selection = nil }
      #expect(await grid.window.reaches { grid.window.draws("cell 0", at: cell) })
      #expect(
        await grid.window.reaches { grid.window.draws("cell 4", at: CGPoint(x: 195, y: 195)) })
    }

    /// A point above the buttons of the items.
    private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 30) }

    private func isDrawn(_ name: String, at x: CGFloat, in carousel: MountedCarousel) -> Bool {
      carousel.window.draws(name, at: point(x))
    }
  }
}
#endif
