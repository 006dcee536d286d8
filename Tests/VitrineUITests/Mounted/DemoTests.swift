#if EXECUTES_VIEWS
import SwiftUI
import Testing

@testable import VitrineDemo
@testable import VitrineUI

extension MountedViews {
  /// The pages of the example app, driven as a person does.
  @MainActor @Suite struct DemoTests {
    @Test func theCarouselHasButtonsAndOptions() async throws {
      let page = DemoWindow { CarouselPage() }
      await page.run()
      let before = try #require(page.window.drawn("Moon over the bay").first?.frame)
      #expect(abs(before.midX - 195) < 0.01)
      await page.choose("Large")
      let first = try #require(page.picture("Moon over the bay"))
      let second = try #require(page.picture("Fjord morning"))
      #expect(abs(second.minX - first.maxX - 40) < 0.01)
      page.tap("chevron.backward")
      await page.run()
      #expect(page.window.drawn("Mirror lake").contains { abs($0.frame.midX - 195) < 0.01 })
      await page.choose("Loops")
      page.tap("chevron.forward")
      await page.run()
      #expect(page.window.drawn("Mirror lake").contains { abs($0.frame.midX - 195) < 0.01 })
      #expect(page.window.faults == [])
    }

    @Test(arguments: ["Scale", "Fade", "Cover flow", "Cylinder", "Wheel", "Stack", "Parallax"])
    func theCarouselComesToRestWithEachEffect(effect: String) async {
      let page = DemoWindow { CarouselPage() }
      await page.run()
      await page.choose(effect)
      await page.window.drag(
        from: CGPoint(x: 300, y: 300), to: CGPoint(x: 60, y: 300), frames: 8)
      await page.run()
      #expect(page.picture("Moon over the bay").map { abs($0.midX - 195) > 1 } ?? true)
      #expect(page.window.isAtRest)
      #expect(page.window.faults == [])
    }

    @Test func theCardInTheMiddleOfTheDeckIsLarger() async throws {
      let page = DemoWindow { DeckPage() }
      await page.run()
      #expect(page.picture("Midnight Tram").map { abs($0.width - 216) < 0.01 } == true)
      let next = try #require(page.picture("Nine Lanterns"))
      page.window.tap(at: CGPoint(x: next.minX + 5, y: next.midY))
      await page.run()
      #expect(page.picture("Nine Lanterns").map { abs($0.width - 216) < 0.01 } == true)
      await page.choose("Much larger")
      #expect(page.picture("Nine Lanterns").map { abs($0.width - 252) < 0.01 } == true)
      #expect(page.window.faults == [])
    }

    @Test func aCardOpensAndItsOptionsApply() async {
      let page = DemoWindow { ExpandingPage() }
      await page.run()
      page.window.tap(at: CGPoint(x: 75, y: 422))
      await page.run()
      #expect(page.picture("Midnight Tram still").map { $0.width == 250 } == true)
      await page.choose("Slim cards")
      #expect(page.picture("Midnight Tram still").map { $0.width == 250 } == true)
      await page.choose("Close")
      #expect(page.picture("Midnight Tram").map { $0.width == 90 } == true)
      #expect(page.window.faults == [])
    }

    @Test func aRowIsStitchedByItsOption() async throws {
      let page = DemoWindow { StitchedPage() }
      await page.run()
      func gap() throws -> CGFloat {
        let first = try #require(page.picture("Moon over the bay"))
        return try #require(page.picture("Fjord morning")).minX - first.maxX
      }
      #expect(try gap() == 8)
      await page.choose("Stitched together")
      #expect(try gap() < 0.01)
      await page.window.pinch(at: CGPoint(x: 195, y: 422), to: 2, frames: 10)
      await page.run()
      #expect(try gap() == 8)
      #expect(page.window.faults == [])
    }

    @Test func aPictureFliesFromThePageToTheViewerAndBack() async throws {
      let page = DemoWindow { ViewerPage() }
      await page.run()
      let place = try #require(page.picture("Moon over the bay"))
      #expect(place.width == 358 && place.minY == 16)
      page.tap("Moon over the bay")
      await page.window.runFrame()
      #expect(page.picture("Moon over the bay").map { $0.width < 390 } == true, "it flies")
      await page.run()
      #expect(page.picture("Moon over the bay").map { $0.width == 390 && $0.height == 585 } == true)
      page.window.press(.rightArrow)
      await page.run()
      #expect(page.picture("Fjord morning").map { $0.width == 390 } == true)
      page.window.press(.escape)
      await page.run()
      #expect(page.picture("Moon over the bay") == place)
      #expect(page.window.isAtRest && page.window.faults == [])
    }

    @Test(arguments: [false, true])
    func aPhotographOfTheGridOpens(isMirrored: Bool) async throws {
      let page = DemoWindow { GridPage() }
      await page.run()
      if isMirrored { await page.choose("Right to left") }
      await page.choose("Small")
      let cell = try #require(page.picture("Moon over the bay"))
      #expect(cell.width < 80 && (isMirrored ? cell.maxX == 390 : cell.minX == 0))
      page.window.tap(at: CGPoint(x: cell.midX, y: cell.midY))
      await page.run()
      let large = page.window.drawn("Moon over the bay").last?.visible
      #expect(large.map { $0.width == 390 && $0.height == 585 } == true)
      page.window.press(.escape)
      await page.run()
      #expect(page.picture("Moon over the bay") == cell)
      #expect(page.window.isAtRest)
      #expect(page.window.faults == [])
    }

    @Test func thePhotographsOfACollectionFlyToADeck() async throws {
      let page = DemoWindow { CollectionPage() }
      await page.run()
      let cell = try #require(page.picture("Moon over the bay"))
      page.tap("Deck")
      await page.run()
      #expect(page.picture("Moon over the bay").map { $0.width > cell.width } == true)
      await page.choose("Jump to the grid")
      #expect(page.picture("Moon over the bay") == cell)
      let bar = try #require(page.window.drawn.first { $0.name.hasPrefix("Grid →") }?.frame)
      let start = CGPoint(x: bar.midX, y: bar.midY)
      let end = CGPoint(x: bar.midX + 150, y: bar.midY)
      await page.window.drag(from: start, to: end, frames: 12)
      await page.run()
      #expect(page.picture("Moon over the bay").map { $0.width > cell.width } == true)
      await page.choose("Jump to the grid")
      #expect(page.window.isAtRest && page.window.faults == [])
    }
  }
}
#endif
