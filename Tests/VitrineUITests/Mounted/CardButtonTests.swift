#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineUI

extension MountedViews {
  /// Buttons in cards and in photographs of stitched rows.
  @MainActor @Suite struct CardButtonTests {
    @Test(arguments: RowWithButtons.all)
    func aTapOnAButtonDoesNothingElse(row: RowWithButtons) async {
      let mounted = await row.mounted()
      await mounted.window.tap(with: row.device, at: mounted.button)
      await mounted.window.run(for: 1)
      #expect(mounted.log.entries == ["button 0"])
      #expect(mounted.app.expanded == [] && mounted.app.opened == [])
      await mounted.window.tap(with: row.device, at: mounted.content)
      await mounted.window.run(for: 1)
      #expect(mounted.log.entries == ["button 0"])
      #expect(mounted.hasActed, "a tap beside the button acts on the item")
      if row.isOfCards {
        await mounted.window.tap(with: row.device, at: mounted.button)
        await mounted.window.run(for: 1)
        #expect(mounted.log.entries == ["button 0", "open button 0"])
        #expect(mounted.app.expanded == [0], "the card stays open")
        await mounted.window.tap(with: row.device, at: mounted.content)
        await mounted.window.run(for: 1)
        #expect(mounted.app.expanded == [])
      }
      #expect(mounted.app.opened == (row.isOfCards ? [] : [0]))
      #expect(mounted.window.faults == [])
    }

    @Test(arguments: RowWithButtons.all, [true, false])
    func aTapThatCatchesTheRowDoesNothingElse(row: RowWithButtons, onButton: Bool) async {
      let mounted = await row.mounted()
      let y = mounted.content.y
      await mounted.window.drag(
        from: CGPoint(x: 380, y: y), to: CGPoint(x: 150, y: y), frames: 4, with: row.device)
      await mounted.window.run(for: 0.05)
      #expect(!mounted.window.isAtRest)
      let button = mounted.window.drawn.first {
        $0.name.hasPrefix("button") && $0.opacity == 1 && $0.frame.minX > 20 && $0.frame.maxX < 380
      }
      let middle = CGPoint(x: button?.frame.midX ?? 0, y: button?.frame.midY ?? 0)
      #expect(button != nil)
      await mounted.window.tap(
        with: row.device, at: onButton ? middle : CGPoint(x: middle.x, y: y))
      await mounted.window.run(for: 2)
      #expect(mounted.log.entries == [] && !mounted.hasActed)
    }

    /// Apple's tap gestures allow a movement of unknown length.
    @Test(arguments: RowWithButtons.all)
    func aTapAtTheEndOfADragDoesNothing(row: RowWithButtons) async {
      let mounted = await row.mounted()
      let y = mounted.content.y
      let (start, end) = (CGPoint(x: 100, y: y), CGPoint(x: 60, y: y))
      await mounted.window.drag(from: start, to: end, frames: 4, with: row.device)
      await mounted.window.run(for: 2)
      #expect(!mounted.hasActed)
      await mounted.window.drag(
        from: start, to: CGPoint(x: 100, y: y - 30), frames: 4, with: row.device)
      await mounted.window.run(for: 2)
      #expect(!mounted.hasActed, "nor does a drag across the row")
      await mounted.window.tap(with: row.device, at: start, for: 1)
      await mounted.window.run(for: 2)
      #expect(!mounted.hasActed, "nor does a long press")
    }

    @Test(arguments: [true, false])
    func aClickOnAButtonLeavesACardToTheMouseThatHasOpenedIt(oneByOne: Bool) async {
      let row = RowWithButtons(isOfCards: true, isOneByOne: oneByOne, device: .indirectPointer)
      let mounted = await row.mounted()
      let window = mounted.window
      window.hover(at: mounted.content)
      await window.run(for: 1)
      await window.tap(with: row.device, at: mounted.button)
      await window.run(for: 1)
      #expect(mounted.log.entries == ["open button 0"])
      #expect(mounted.app.expanded == [0] && mounted.app.opened == [])
      window.hover(at: nil)
      await window.run(for: 1)
      #expect(mounted.app.expanded == [], "the card closes when the mouse leaves")
      window.hover(at: mounted.content)
      await window.run(for: 1)
      await window.tap(with: row.device, at: mounted.content)
      await window.run(for: 1)
      window.hover(at: nil)
      await window.run(for: 1)
      #expect(mounted.app.expanded == [0], "a click beside the button keeps it open")
      #expect(mounted.app.opened == [0])
    }
  }
}
#endif
