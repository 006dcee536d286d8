#if EXECUTES_VIEWS
import SwiftUI
import Testing
import Vitrine

@testable import VitrineUI

extension MountedViews {
  /// What cards, rows and grids draw is the scene of the engine, within 0.01 points.
  @MainActor @Suite struct SceneTests {
    @Test(arguments: [CarouselEffect.none, .scale], LayoutDirection.allCases)
    func cardsDrawTheScene(effect: CarouselEffect, direction: LayoutDirection) async throws {
      let cards = await MountedCards(effect: effect, direction: direction)
      func expectCards(_ moment: String) throws {
        let driver = try #require(cards.app.reference.driver as? CarouselDriver<Int>)
        // An opening card crops its details; its poster grows as it fades.
        cards.window.expectVisible(driver.exhibit.scene, moment) {
          "\($0.openness > 0 ? "details" : "poster") \(driver.ids[ifPresent: $0.item] ?? -1)"
        } opacity: {
          $0.openness > 0 ? $0.opacity * $0.openness : $0.opacity
        }
      }
      try expectCards("at rest")
      cards.window.perform { withAnimation { cards.app.expanded = [1] } }
      for _ in 0..<20 {
        await cards.window.runFrame()
        try expectCards("while a card opens")
      }
      await cards.window.drag(
        from: CGPoint(x: 300, y: 100), to: CGPoint(x: 100, y: 100), frames: 6, lifts: false)
      try expectCards("in a drag")
      cards.window.lift(at: CGPoint(x: 100, y: 100))
      await cards.window.run(for: 0.1)
      try expectCards("in a settle")
      cards.window.perform { cards.app.items = [5, 4, 3, 2, 1] }
      await cards.window.runFrame()
      try expectCards("after a change of data")
      cards.window.resize(to: CGSize(width: 333, height: 222))
      await cards.window.run(for: 1)
      try expectCards("after a rotation")
      #expect(cards.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aRowDrawsTheScene(direction: LayoutDirection) async throws {
      let row = await MountedPhotographs(direction: direction)
      func expectRow(_ moment: String) throws {
        let driver = try #require(row.app.reference.driver as? CarouselDriver<Int>)
        row.window.expectVisible(driver.exhibit.scene, moment) {
          "\(driver.ids[ifPresent: $0.item] ?? -1)"
        }
      }
      try expectRow("at rest")
      await row.window.drag(
        from: CGPoint(x: 300, y: 50), to: CGPoint(x: 150, y: 50), frames: 6, lifts: false)
      try expectRow("in a drag")
      row.window.lift(at: CGPoint(x: 150, y: 50))
      await row.window.run(for: 0.1)
      try expectRow("in a settle")
      row.window.perform { withAnimation { row.app.isStitched = true } }
      for _ in 0..<15 {
        await row.window.runFrame()
        try expectRow("while it is stitched")
      }
      row.window.perform { row.app.items = [5, 1, 0, 7] }
      await row.window.runFrame()
      try expectRow("after a change of data")
      row.window.resize(to: CGSize(width: 300, height: 80))
      await row.window.run(for: 1)
      try expectRow("after a rotation")
      #expect(row.window.faults == [])
    }

    @Test(arguments: LayoutDirection.allCases)
    func aGridDrawsTheScene(direction: LayoutDirection) async throws {
      let grid = await MountedGrid(direction: direction)
      func expectGrid(_ moment: String) throws {
        let driver = try #require(grid.driver)
        let scrolled = Vector(x: 0, y: -driver.exhibit.model.scrollOffset)
        grid.window.expectVisible(driver.exhibit.scene, moment, movedBy: scrolled) { placement in
          let cell = driver.cells.first { $0.index == placement.item }
          return "cell \(cell?.id.item ?? -1)"
        }
      }
      try expectGrid("at rest")
      grid.window.scroll(by: 777.7)
      await grid.window.runFrame()
      try expectGrid("after it was scrolled")
      grid.window.resize(to: CGSize(width: 844, height: 390))
      await grid.window.run(for: 0.2)
      try expectGrid("after a rotation")
      grid.window.perform { grid.app.photos = Array(30..<45) + Array(100..<180) }
      await grid.window.run(for: 0.2)
      try expectGrid("after a change of data")
      #expect(grid.window.faults == [])
    }
  }
}
#endif
