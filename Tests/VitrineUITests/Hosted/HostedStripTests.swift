#if EXECUTES_VIEWS || os(macOS)
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Cards and stitched rows in a window of either system.
  @MainActor @Suite struct HostedStripTests {
    private let closed = CGRect(x: 0, y: 0, width: 150, height: 200)
    private let open = CGRect(x: 0, y: 0, width: 250, height: 200)

    @Test(arguments: [false, true])
    func anAssignmentOpensAndClosesACard(animated: Bool) async {
      let cards = await MountedCards()
      #expect(await cards.window.reaches { cards.window.shows("poster 0", at: closed) })
      func expand(_ open: Set<Int>) {
        cards.window.perform {
          if animated {
            withAnimation { cards.app.expanded = open }
          } else {
            cards.app.expanded = open
          }
        }
      }
      expand([0])
      #expect(await cards.window.reaches { isBeside(cards, 270) })
      #expect(cards.window.shows("details 0", at: open))
      expand([])
      #expect(await cards.window.reaches { isBeside(cards, 170) })
      #expect(cards.window.shows("poster 0", at: closed))
      #expect(cards.app.reports == 0, "the app hears nothing of its own change")
    }

    /// Whether the second card begins at a place.
    private func isBeside(_ cards: MountedCards, _ left: CGFloat) -> Bool {
      cards.window.frame(of: "poster 1").map { abs($0.minX - left) < 0.01 } == true
    }

    @Test func aTapOpensACardAndAnotherClosesIt() async {
      let cards = await MountedCards()
      #expect(await cards.window.reaches { cards.window.shows("poster 0", at: closed) })
      cards.window.tap(at: CGPoint(x: 75, y: 100))
      #expect(await cards.window.reaches { cards.app.expanded == [0] })
      #expect(await cards.window.reaches { isBeside(cards, 270) })
      #expect(cards.window.shows("details 0", at: open))
      cards.window.tap(at: CGPoint(x: 75, y: 100))
      #expect(await cards.window.reaches { cards.app.expanded == [] })
      #expect(await cards.window.reaches { isBeside(cards, 170) })
      #expect(cards.window.shows("poster 0", at: closed))
      #expect(cards.app.reports == 2)
      #expect(await cards.window.comesToRest())
    }

    @Test(arguments: [false, true])
    func anAssignmentStitchesTheRow(animated: Bool) async {
      let row = await MountedPhotographs()
      func second(at left: CGFloat) -> Bool {
        // Stitched photographs overlap by a pixel, which is a point where the screen has one pixel a point.
        row.window.frame(of: "1").map { abs($0.minX - left) <= 1 } == true
      }
      #expect(await row.window.reaches { second(at: 158) })
      row.window.perform {
        if animated {
          withAnimation { row.app.isStitched = true }
        } else {
          row.app.isStitched = true
        }
      }
      #expect(await row.window.reaches { second(at: 150) })
      row.window.perform { row.app.isStitched = false }
      #expect(await row.window.reaches { second(at: 158) })
      #expect(row.app.reports == 0, "the app hears nothing of its own change")
    }

    @Test func aTapOpensAPhotograph() async {
      let row = await MountedPhotographs()
      #expect(await row.window.reaches { row.window.frame(of: "1") != nil })
      row.window.tap(at: CGPoint(x: 200, y: 50))
      #expect(await row.window.reaches { row.app.opened == [1] })
    }

    @Test func rowsAreFreedWithTheirViews() async {
      let (cards, row) = (await MountedCards(), await MountedPhotographs())
      #expect(
        await cards.window.reaches {
          cards.app.reference.driver != nil && row.app.reference.driver != nil
        })
      cards.window.tap(at: CGPoint(x: 75, y: 100))
      await cards.window.runFrame()
      weak let driverOfCards = cards.app.reference.driver
      weak let driverOfRow = row.app.reference.driver
      cards.window.close()
      row.window.close()
      #expect(
        await cards.window.reaches {
          driverOfCards == nil && driverOfRow == nil
        })
    }
  }
}
#endif
